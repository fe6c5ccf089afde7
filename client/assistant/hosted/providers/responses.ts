import { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import type { HostedMessage, ModelNames } from '../../../../data/model/assistant/hostedModel.ts';
import { answerFormat } from '../../../../data/model/assistant/modelAnswer.ts';
import { type OptionalParameter, optionalParameter } from './optionalParameter.ts';
import type { HostedQuestion, Provider } from './provider.ts';
import { requestStream } from './readStream.ts';
import { maxAnswerTokens } from './request.ts';
import { readResponsesEvent } from './responsesEvents.ts';
import type { Timeouts } from './timeouts.ts';

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
