import { retryAfter } from './retryAfter.ts';
import type { Turns } from './turns.ts';
import type { VendorWorld } from './vendorWorld.ts';

/** What a vendor's host made of a link. */
export type VendorAnswer =
  | { readonly kind: 'alive' }
  /** It leads to another address for good. */
  | { readonly kind: 'moved'; readonly to: string }
  /** Nothing is there any more. */
  | { readonly kind: 'dead'; readonly why: string }
  /** Nobody answers, or with an error; it may be over soon. */
  | { readonly kind: 'silent'; readonly why: string }
  /** The host does not answer programs; only a person can tell. */
  | { readonly kind: 'unclear'; readonly why: string };

/** How patiently a vendor is asked; times in milliseconds. */
export interface Patience {
  readonly timeout: number;
  /** Waits before each further attempt; as many attempts follow the first. */
  readonly backOff: readonly number[];
  /** The longest wait that a host may ask for. */
  readonly longestWait: number;
  readonly hops: number;
}

export const usualPatience: Patience = {
  timeout: 10_000,
  backOff: [2_000, 8_000],
  longestWait: 60_000,
  hops: 5,
};

interface Asking {
  readonly world: VendorWorld;
  readonly turns: Turns;
  readonly patience: Patience;
  readonly userAgent: string;
}

/** Asks whether `address` still answers: HEAD first, and GET where a host does not know that. */
export async function askVendor(address: string, asking: Asking): Promise<VendorAnswer> {
  let movedTo: string | null = null;
  let current = address;
  for (let hop = 0; hop <= asking.patience.hops; hop++) {
    const reply = await askPatiently(current, asking);
    if ('kind' in reply) return reply;
    if (reply.to === null) return movedTo === null ? { kind: 'alive' } : { kind: 'moved', to: movedTo };
    const next = URL.canParse(reply.to, current) ? new URL(reply.to, current) : null;
    if (!next || !/^https?:$/.test(next.protocol))
      return { kind: 'silent', why: `it leads on to "${reply.to}"` };
    if (reply.isForGood || (isHome(next) && !isHome(new URL(address)))) movedTo = next.href;
    else if (movedTo !== null) movedTo = next.href;
    current = next.href;
  }
  return { kind: 'silent', why: `it leads on more than ${asking.patience.hops} times` };
}

/** A page that is sent to the front door is gone, whatever the status says. */
const isHome = ({ pathname, search }: URL) => pathname === '/' && search === '';

/** Where a host sends the visitor; `to` is `null` where the page is there. */
interface Reply {
  readonly to: string | null;
  readonly isForGood: boolean;
}

async function askPatiently(address: string, asking: Asking): Promise<Reply | VendorAnswer> {
  const { turns, patience } = asking;
  let answer: VendorAnswer = { kind: 'silent', why: 'it was not asked' };
  for (let attempt = 0; attempt <= patience.backOff.length; attempt++) {
    const result = await attemptOnce(address, asking);
    if (!('wait' in result)) return result;
    answer = result.answer;
    const rest = patience.backOff[attempt];
    if (rest === undefined) break;
    const wait = Math.max(result.wait ?? 0, rest);
    if (wait > patience.longestWait) break;
    turns.rest(new URL(address).host, wait);
  }
  return answer;
}

/** What to say if a host stays as it is, and for how long it asks to be left alone. */
interface Again {
  readonly answer: VendorAnswer;
  readonly wait: number | null;
}

async function attemptOnce(address: string, asking: Asking): Promise<Reply | VendorAnswer | Again> {
  try {
    const head = await send('HEAD', address, asking);
    const isTelling = head.status < 400 || head.status === 429 || head.status >= 502;
    const response = isTelling ? head : await send('GET', address, asking);
    return read(response, asking.world.now());
  } catch (error) {
    return readFailure(error, asking.patience.timeout);
  }
}

function send(
  method: 'HEAD' | 'GET',
  address: string,
  { world, turns, patience, userAgent }: Asking,
): Promise<Response> {
  return turns.take(new URL(address).host, async () => {
    const response = await world.fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' },
      signal: AbortSignal.timeout(patience.timeout),
    });
    // Only whether it is there matters; the words are not asked for.
    await response.body?.cancel();
    return response;
  });
}

function read({ status, headers }: Response, now: number): Reply | VendorAnswer | Again {
  if (status >= 300 && status < 400 && status !== 304) {
    const to = headers.get('location');
    if (to === null) return { kind: 'silent', why: `it answers ${status} without an address` };
    return { to, isForGood: status === 301 || status === 308 };
  }
  if (status < 400) return { to: null, isForGood: false };
  const why = `it answers ${status}`;
  if (status === 404 || status === 410 || status === 451) return { kind: 'dead', why };
  const wait = retryAfter(headers.get('retry-after'), now);
  if (status === 429) return { answer: { kind: 'unclear', why }, wait };
  if (status >= 500 && status < 600) return { answer: { kind: 'silent', why }, wait };
  return { kind: 'unclear', why };
}

const failures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refuses the connection',
  ECONNRESET: 'it breaks off the connection',
  EAI_AGAIN: 'its name cannot be looked up now',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

function readFailure(error: unknown, timeout: number): VendorAnswer | Again {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { answer: { kind: 'silent', why: `it says nothing for ${timeout / 1_000} seconds` }, wait: null };
  }
  const code = codeOf(error);
  if (code === null) throw error;
  if (code === 'ENOTFOUND') return { kind: 'dead', why: 'there is no such host' };
  return { answer: { kind: 'silent', why: failures[code] ?? `it cannot be reached (${code})` }, wait: null };
}

/** The system's word for why a connection failed; `null` for what is no such failure. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { cause } = error;
  const code: unknown =
    cause instanceof Error && 'code' in cause ? cause.code : 'code' in error ? error.code : null;
  if (typeof code === 'string') return code;
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unknown' : null;
}
