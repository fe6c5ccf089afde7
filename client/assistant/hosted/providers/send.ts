import { Failed } from './failed.ts';
import type { HostedCall } from './provider.ts';

/** A model's server, as a visitor asks it. */
export interface Server {
  readonly url: string;
  readonly key: string | null;
  /** What its API wants to be told with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What faults call the model. */
  readonly model: string;
}

/** Sends a request of as few words about the visitor as other sites let a browser say. */
export async function send(
  fetch: HostedCall['fetch'],
  { url, key, headers }: Server,
  path: string,
  {
    body,
    ...init
  }: { readonly body?: object | undefined } & Pick<RequestInit, 'method' | 'signal' | 'keepalive'>,
): Promise<Response> {
  // No header can hold anything else, and no server has given out such a key.
  if (key !== null && !/^[!-~]+$/.test(key)) throw new Failed({ kind: 'auth' });
  return await fetch(url + path, {
    ...init,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...headers,
    },
    // The key goes to the server that is configured, and nowhere else.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  });
}
