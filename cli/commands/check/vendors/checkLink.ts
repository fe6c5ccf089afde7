import { retryAfterMs } from '../../../../data/model/retryAfter.ts';
import type { Network } from '../../../network/network.ts';
import type { RateLimiter } from './rateLimiter.ts';

/** Whether a link to a vendor still works; `why` is a clause. */
export type LinkStatus =
  | { readonly kind: 'alive' }
  /** It redirects permanently, or to the vendor's home page. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The page or the host is gone. */
  | { readonly kind: 'dead'; readonly why: string }
  /** The host does not respond, or with an error that may pass. */
  | { readonly kind: 'silent'; readonly why: string }
  /** The host refuses programs: only a person can tell. */
  | { readonly kind: 'unclear'; readonly why: string };

/** When requests time out and how they are repeated. */
export interface RetryPolicy {
  readonly timeoutMs: number;
  /** The delay before each further attempt after the first. */
  readonly retryDelaysMs: readonly number[];
  /** The longest delay that a host may ask for. */
  readonly maxDelayMs: number;
  readonly maxRedirects: number;
}

export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 10_000,
  retryDelaysMs: [2_000, 8_000],
  maxDelayMs: 60_000,
  maxRedirects: 5,
};

/** How links are checked. */
export interface LinkChecker {
  readonly network: Network;
  readonly limiter: RateLimiter;
  readonly policy: RetryPolicy;
  readonly userAgent: string;
}

/** Checks whether `address` still works. Requests HEAD first, and GET if the host does not support that. */
export async function checkLink(address: string, checker: LinkChecker): Promise<LinkStatus> {
  const { maxRedirects } = checker.policy;
  let movedTo: string | null = null;
  let current = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const outcome = await requestWithRetries(current, checker);
    if (outcome.kind !== 'redirect') {
      return outcome.kind === 'alive' && movedTo !== null ? { kind: 'moved', to: movedTo } : outcome;
    }
    const next = URL.canParse(outcome.to, current) ? new URL(outcome.to, current) : null;
    if (!next || !/^https?:$/.test(next.protocol)) {
      return { kind: 'silent', why: `it redirects to the invalid address "${outcome.to}"` };
    }
    // A page that redirects to the home page is gone, whatever the status code says.
    const isGone = isHomePage(next) && !isHomePage(new URL(address));
    if (outcome.isPermanent || isGone || movedTo !== null) movedTo = next.href;
    current = next.href;
  }
  return { kind: 'silent', why: `it redirects more than ${maxRedirects} times` };
}

const isHomePage = ({ pathname, search }: URL) => pathname === '/' && search === '';

interface RedirectOutcome {
  readonly kind: 'redirect';
  /** As in the header, so possibly relative or invalid. */
  readonly to: string;
  readonly isPermanent: boolean;
}

type Outcome = LinkStatus | RedirectOutcome;

/** An outcome that may be another one later. */
interface Attempt {
  readonly outcome: Outcome;
  readonly isRetryable: boolean;
  /** The delay that the host asks for; `null` if it does not say. */
  readonly delayMs: number | null;
}

const final = (outcome: Outcome): Attempt => ({ outcome, isRetryable: false, delayMs: null });

async function requestWithRetries(address: string, checker: LinkChecker): Promise<Outcome> {
  const { limiter, policy } = checker;
  for (let attempts = 0; ; attempts++) {
    const { outcome, isRetryable, delayMs } = await request(address, checker);
    const retryDelayMs = policy.retryDelaysMs[attempts];
    if (!isRetryable || retryDelayMs === undefined) return outcome;
    const waitMs = Math.max(delayMs ?? 0, retryDelayMs);
    if (waitMs > policy.maxDelayMs) return outcome;
    limiter.pause(new URL(address).host, waitMs);
  }
}

async function request(address: string, checker: LinkChecker): Promise<Attempt> {
  try {
    const head = await send('HEAD', address, checker);
    const isConclusive = head.status < 400 || head.status === 429 || head.status >= 502;
    const response = isConclusive ? head : await send('GET', address, checker);
    return readResponse(response, checker.network.now());
  } catch (error) {
    return readFailure(error, checker.policy.timeoutMs);
  }
}

function send(
  method: 'HEAD' | 'GET',
  address: string,
  { network, limiter, policy, userAgent }: LinkChecker,
): Promise<Response> {
  return limiter.run(new URL(address).host, async () => {
    const response = await network.fetch(address, {
      method,
      redirect: 'manual',
      headers: { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' },
      signal: AbortSignal.timeout(policy.timeoutMs),
    });
    // Status and headers are enough: the page itself is not downloaded.
    await response.body?.cancel();
    return response;
  });
}

function readResponse({ status, headers }: Response, now: number): Attempt {
  if (status >= 300 && status < 400 && status !== 304) {
    const to = headers.get('location');
    return final(
      to === null
        ? { kind: 'silent', why: `it responds with ${status} but no address` }
        : { kind: 'redirect', to, isPermanent: status === 301 || status === 308 },
    );
  }
  if (status < 400) return final({ kind: 'alive' });
  const why = `it responds with ${status}`;
  if (status === 404 || status === 410 || status === 451) return final({ kind: 'dead', why });
  const isServerError = status >= 500 && status < 600;
  return {
    outcome: { kind: isServerError ? 'silent' : 'unclear', why },
    isRetryable: isServerError || status === 429,
    delayMs: retryAfterMs(headers.get('retry-after'), now),
  };
}

const failures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refuses the connection',
  ECONNRESET: 'it closes the connection',
  EAI_AGAIN: 'the name of its host cannot be resolved now',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

function readFailure(error: unknown, timeoutMs: number): Attempt {
  const silent = (why: string): Attempt => ({
    outcome: { kind: 'silent', why },
    isRetryable: true,
    delayMs: null,
  });
  if (error instanceof Error && error.name === 'TimeoutError') {
    return silent(`it does not respond within ${timeoutMs / 1_000} seconds`);
  }
  const code = networkErrorCode(error);
  if (code === null) throw error;
  if (code === 'ENOTFOUND') return final({ kind: 'dead', why: 'its host does not exist' });
  return silent(failures[code] ?? `it cannot be reached (${code})`);
}

/** The system's code for a failed connection, or "unknown"; `null` for any other error. */
function networkErrorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { cause } = error;
  const code: unknown =
    cause instanceof Error && 'code' in cause ? cause.code : 'code' in error ? error.code : null;
  if (typeof code === 'string') return code;
  return error instanceof TypeError && error.message === 'fetch failed' ? 'unknown' : null;
}
