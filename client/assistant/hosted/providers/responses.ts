import { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import type { HostedMessage, ModelNames } from '../../../../data/model/assistant/hostedModel.ts';
import { answerFormat } from '../../../../data/model/assistant/modelAnswer.ts';
import type { Timeouts } from './connection.ts';
import { fieldsOf, listOf, textOf } from './json.ts';
import { type OptionalParameter, optionalParameter } from './optionalParameter.ts';
import type { HostedQuestion, Provider } from './provider.ts';
import { type ReadStreamEvent, requestStream, type StreamEvent } from './readStream.ts';
import { failureDuringAnswer } from './serverErrors.ts';

/** The most tokens of an answer, reasoning included. */
export const maxAnswerTokens = 1000;

/** A request of the Responses API. */
export interface ResponsesBody {
  readonly model: string;
  readonly instructions: string;
  readonly input: HostedMessage[];
  readonly stream: true;
  readonly store: false;
  readonly max_output_tokens: number;
  readonly reasoning?: { readonly effort: 'low' | 'none' };
  readonly temperature?: number;
  readonly text?: {
    readonly format: { readonly type: 'json_schema' } & ReturnType<typeof answerFormat>;
    readonly verbosity?: 'low';
  };
}

/** Asks a server with the Responses API, and tells it to store nothing. */
export const responsesProvider =
  (url: string, models: ModelNames, timeouts: Timeouts): Provider =>
  (question, context) => {
    const model = models[question.model ?? 'standard'];
    const body = responsesBody(question, model);
    const request = { path: '/responses', body, optional: responsesOptional };
    const server = { url, key: question.key, model };
    return requestStream(context, server, timeouts, request, readResponsesEvent);
  };

/** Reasoning models accept no temperature, so a chosen temperature switches reasoning off. */
export const responsesBody = (
  { instructions, messages, deals, choices, temperature }: HostedQuestion,
  model: string,
): ResponsesBody => ({
  model,
  instructions,
  input: hostedInput(messages, deals),
  stream: true,
  store: false,
  max_output_tokens: maxAnswerTokens,
  ...(temperature === null
    ? { reasoning: { effort: 'low' } }
    : { reasoning: { effort: 'none' }, temperature }),
  text: { format: { type: 'json_schema', ...answerFormat(deals, choices) }, verbosity: 'low' },
});

/** The format of the answer comes last: it is the most useful of them. */
export const responsesOptional: readonly OptionalParameter[] = [
  { name: 'verbosity', remove: withoutVerbosity },
  ...['reasoning', 'temperature', 'text'].map(optionalParameter),
];

function withoutVerbosity(body: Partial<ResponsesBody>): object | null {
  return body.text?.verbosity ? { ...body, text: { format: body.text.format } } : null;
}

/** Reads events and complete answers of the Responses API. */
export const readResponsesEvent: ReadStreamEvent = (value, model, hasText) => {
  const event = fieldsOf(value);
  // A complete answer has the form of the response in a stream's last event.
  const { status, output, error } = fieldsOf(event.response ?? event);
  const type = textOf(event.type).replace(/^response\./, '') || (error ? 'error' : status);
  if (type === 'output_text.delta') return { text: textOf(event.delta) };
  if (type === 'refusal.delta') return { end: { kind: 'refused' } };
  if (type === 'error' || type === 'failed') return { end: failureDuringAnswer(error ?? event, model) };
  // Some servers send "completed" as the event's type although the response is incomplete.
  if (type === 'incomplete' || (type === 'completed' && status === 'incomplete')) {
    return { end: { kind: 'bad-output' } };
  }
  if (type !== 'completed') return {};
  return hasText ? { end: 'complete' } : completeAnswer(output);
};

function completeAnswer(output: unknown): StreamEvent {
  const parts = listOf(output).flatMap((item) => listOf(fieldsOf(item).content).map(fieldsOf));
  if (parts.some(({ type }) => type === 'refusal')) return { end: { kind: 'refused' } };
  const texts = parts.map(({ type, text }) => (type === 'output_text' ? textOf(text) : ''));
  return { text: texts.join(''), end: 'complete' };
}
