import { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import type { HostedMessage, ModelNames } from '../../../../data/model/assistant/hostedModel.ts';
import type { Patience } from './patience.ts';
import type { HostedQuestion, Provider } from './provider.ts';
import { readChatEvent } from './readChatEvent.ts';
import { answerTokens, replyForm } from './replyForm.ts';
import { type Spare, spare } from './spares.ts';
import { askStreamed } from './streamed.ts';

/** A request of the Chat Completions API. */
export interface ChatBody {
  readonly model: string;
  readonly messages: (HostedMessage | { readonly role: 'system'; readonly content: string })[];
  readonly stream: true;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: {
    readonly type: 'json_schema';
    readonly json_schema: ReturnType<typeof replyForm>;
  };
}

/** Asks a server that speaks the Chat Completions API, such as one on the visitor's own machine. */
export const chatCompletionsProvider =
  (url: string, models: ModelNames, patience: Patience): Provider =>
  (question, call) => {
    const model = models[question.model ?? 'standard'];
    const asked = { path: '/chat/completions', body: chatBody(question, model), spares: chatSpares };
    return askStreamed(call, { url, key: question.key, model }, patience, asked, readChatEvent);
  };

/**
 * What the server is asked. The limit goes by its older name at first: servers that want the newer one say so, while
 * those that do not know it pass it over in silence.
 */
export const chatBody = (
  { instructions, messages, deals, temperature }: HostedQuestion,
  model: string,
): ChatBody => ({
  model,
  messages: [{ role: 'system', content: instructions }, ...takingTurns(hostedInput(messages, deals))],
  stream: true,
  ...(temperature === null ? {} : { temperature }),
  max_tokens: answerTokens,
  response_format: { type: 'json_schema', json_schema: replyForm(deals) },
});

/**
 * `messages` so that visitor and assistant take turns, and the visitor begins: the templates of some models refuse anything
 * else.
 */
function takingTurns(messages: readonly HostedMessage[]): HostedMessage[] {
  const turns: HostedMessage[] = [];
  for (const message of messages.slice(messages.findIndex(({ role }) => role === 'user'))) {
    const last = turns.at(-1);
    if (last?.role !== message.role) turns.push(message);
    else turns[turns.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
  }
  return turns;
}

/** What of it servers can do without. */
export const chatSpares: readonly Spare[] = [
  { name: 'max_tokens', leaveOut: withNewerLimit },
  ...['max_completion_tokens', 'temperature', 'response_format'].map(spare),
];

function withNewerLimit({ max_tokens, ...rest }: Partial<ChatBody>): object | null {
  return max_tokens === undefined ? null : { ...rest, max_completion_tokens: max_tokens };
}
