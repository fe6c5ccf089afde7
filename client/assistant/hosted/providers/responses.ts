import { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import type { HostedMessage, ModelNames } from '../../../../data/model/assistant/hostedModel.ts';
import type { Patience } from './patience.ts';
import type { HostedQuestion, Provider } from './provider.ts';
import { readResponsesEvent } from './readResponsesEvent.ts';
import { answerTokens, replyForm } from './replyForm.ts';
import { type Spare, spare } from './spares.ts';
import { askStreamed } from './streamed.ts';

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
    readonly format: { readonly type: 'json_schema' } & ReturnType<typeof replyForm>;
    readonly verbosity?: 'low';
  };
}

/** Asks a server that speaks the Responses API. It is told to keep nothing of what was said. */
export const responsesProvider =
  (url: string, models: ModelNames, patience: Patience): Provider =>
  (question, call) => {
    const model = models[question.model ?? 'standard'];
    const body = responsesBody(question, model);
    const asked = { path: '/responses', body, spares: responsesSpares };
    return askStreamed(call, { url, key: question.key, model }, patience, asked, readResponsesEvent);
  };

/** What the server is asked. Models that think take no temperature, so that they do not think where one was chosen. */
export const responsesBody = (
  { instructions, messages, deals, temperature }: HostedQuestion,
  model: string,
): ResponsesBody => ({
  model,
  instructions,
  input: hostedInput(messages, deals),
  stream: true,
  store: false,
  max_output_tokens: answerTokens,
  ...(temperature === null
    ? { reasoning: { effort: 'low' } }
    : { reasoning: { effort: 'none' }, temperature }),
  text: { format: { type: 'json_schema', ...replyForm(deals) }, verbosity: 'low' },
});

/** What of it servers can do without, the form of the answer last. */
export const responsesSpares: readonly Spare[] = [
  { name: 'verbosity', leaveOut: withoutVerbosity },
  ...['reasoning', 'temperature', 'text'].map(spare),
];

function withoutVerbosity(body: Partial<ResponsesBody>): object | null {
  return body.text?.verbosity ? { ...body, text: { format: body.text.format } } : null;
}
