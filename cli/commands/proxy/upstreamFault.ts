import { z } from 'zod';
import type { Fault, FaultCode } from './faults.ts';

/** What a server says of an error, as far as it matters here; nothing of it is passed on. */
export interface UpstreamError {
  readonly code: string | null;
  readonly param: string | null;
}

const word = z.string().max(200).nullable().catch(null).default(null);
const described = z.object({ code: word, param: word });
const errorSchema = z.object({ error: described }).transform(({ error }) => error);

/** The error in the JSON that a server sent. */
export function readUpstreamError(text: string): UpstreamError {
  try {
    return errorSchema.parse(JSON.parse(text));
  } catch {
    return { code: null, param: null };
  }
}

const byCode: Readonly<Record<string, FaultCode>> = {
  insufficient_quota: 'upstream_quota',
  billing_hard_limit_reached: 'upstream_quota',
  model_not_found: 'upstream_model',
  invalid_api_key: 'upstream_auth',
  rate_limit_exceeded: 'upstream_rate_limited',
};

const byStatus: Readonly<Record<number, FaultCode>> = {
  401: 'upstream_auth',
  402: 'upstream_quota',
  403: 'upstream_auth',
  408: 'upstream_failed',
  409: 'upstream_failed',
  429: 'upstream_rate_limited',
};

/** What an error in the midst of a stream means. */
export const faultOfCode = (code: string | null): FaultCode =>
  (code !== null && Object.hasOwn(byCode, code) && byCode[code]) || 'upstream_failed';

/** What an answer that is none means to the visitor. `retryAfter` is the header of that name. */
export function upstreamFault(status: number, { code }: UpstreamError, retryAfter: string | null): Fault {
  const known = code !== null && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  const fault = known ?? byStatus[status] ?? (status >= 500 ? 'upstream_failed' : 'upstream_refused');
  return fault === 'upstream_rate_limited'
    ? { code: fault, retryAfter: secondsOf(retryAfter) }
    : { code: fault };
}

/** Whole seconds from 1 to 60; a server that gives none, or a date, gets a few. */
function secondsOf(header: string | null): number {
  const seconds = /^\d{1,6}(?:\.\d+)?$/.test(header ?? '') ? Math.ceil(Number(header)) : 10;
  return Math.min(60, Math.max(1, seconds));
}
