import { readBounded } from '../../network/readBounded.ts';
import type { Fault } from './faults.ts';
import type { Patience } from './patience.ts';
import type { ProxySettings } from './proxySettings.ts';
import { type UpstreamBody, withoutPart } from './upstreamBody.ts';
import { readUpstreamError, upstreamFault } from './upstreamFault.ts';

const errorBytes = 16 * 1024;

/** How to reach the model's server. */
export interface Upstream {
  readonly settings: Pick<ProxySettings, 'baseUrl' | 'limits'>;
  readonly key: string;
  readonly fetch: typeof fetch;
}

/**
 * Asks the model's server; asks anew, without it, where the server does not know a part that is not needed. The answer
 * has a status of success and a body that was not read yet.
 */
export async function callUpstream(
  upstream: Upstream,
  body: UpstreamBody,
  patience: Patience,
): Promise<{ readonly response: Response } | { readonly fault: Fault }> {
  patience.waitAtMost(upstream.settings.limits.firstByteMs);
  try {
    const response = await send(upstream, body, patience.signal);
    if (response.ok) return { response };
    const read = await readBounded(response, errorBytes);
    const error = readUpstreamError('text' in read ? read.text : '');
    const simpler = response.status === 400 && error.param !== null ? withoutPart(body, error.param) : null;
    if (simpler) return await callUpstream(upstream, simpler, patience);
    const reason = patience.reason();
    if (reason) return { fault: { code: reason } };
    return { fault: upstreamFault(response.status, error, response.headers.get('retry-after')) };
  } catch {
    // What fetch says may name the address, or what it was given: only that it failed is passed on.
    return { fault: { code: patience.reason() ?? 'upstream_unreachable' } };
  }
}

function send(
  { settings, key, fetch }: Upstream,
  body: UpstreamBody,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${settings.baseUrl}/responses`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: body.stream ? 'text/event-stream' : 'application/json',
    },
    body: JSON.stringify(body),
    // The key goes to the server that is configured, and nowhere else.
    redirect: 'manual',
    signal,
  });
}
