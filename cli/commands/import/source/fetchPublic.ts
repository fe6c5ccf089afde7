import { lookup } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FeedError } from '../rows/feedRow.ts';
import { isPrivateAddress } from './privateAddress.ts';

/** Limits of a download. */
export interface FetchRules {
  /** Whether addresses may be `http:` and of private networks. */
  readonly allowLocal: boolean;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds without a byte. */
  readonly idleMs: number;
  /** Milliseconds in all. */
  readonly totalMs: number;
}

export const fetchTimeouts = { idleMs: 30_000, totalMs: 600_000 };

const maxRedirects = 5;

/**
 * The response at an address, after redirects. Whether the host's IP address is public is checked as the connection opens, so
 * that a name cannot resolve to another one after the check. Throws FeedError.
 */
export async function fetchPublic(address: string, rules: FetchRules): Promise<IncomingMessage> {
  let current = address;
  const deadline = AbortSignal.timeout(rules.totalMs);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await request(checkedUrl(current, rules), rules, deadline);
    const { statusCode = 0, headers } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
    if (!isRedirect || headers.location === undefined) return response;
    response.destroy();
    if (!URL.canParse(headers.location, current)) throw new FeedError('It redirects to an invalid address.');
    current = new URL(headers.location, current).href;
  }
  throw new FeedError(`It redirects more than ${maxRedirects} times.`);
}

function checkedUrl(address: string, { allowLocal }: FetchRules): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && !/^https?:$/.test(url.protocol)) {
    throw new FeedError(
      `Addresses of ${url.protocol} are not supported, only those of https:.`,
      'Download the feed with another program, and import the file.',
    );
  }
  if (url === null || !(url.protocol === 'https:' || (allowLocal && url.protocol === 'http:'))) {
    throw new FeedError(
      'The address is not https:.',
      allowLocal ? null : 'For a server of your own, use --allow-local.',
    );
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowLocal && isIP(host) && isPrivateAddress(host)) throw privateHost();
  return url;
}

const privateHost = () =>
  new FeedError(
    'The address is of this machine or a private network.',
    'For a server of your own, use --allow-local.',
  );

function request(
  url: URL,
  { allowLocal, headers, idleMs }: FetchRules,
  deadline: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const options = {
      headers,
      timeout: idleMs,
      signal: deadline,
      ...(allowLocal ? {} : { lookup: publicLookup }),
    };
    const sent = get(url, options, (response) => {
      response.on('error', () => {});
      resolve(response);
    });
    sent.on('timeout', () => sent.destroy(new FeedError(`No byte came within ${idleMs / 1000} seconds.`)));
    sent.on('error', (error) => reject(fetchError(error)));
  });
}

/** Resolves names, and refuses those of private networks. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) done(error ?? new Error('no address'), '', 4);
    else if (addresses.some(({ address }) => isPrivateAddress(address))) done(privateHost(), '', 4);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** What a failed download means. */
export function fetchError(error: unknown): unknown {
  if (error instanceof FeedError || !(error instanceof Error)) return error;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return new FeedError('The download takes longer than allowed.');
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return error;
  if (code === 'ENOTFOUND') return new FeedError('The host does not exist.', 'Check the address.');
  if (code === 'ECONNRESET' || code === 'HPE_INVALID_CONSTANT')
    return new FeedError('The connection was closed early: the feed is cut off.', 'Try again.');
  return new FeedError(`It cannot be downloaded (${code}).`, 'Try again, or check the address.');
}
