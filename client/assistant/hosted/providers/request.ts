import { parseJsonOrUndefined } from '../../../../data/model/parseJsonOrUndefined.ts';
import { retryDelayMs } from '../../../../data/model/retryAfter.ts';
import { type Connection, HostedFailureError, type ModelServer } from './connection.ts';
import { fieldsOf, textOf } from './json.ts';
import { type OptionalParameter, withoutParameter } from './optionalParameter.ts';
import type { HostedFailure, ProviderContext } from './provider.ts';
import { readText } from './readResponse.ts';
import { failureForCode } from './serverErrors.ts';

const errorCharacters = 16 * 1024;
/** The most characters of a response with a value. */
export const valueCharacters = 256 * 1024;

/** A request to a model's server. */
export interface HostedRequest {
  readonly path: string;
  /** Sent as JSON with POST; a request without a body is a GET. */
  readonly body?: object;
  /** The parameters in `body` that can be left out if the server does not support them. */
  readonly optional?: readonly OptionalParameter[];
  /** The step of the question that fails if the server rejects the request. */
  readonly step: 'message' | 'thread' | 'run' | 'retrieval';
  /** The failure that a 404 means, if it is another than that of `step`. */
  readonly onNotFound?: HostedFailure;
}

/**
 * Sends `request` and returns the successful response; its body is not read yet. Retries once after a server error,
 * waiting as long as the server asks, and whenever the server rejects an optional parameter, without that parameter.
 */
export async function sendWithRetry(
  connection: Connection,
  request: HostedRequest,
  isRetry = false,
): Promise<Response> {
  const response = await sendOnce(connection, request);
  if (response.ok) return response;
  const { status } = response;
  const text = await readText(response, connection, errorCharacters).catch(() => '');
  const error = readServerError(text);
  const isRejected = status === 400 || status === 422;
  const simpler = isRejected ? withoutParameter(request, error.param || text) : null;
  if (simpler) return await sendWithRetry(connection, simpler, isRetry);
  const failure = knownFailure(status, error, connection, request);
  const delay = isRetry ? null : retryDelay(response, failure, connection);
  if (delay === null) throw new HostedFailureError(failure ?? failureForStatus(request, status));
  await connection.pause(delay);
  return await sendWithRetry(connection, request, true);
}

/** The failure that `status` means for `request`. */
function failureForStatus({ step, onNotFound }: HostedRequest, status: number): HostedFailure {
  if (status === 404 && onNotFound) return onNotFound;
  return step === 'run' ? { kind: step, status: String(status) } : { kind: step, status };
}

/** Sends `request` and returns what `read` finds in the JSON response; fails if that is `null`. */
export async function requestValue<Value>(
  connection: Connection,
  request: HostedRequest,
  read: (body: unknown) => Value | null,
): Promise<Value> {
  const response = await sendWithRetry(connection, request);
  const value = read(parseJsonOrUndefined(await readText(response, connection, valueCharacters)));
  if (value === null) throw new HostedFailureError(failureForStatus(request, response.status));
  return value;
}

async function sendOnce(
  { fetch, signal, within, timeouts, server }: Connection,
  { path, body }: HostedRequest,
): Promise<Response> {
  try {
    return await within(timeouts.firstByteMs, () => fetchFrom(server, fetch, { path, body, signal }));
  } catch (error) {
    if (error instanceof HostedFailureError) throw error;
    throw new HostedFailureError({ kind: 'offline', host: new URL(server.url).host });
  }
}

/** An error in the body of a response. */
interface ServerError {
  /** The API's error code, a word or a number. */
  readonly code: unknown;
  /** The parameter that the server rejects; empty if it names none. */
  readonly param: string;
  readonly message: string;
}

function readServerError(text: string): ServerError {
  const body = fieldsOf(parseJsonOrUndefined(text));
  const { code, param, message = body.error } = fieldsOf(body.error ?? body);
  return { code, param: textOf(param), message: textOf(message) };
}

/** The failure that an error means for any request; `null` if that depends on the request. */
function knownFailure(
  status: number,
  { code, param, message }: ServerError,
  { server: { key, model } }: Connection,
  { body }: HostedRequest,
): HostedFailure | null {
  if (status === 401 && key === null) return { kind: 'key' };
  const isModelUnknown = param === 'model' || (status === 404 && /\bmodel\b/i.test(message));
  if (body && 'model' in body && isModelUnknown) return { kind: 'model', name: model };
  return failureForCode(code, model) ?? failureForCode(status, model);
}

/** Milliseconds to wait before a retry; `null` if a retry is pointless or the server asks for too long a delay. */
function retryDelay(
  { status, headers }: Response,
  failure: HostedFailure | null,
  { timeouts: { retryMs, longestPauseMs } }: Connection,
): number | null {
  const header = headers.get('Retry-After');
  // Without a header, two seconds tell whether the limit is one of seconds.
  const requested = header === null && status === 429 ? 4 * retryMs : retryDelayMs(header);
  const isServerError = failure === null && (status >= 500 || status === 408 || status === 409);
  const isLimited = failure?.kind === 'rate-limited';
  const delay = isServerError ? (requested ?? retryMs) : isLimited ? requested : null;
  return delay === null || delay > longestPauseMs ? null : delay;
}

type FetchOptions = Pick<HostedRequest, 'path'> & { readonly body?: object | undefined } & Pick<
    RequestInit,
    'method' | 'signal' | 'keepalive'
  >;

/** Sends a request without cookies; the server learns no more about the visitor than it must. */
export async function fetchFrom(
  { url, key, headers }: ModelServer,
  fetch: ProviderContext['fetch'],
  { path, body, ...options }: FetchOptions,
): Promise<Response> {
  // Other characters are not allowed in a header, so this cannot be a real key.
  if (key !== null && !/^[!-~]+$/.test(key)) throw new HostedFailureError({ kind: 'auth' });
  return await fetch(url + path, {
    ...options,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...headers,
    },
    // The key must reach the configured server only.
    redirect: 'error',
    credentials: 'omit',
    cache: 'no-store',
  });
}

/** A request of which nobody reads the response. */
export interface LastRequest {
  readonly path: string;
  readonly method: 'POST' | 'DELETE';
}

/** Sends a request of which nobody reads the response, also when the visitor leaves the page. Never rejects. */
export async function sendLast(
  { server, fetch }: Pick<Connection, 'server' | 'fetch'>,
  request: LastRequest,
): Promise<void> {
  try {
    const { body } = await fetchFrom(server, fetch, { ...request, keepalive: true });
    await body?.cancel();
  } catch {
    // Nobody waits for the result.
  }
}
