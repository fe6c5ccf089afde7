import type { HostedMessage } from '../../../../data/model/assistant/hostedModel.ts';
import type { AnswerFormat } from '../../../../data/model/assistant/modelAnswer.ts';
import type { Fields } from './json.ts';
import type { OptionalParameter } from './optionalParameter.ts';
import type { HostedQuestion } from './provider.ts';
import { proxyBody } from './proxyBody.ts';
import type { ReadStreamEvent, StreamEvent, StreamProtocol } from './readStream.ts';

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
    readonly format: { readonly type: 'json_schema' } & AnswerFormat;
    readonly verbosity?: 'low';
  };
}

/** Reasoning models accept no temperature, so a chosen temperature switches reasoning off. */
export const responsesBody = (
  { instructions, input, format, temperature, maxTokens }: HostedQuestion,
  model: string,
): ResponsesBody => ({
  model,
  instructions,
  input: [...input],
  stream: true,
  store: false,
  max_output_tokens: maxTokens,
  ...(temperature === null
    ? { reasoning: { effort: 'low' } }
    : { reasoning: { effort: 'none' }, temperature }),
  text: { format: { type: 'json_schema', ...format }, verbosity: 'low' },
});

/** The format of the answer comes last: it is the most useful of them. */
export const responsesOptional: readonly OptionalParameter[] = [
  { name: 'verbosity', remove: withoutVerbosity },
  ...['reasoning', 'temperature', 'text'],
];

function withoutVerbosity(body: Partial<ResponsesBody>): object | null {
  return body.text?.verbosity ? { ...body, text: { format: body.text.format } } : null;
}

/** Reads events and complete answers of the Responses API. */
export const readResponsesEvent: ReadStreamEvent = (value, hasText) => {
  const event: Fields = Object(value);
  // A complete answer has the form of the response in a stream's last event.
  const { status, output, error }: Fields = Object(event.response ?? event);
  const type = typeof event.type === 'string' ? event.type.replace(/^response\./, '') : '';
  const kind = type || (error ? 'error' : status);
  if (kind === 'output_text.delta') return { text: event.delta };
  if (kind === 'refusal.delta') return { end: { kind: 'refused' } };
  if (kind === 'error' || kind === 'failed') return { error: error ?? event };
  // Some servers send "completed" as the event's type although the response is incomplete.
  if (kind === 'incomplete' || (kind === 'completed' && status === 'incomplete')) {
    return { end: { kind: 'bad-output' } };
  }
  if (kind !== 'completed') return {};
  return hasText ? { end: 'complete' } : completeAnswer(output);
};

function completeAnswer(output: unknown): StreamEvent {
  const contents = [output].flat().flatMap((item) => {
    const { content }: Fields = Object(item);
    return content;
  });
  const parts = contents.map((part): Fields => Object(part));
  if (parts.some(({ type }) => type === 'refusal')) return { end: { kind: 'refused' } };
  const texts = parts.map(({ type, text }) =>
    type === 'output_text' && typeof text === 'string' ? text : '',
  );
  return { text: texts.join(''), end: 'complete' };
}

/** The Responses API. */
export const responsesProtocol: StreamProtocol = {
  createRequest: (question, model) => ({
    path: '/responses',
    body: responsesBody(question, model),
    optional: responsesOptional,
  }),
  readEvent: readResponsesEvent,
};

/** The site's own proxy, which answers as the Responses API does. */
export const proxyProtocol: StreamProtocol = {
  createRequest: (question) => ({ path: '/v1/responses', body: proxyBody(question) }),
  readEvent: readResponsesEvent,
};
