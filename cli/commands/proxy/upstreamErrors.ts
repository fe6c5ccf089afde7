import { z } from 'zod';
import type { ProxyError, ProxyErrorCode } from './errors.ts';

/** The parts of a server's error that the proxy acts on; none of them reaches the visitor. */
export interface UpstreamError {
  readonly code: string | null;
  readonly param: string | null;
}

const word = z.string().max(200).nullable().catch(null).default(null);
const errorSchema = z
  .object({ error: z.object({ code: word, param: word }) })
  .transform(({ error }) => error);

/** Reads the error in a server's JSON; its parts are `null` if there is none. */
export function readUpstreamError(text: string): UpstreamError {
  try {
    return errorSchema.parse(JSON.parse(text));
  } catch {
    return { code: null, param: null };
  }
}

const errorsByCode: ReadonlyMap<string | null, ProxyErrorCode> = new Map([
  ['insufficient_quota', 'upstream_quota'],
  ['billing_hard_limit_reached', 'upstream_quota'],
  ['model_not_found', 'upstream_model'],
  ['invalid_api_key', 'upstream_auth'],
  ['rate_limit_exceeded', 'upstream_rate_limited'],
]);

const errorsByStatus: ReadonlyMap<number, ProxyErrorCode> = new Map([
  [401, 'upstream_auth'],
  [402, 'upstream_quota'],
  [403, 'upstream_auth'],
  [408, 'upstream_failed'],
  [409, 'upstream_failed'],
  [429, 'upstream_rate_limited'],
]);

/** The error for a failure in the middle of a stream. */
export const errorForCode = (code: string | null): ProxyErrorCode =>
  errorsByCode.get(code) ?? 'upstream_failed';

/** The error for a response that is not OK; `retryAfter` is the header of that name. */
export function errorForStatus(
  status: number,
  { code }: UpstreamError,
  retryAfter: string | null,
): ProxyError {
  const specific = errorsByCode.get(code) ?? errorsByStatus.get(status);
  const error = specific ?? (status >= 500 ? 'upstream_failed' : 'upstream_refused');
  return error === 'upstream_rate_limited'
    ? { code: error, retryAfter: retrySeconds(retryAfter) }
    : { code: error };
}

/** Whole seconds from 1 to 60; 10 if the header is missing or is not a number of seconds. Some servers send fractions. */
function retrySeconds(header: string | null): number {
  const seconds = /^\d{1,6}(?:\.\d+)?$/.test(header ?? '') ? Math.ceil(Number(header)) : 10;
  return Math.min(60, Math.max(1, seconds));
}
