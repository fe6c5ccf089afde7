import { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import type { HostedMessage, ModelNames } from '../../../../data/model/assistant/hostedModel.ts';
import { answerFormat } from '../../../../data/model/assistant/modelAnswer.ts';
import { fieldsOf, listOf, textOf } from './json.ts';
import { type OptionalParameter, optionalParameter } from './optionalParameter.ts';
import type { HostedQuestion, Provider } from './provider.ts';
import { type ReadStreamEvent, requestStream } from './readStream.ts';
import { maxAnswerTokens } from './request.ts';
import { failureDuringAnswer } from './serverErrors.ts';
import type { Timeouts } from './timeouts.ts';

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
    readonly json_schema: ReturnType<typeof answerFormat>;
  };
}

/** Asks a server with the Chat Completions API, such as one on the visitor's own machine. */
export const chatCompletionsProvider =
  (url: string, models: ModelNames, timeouts: Timeouts): Provider =>
  (question, context) => {
    const model = models[question.model ?? 'standard'];
    const request = {
      path: '/chat/completions',
      body: chatCompletionsBody(question, model),
      optional: chatCompletionsOptional,
    };
    const server = { url, key: question.key, model };
    return requestStream(context, server, timeouts, request, readChatCompletionsEvent);
  };

/**
 * The limit has its older name at first: servers that want the newer one reject the older one, but servers that want the
 * older one silently ignore the newer one.
 */
export const chatCompletionsBody = (
  { instructions, messages, deals, choices, temperature }: HostedQuestion,
  model: string,
): ChatCompletionsBody => ({
  model,
  messages: [{ role: 'system', content: instructions }, ...alternateRoles(hostedInput(messages, deals))],
  stream: true,
  ...(temperature === null ? {} : { temperature }),
  max_tokens: maxAnswerTokens,
  response_format: { type: 'json_schema', json_schema: answerFormat(deals, choices) },
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
  ...['max_completion_tokens', 'temperature', 'response_format'].map(optionalParameter),
];

function withNewerLimit({ max_tokens, ...rest }: Partial<ChatCompletionsBody>): object | null {
  return max_tokens === undefined ? null : { ...rest, max_completion_tokens: max_tokens };
}

/** Reads events and complete answers of the Chat Completions API. */
export const readChatCompletionsEvent: ReadStreamEvent = (event, model) => {
  if (event === '[DONE]') return { end: 'complete' };
  const { error, choices } = fieldsOf(event);
  if (error) return { end: failureDuringAnswer(error, model) };
  const { delta, message, finish_reason: reason } = fieldsOf(listOf(choices)[0]);
  const { content, refusal } = fieldsOf(delta ?? message);
  const text = textOf(content);
  if (refusal || reason === 'content_filter') return { end: { kind: 'refused' } };
  if (reason === 'length') return { text, end: { kind: 'bad-output' } };
  return reason ? { text, end: 'complete' } : { text };
};
