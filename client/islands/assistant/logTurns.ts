import type { BotMessage, Message, VisitorMessage } from '../../assistant/state/chatState.ts';

/** A visitor's message and the assistant's answer; either may be missing. */
export interface LogTurn {
  /** The index in the conversation. */
  readonly key: number;
  readonly visitor: VisitorMessage | null;
  readonly bot: BotMessage | null;
}

/** Groups `messages` into turns. While the assistant is thinking there is a last turn without an answer. */
export function logTurns(messages: readonly Message[], isThinking: boolean): LogTurn[] {
  const turns: LogTurn[] = [];
  const startTurn = (visitor: VisitorMessage | null, bot: BotMessage | null) =>
    turns.push({ key: turns.length, visitor, bot });
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.sender === 'user') startTurn(message, null);
    else if (last && !last.bot) turns[last.key] = { ...last, bot: message };
    else startTurn(null, message);
  }
  if (isThinking && turns.at(-1)?.bot !== null) startTurn(null, null);
  return turns;
}
