import { readBounded } from '../../network/readBounded.ts';
import type { ProxyError } from './errors.ts';
import type { ProxySettings } from './proxySettings.ts';
import type { UpstreamTimeouts } from './timeouts.ts';
import { errorForStatus, readUpstreamError } from './upstreamErrors.ts';
import { type UpstreamRequest, withoutRejectedParameter } from './upstreamRequest.ts';

const errorBytes = 16 * 1024;

/** The model's server and how to reach it. */
export interface Upstream {
  readonly settings: Pick<ProxySettings, 'baseUrl' | 'limits'>;
  readonly key: string;
  readonly fetch: typeof fetch;
}

/**
 * Calls the model's server, again without an optional parameter that the server rejects. Returns a successful response,
 * whose body is not read yet, or the error for the visitor.
 */
export async function callUpstream(
  upstream: Upstream,
  request: UpstreamRequest,
  timeouts: UpstreamTimeouts,
): Promise<{ readonly response: Response } | { readonly error: ProxyError }> {
  timeouts.wait(upstream.settings.limits.firstByteMs);
  try {
    const response = await send(upstream, request, timeouts.signal);
    if (response.ok) return { response };
    const read = await readBounded(response, errorBytes);
    const error = readUpstreamError('text' in read ? read.text : '');
    const isRejected = response.status === 400 && error.param !== null;
    const simpler = isRejected ? withoutRejectedParameter(request, error.param) : null;
    if (simpler) return await callUpstream(upstream, simpler, timeouts);
    const reason = timeouts.reason();
    if (reason) return { error: { code: reason } };
    return { error: errorForStatus(response.status, error, response.headers.get('retry-after')) };
  } catch {
    // The message of the error may contain the URL or the request, so it is dropped.
    return { error: { code: timeouts.reason() ?? 'upstream_unreachable' } };
  }
}

function send(
  { settings, key, fetch }: Upstream,
  request: UpstreamRequest,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(`${settings.baseUrl}/responses`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      Accept: request.stream ? 'text/event-stream' : 'application/json',
    },
    body: JSON.stringify(request),
    // The key must reach the configured server only.
    redirect: 'manual',
    signal,
  });
}
