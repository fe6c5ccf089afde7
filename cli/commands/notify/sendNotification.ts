import { retryAfterMs } from '../../../data/model/retryAfter.ts';
import type { Network } from '../../network/network.ts';
import { readBounded } from '../../network/readBounded.ts';

/** The result of sending a notification. */
export type Delivery =
  | { readonly kind: 'accepted'; readonly status: number }
  /** Sending it again would not help; `responseText` is what the server wrote, possibly nothing. */
  | { readonly kind: 'rejected'; readonly status: number; readonly responseText: string }
  /**
   * The server is busy, failed, or did not respond, in which case `status` is `null`. `retryAfterMs` is the delay that it
   * asks for, or `null`.
   */
  | { readonly kind: 'undelivered'; readonly status: number | null; readonly retryAfterMs: number | null };

const timeoutMs = 30_000;
const maxResponseBytes = 4096;
const maxResponseCharacters = 200;

/** The delays before the second, third and fourth attempt, in milliseconds. */
const retryDelaysMs: readonly number[] = [5_000, 20_000, 60_000];

/** The shortest and the longest delay that a server may ask for. */
const minDelayMs = 1_000;
const maxDelayMs = 120_000;

/**
 * Sends a notification to `endpoint`. If the server is busy, fails or does not respond, up to three more attempts follow
 * after growing delays, or those that it asks for; `onRetry` is called before each delay.
 */
export async function sendNotification(
  network: Network,
  endpoint: string,
  body: unknown,
  onRetry: (status: number | null, delayMs: number) => void,
): Promise<Delivery> {
  for (let attempts = 0; ; attempts++) {
    const delivery = await sendOnce(network, endpoint, body);
    const defaultDelayMs = retryDelaysMs[attempts];
    if (delivery.kind !== 'undelivered' || defaultDelayMs === undefined) return delivery;
    const delayMs =
      delivery.retryAfterMs === null ? defaultDelayMs : Math.max(delivery.retryAfterMs, minDelayMs);
    if (delayMs > maxDelayMs) return delivery;
    onRetry(delivery.status, delayMs);
    await network.sleep(delayMs);
  }
}

async function sendOnce(network: Network, endpoint: string, body: unknown): Promise<Delivery> {
  let response: Response;
  try {
    response = await network.fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return { kind: 'undelivered', status: null, retryAfterMs: null };
  }
  const { status, headers } = response;
  const read = await readBounded(response, maxResponseBytes);
  if (status === 200 || status === 202) return { kind: 'accepted', status };
  if (status === 429 || status >= 500) {
    return {
      kind: 'undelivered',
      status,
      retryAfterMs: retryAfterMs(headers.get('retry-after'), network.now()),
    };
  }
  const text = 'text' in read ? read.text.replace(/\s+/g, ' ').trim() : '';
  return { kind: 'rejected', status, responseText: text.slice(0, maxResponseCharacters) };
}
