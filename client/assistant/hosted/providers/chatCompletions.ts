import type { HostedMessage } from '../../../../data/model/assistant/hostedModel.ts';
import type { AnswerFormat } from '../../../../data/model/assistant/modelAnswer.ts';
import type { Fields } from './json.ts';
import type { OptionalParameter } from './optionalParameter.ts';
import type { HostedQuestion } from './provider.ts';
import type { ReadStreamEvent, StreamProtocol } from './readStream.ts';

/** A request of the Chat Completions API. */
export interface ChatCompletionsBody {
  readonly model: string;
  readonly messages: (HostedMessage | { readonly role: 'system'; readonly content: string })[];
  readonly stream: true;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: {
    readonly type: 'json_schema';
    readonly json_schema: AnswerFormat;
  };
}

/**
 * The limit has its older name at first: servers that want the newer one reject the older one, but servers that want the
 * older one silently ignore the newer one.
 */
export const chatCompletionsBody = (
  { instructions, input, format, temperature, maxTokens }: HostedQuestion,
  model: string,
): ChatCompletionsBody => ({
  model,
  messages: [{ role: 'system', content: instructions }, ...alternateRoles(input)],
  stream: true,
  ...(temperature === null ? {} : { temperature }),
  max_tokens: maxTokens,
  response_format: { type: 'json_schema', json_schema: format },
});

/** `messages` with the user first and the roles alternating: the templates of some models reject anything else. */
function alternateRoles(messages: readonly HostedMessage[]): HostedMessage[] {
  const alternating: HostedMessage[] = [];
  for (const message of messages.slice(messages.findIndex(({ role }) => role === 'user'))) {
    const last = alternating.at(-1);
    if (last?.role !== message.role) alternating.push(message);
    else alternating[alternating.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
  }
  return alternating;
}

export const chatCompletionsOptional: readonly OptionalParameter[] = [
  { name: 'max_tokens', remove: withNewerLimit },
  ...['max_completion_tokens', 'temperature', 'response_format'],
];

function withNewerLimit({ max_tokens, ...rest }: Partial<ChatCompletionsBody>): object | null {
  return max_tokens === undefined ? null : { ...rest, max_completion_tokens: max_tokens };
}

/** Reads events and complete answers of the Chat Completions API. */
export const readChatCompletionsEvent: ReadStreamEvent = (event) => {
  if (event === '[DONE]') return { end: 'complete' };
  const { error, choices }: Fields = Object(event);
  if (error) return { error };
  const { delta, message, finish_reason: reason }: Fields = Object([choices].flat()[0]);
  const { content: text, refusal }: Fields = Object(delta ?? message);
  if (refusal || reason === 'content_filter') return { end: { kind: 'refused' } };
  if (reason === 'length') return { text, end: { kind: 'bad-output' } };
  return reason ? { text, end: 'complete' } : { text };
};

/** The Chat Completions API, which servers on the visitor's own machine have. */
export const chatCompletionsProtocol: StreamProtocol = {
  createRequest: (question, model) => ({
    path: '/chat/completions',
    body: chatCompletionsBody(question, model),
    optional: chatCompletionsOptional,
  }),
  readEvent: readChatCompletionsEvent,
};
