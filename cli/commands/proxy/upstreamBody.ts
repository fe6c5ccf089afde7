import { groundedReplyName, groundedReplySchema } from '../../../data/model/assistant/groundedReply.ts';
import { hostedInput } from '../../../data/model/assistant/hostedInput.ts';
import { hostedInstructions } from '../../../data/model/assistant/hostedInstructions.ts';
import type { HostedMessage } from '../../../data/model/assistant/hostedModel.ts';
import type { CheckedRequest } from '../../../data/schema/proxyRequest.ts';
import type { ProxySettings } from './proxySettings.ts';

/** What the model's server is sent: a request of the Responses API, made anew. */
export interface UpstreamBody {
  readonly model: string;
  readonly instructions: string;
  readonly input: readonly HostedMessage[];
  readonly stream: boolean;
  readonly store: false;
  readonly max_output_tokens: number;
  readonly reasoning?: { readonly effort: 'low' };
  readonly text?: { readonly format: Readonly<Record<string, unknown>> };
}

/** Makes the request for the model's server at `now` (epoch milliseconds); of the visitor's it has only what was checked. */
export function upstreamBody(
  { model, input, stream, deals, format, max_output_tokens }: CheckedRequest,
  settings: ProxySettings,
  now: number,
): UpstreamBody {
  const most = settings.limits.outputTokens;
  const isGrounded = format === groundedReplyName;
  return {
    model: settings.models[model],
    instructions: hostedInstructions(settings, now),
    input: deals.length > 0 || isGrounded ? hostedInput(input, deals) : input,
    stream,
    store: false,
    max_output_tokens: Math.min(most, max_output_tokens ?? most),
    reasoning: { effort: 'low' },
    ...(isGrounded ? { text: { format: formatOf(deals) } } : {}),
  };
}

const formatOf = (deals: CheckedRequest['deals']) => ({
  type: 'json_schema',
  name: groundedReplyName,
  strict: true,
  schema: groundedReplySchema(deals.map(({ id }) => id)),
});

/** Parts that not every server knows, and without which it can answer too. */
const dispensable = ['reasoning', 'text'] as const;

/** The request without the part that a server named as the one it does not know; `null` where it cannot do without. */
export function withoutPart(body: UpstreamBody, param: string): UpstreamBody | null {
  const part = dispensable.find((name) => new RegExp(`^${name}(?![a-z_])`).test(param));
  if (!part || !(part in body)) return null;
  const { [part]: _, ...rest } = body;
  return rest;
}
