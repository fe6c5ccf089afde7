import { retryAfterMs } from '../../../data/model/retryAfter.ts';
import { readBounded } from '../../network/readBounded.ts';
import { isPassing, longestPause, pauses, shortestPause } from './retries.ts';

/** The network as sending needs it; tests give their own. */
export interface Network {
  readonly fetch: typeof fetch;
  readonly sleep: (ms: number) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What came of a notification. */
export type Delivery =
  | { readonly kind: 'accepted'; readonly status: number }
  /** The answer would be the same again; `said` is what the server wrote, which may be nothing. */
  | { readonly kind: 'rejected'; readonly status: number; readonly said: string }
  /** Not now; `wait` is the time that the server asks for in milliseconds, and `status` is `null` without an answer. */
  | { readonly kind: 'undelivered'; readonly status: number | null; readonly wait: number | null };

const patience = 30_000;
const readBytes = 4096;

/**
 * Sends a notification to `endpoint`. Where the server is busy, at fault or silent it is asked again, up to four times
 * in all, after growing pauses or those that it asks for; `onPause` is told why and how long.
 */
export async function sendNotification(
  network: Network,
  endpoint: string,
  body: unknown,
  onPause: (status: number | null, ms: number) => void,
): Promise<Delivery> {
  for (let attempt = 0; ; attempt++) {
    const delivery = await sendOnce(network, endpoint, body);
    const pause = pauses[attempt];
    if (delivery.kind !== 'undelivered' || pause === undefined) return delivery;
    const wait = delivery.wait === null ? pause : Math.max(delivery.wait, shortestPause);
    if (wait > longestPause) return delivery;
    onPause(delivery.status, wait);
    await network.sleep(wait);
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
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    return { kind: 'undelivered', status: null, wait: null };
  }
  const { status, headers } = response;
  const read = await readBounded(response, readBytes);
  if (status === 200 || status === 202) return { kind: 'accepted', status };
  if (isPassing(status)) {
    const wait = retryAfterMs(headers.get('retry-after'), network.now());
    return { kind: 'undelivered', status, wait };
  }
  const said = 'text' in read ? read.text.replace(/\s+/g, ' ').trim().slice(0, 200) : '';
  return { kind: 'rejected', status, said };
}
