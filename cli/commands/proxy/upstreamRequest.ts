import { timeForModels } from '../../../data/model/assistant/hostedBriefFile.ts';
import { hostedInput } from '../../../data/model/assistant/hostedInput.ts';
import { hostedInstructions } from '../../../data/model/assistant/hostedInstructions.ts';
import type { HostedMessage } from '../../../data/model/assistant/hostedModel.ts';
import { answerFormat } from '../../../data/model/assistant/modelAnswer.ts';
import { parseJsonOrUndefined } from '../../../data/model/parseJsonOrUndefined.ts';
import { type CheckedRequest, proxyRequestSchema } from '../../../data/schema/proxyRequest.ts';
import { estimatedTokens } from './dayLedger.ts';
import type { ProxyError } from './errors.ts';
import type { ProxySettings } from './proxySettings.ts';

/** Parses a visitor's request. The error of an invalid one names the first invalid part but nothing of its content. */
export function parseRequest(
  text: string,
): { readonly request: CheckedRequest } | { readonly error: ProxyError } {
  const parsed = proxyRequestSchema.safeParse(parseJsonOrUndefined(text));
  if (parsed.success) return { request: parsed.data };
  const where = parsed.error.issues[0]?.path.join('.') || 'the body';
  return { error: { code: 'invalid_request', where } };
}

/** A request of the Responses API, as the proxy sends it to the model's server. */
export interface UpstreamRequest {
  readonly model: string;
  readonly instructions: string;
  readonly input: readonly HostedMessage[];
  readonly stream: boolean;
  readonly store: false;
  readonly max_output_tokens: number;
  readonly reasoning?: { readonly effort: 'low' };
  readonly text: { readonly format: { readonly type: 'json_schema' } & ReturnType<typeof answerFormat> };
}

/** Creates the request for the model's server at `now` (epoch milliseconds) from the checked parts of the visitor's. */
export function createUpstreamRequest(
  { model, input, stream, deals, max_output_tokens }: CheckedRequest,
  settings: ProxySettings,
  now: number,
): UpstreamRequest {
  const maxTokens = settings.limits.outputTokens;
  return {
    model: settings.models[model],
    instructions: hostedInstructions(settings, timeForModels(settings.timeZone, now)),
    input: hostedInput(input, deals),
    stream,
    store: false,
    max_output_tokens: Math.min(maxTokens, max_output_tokens ?? maxTokens),
    reasoning: { effort: 'low' },
    text: { format: { type: 'json_schema', ...answerFormat(deals) } },
  };
}

/** About how many tokens the server reads, until it has counted them: rather too many than too few. */
export const inputTokens = ({ instructions, input, text }: UpstreamRequest): number =>
  estimatedTokens(new TextEncoder().encode(JSON.stringify([instructions, input, text])).length);

/**
 * Parameters that some servers do not support and that an answer does not need. The format is none of them: without it
 * whoever forges an origin would have a chatbot for everything.
 */
const optionalParameters = ['reasoning'] as const;

/** `request` without the parameter that a server rejected by this name; `null` if it is required or missing. */
export function withoutRejectedParameter(request: UpstreamRequest, param: string): UpstreamRequest | null {
  const rejected = optionalParameters.find((name) => new RegExp(`^${name}(?![a-z_])`).test(param));
  if (!rejected || !(rejected in request)) return null;
  const { [rejected]: _, ...rest } = request;
  return rest;
}
