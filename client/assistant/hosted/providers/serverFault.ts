import { fieldsOf } from './fields.ts';
import type { HostedFault } from './hostedFault.ts';

/** What statuses, and codes of the APIs and of the site's own proxy, mean by themselves, wherever they come up. */
const meanings = {
  auth: [401, 403, 'invalid_api_key', 'origin_not_allowed'],
  key: ['upstream_auth', 'not_configured'],
  model: ['model_not_found', 'upstream_model'],
  'rate-limited': [429, 'rate_limit_exceeded', 'rate_limited', 'busy', 'upstream_rate_limited'],
  quota: [402, 'insufficient_quota', 'billing_hard_limit_reached', 'day_spent', 'upstream_quota'],
  timeout: ['upstream_timeout'],
  'bad-output': ['upstream_cut', 'upstream_invalid'],
  run: ['upstream_refused'],
} as const satisfies Partial<Record<HostedFault['kind'], readonly (string | number)[]>>;

const entries = Object.entries(meanings) as [keyof typeof meanings, readonly unknown[]][];

/**
 * What a server means by `code`, its own word or a status; `null` where that depends on what was asked of it. `model` is
 * what it was asked for by name.
 */
export function serverFault(code: unknown, model: string): HostedFault | null {
  const kind = entries.find(([, codes]) => codes.includes(code))?.[0];
  if (kind === undefined) return null;
  if (kind === 'model') return { kind, name: model };
  return kind === 'run' ? { kind, status: 'failed' } : { kind };
}

/** What it means that a model has failed in the midst of its answer, by what the server says of that. */
export const failureOf = (error: unknown, model: string): HostedFault =>
  serverFault(fieldsOf(error).code, model) ?? { kind: 'run', status: 'failed' };
