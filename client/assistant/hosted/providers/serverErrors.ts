import { fieldsOf } from './json.ts';
import type { HostedFailure } from './provider.ts';

/** The HTTP statuses and error codes, of the APIs and of the site's proxy, that mean the same for every request. */
const codes = {
  auth: [401, 403, 'invalid_api_key', 'origin_not_allowed'],
  key: ['upstream_auth', 'not_configured'],
  model: ['model_not_found', 'upstream_model'],
  'rate-limited': [429, 'rate_limit_exceeded', 'rate_limited', 'busy', 'upstream_rate_limited'],
  quota: [
    402,
    'insufficient_quota',
    'billing_hard_limit_reached',
    'day_spent',
    'share_spent',
    'upstream_quota',
  ],
  timeout: ['upstream_timeout'],
  'bad-output': ['upstream_cut', 'upstream_invalid'],
  run: ['upstream_refused'],
} as const satisfies Partial<Record<HostedFailure['kind'], readonly (string | number)[]>>;

const entries = Object.entries(codes) as [keyof typeof codes, readonly unknown[]][];

/** The failure that `code`, an error code or an HTTP status, means; `null` if that depends on the request. */
export function failureForCode(code: unknown, model: string): HostedFailure | null {
  const kind = entries.find(([, kindCodes]) => kindCodes.includes(code))?.[0];
  if (kind === undefined) return null;
  if (kind === 'model') return { kind, name: model };
  return kind === 'run' ? { kind, status: 'failed' } : { kind };
}

/** The failure that an error in the middle of an answer means. */
export const failureDuringAnswer = (error: unknown, model: string): HostedFailure =>
  failureForCode(fieldsOf(error).code, model) ?? { kind: 'run', status: 'failed' };
