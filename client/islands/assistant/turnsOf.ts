import type { BotMessage, Message, VisitorMessage } from '../../assistant/state/chatState.ts';

/** What the visitor said, and what the assistant answered; either may be missing. */
export interface Turn {
  /** Its place in the conversation. */
  readonly key: number;
  readonly visitor: VisitorMessage | null;
  readonly bot: BotMessage | null;
}

/** `messages` turn by turn. While an answer is looked for (`isThinking`) there is a last turn without one. */
export function turnsOf(messages: readonly Message[], isThinking: boolean): Turn[] {
  const turns: Turn[] = [];
  const begin = (visitor: VisitorMessage | null, bot: BotMessage | null) =>
    turns.push({ key: turns.length, visitor, bot });
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.sender === 'user') begin(message, null);
    else if (last && !last.bot) turns[last.key] = { ...last, bot: message };
    else begin(null, message);
  }
  if (isThinking && turns.at(-1)?.bot !== null) begin(null, null);
  return turns;
}
