import { retryDelayMs } from '../../../../data/model/retryAfter.ts';
import { Failed } from './failed.ts';
import { fieldsOf, parseJson, textOf } from './fields.ts';
import type { HostedFault } from './hostedFault.ts';
import type { Line } from './line.ts';
import { readText } from './readText.ts';
import { send } from './send.ts';
import { serverFault } from './serverFault.ts';
import { type Spare, withoutSpare } from './spares.ts';

const errorCharacters = 16 * 1024;

/** A request. */
export interface Asked {
  readonly path: string;
  /** What is sent; without it the request only looks. */
  readonly body?: object;
  /** What of that the server can do without. */
  readonly spares?: readonly Spare[];
  /** What has failed where the server does not take it. */
  readonly failing: 'message' | 'thread' | 'run' | 'retrieval';
  /** What it means that there is nothing at that path, where it does not just mean that. */
  readonly missing?: () => HostedFault;
}

/**
 * The answer of a server that has taken a request; nothing of it was read yet. Asks once more where that may help: after
 * a failure, after the pause that the server wishes for, without a part that it does not know.
 */
export async function ask(line: Line, asked: Asked, isSecond = false): Promise<Response> {
  const response = await reach(line, asked);
  if (response.ok) return response;
  const { status } = response;
  const said = await readText(response, line, errorCharacters).catch(() => '');
  const error = readError(said);
  const isRefused = status === 400 || status === 422;
  const simpler = isRefused ? withoutSpare(asked, error.about || said) : null;
  if (simpler) return await ask(line, simpler, isSecond);
  const known = knownFault(status, error, line, asked);
  const pause = isSecond ? null : pauseBefore(response, known, line);
  if (pause === null) throw new Failed(known ?? failureIn(asked, status));
  await line.pause(pause);
  return await ask(line, asked, true);
}

/** What it means that the server answers a request with `status`, where that does not say it by itself. */
export function failureIn({ failing, missing }: Asked, status: number): HostedFault {
  if (status === 404 && missing) return missing();
  return failing === 'run' ? { kind: failing, status: String(status) } : { kind: failing, status };
}

async function reach(
  { fetch, signal, within, patience, server }: Line,
  { path, body }: Asked,
): Promise<Response> {
  try {
    return await within(patience.firstByteMs, () => send(fetch, server, path, { body, signal }));
  } catch (error) {
    throw error instanceof Failed ? error : new Failed({ kind: 'offline', host: new URL(server.url).host });
  }
}

interface ServerError {
  /** The server's word or number for it. */
  readonly code: unknown;
  /** The part of the request that the server does not like; empty where it does not say. */
  readonly about: string;
  readonly message: string;
}

function readError(said: string): ServerError {
  const whole = fieldsOf(parseJson(said));
  const { code, param, message = whole.error } = fieldsOf(whole.error ?? whole);
  return { code, about: textOf(param), message: textOf(message) };
}

/** What the server means by it whatever was asked; `null` where it is not known. */
function knownFault(
  status: number,
  { code, about, message }: ServerError,
  { server: { key, model } }: Line,
  { body }: Asked,
): HostedFault | null {
  if (status === 401 && key === null) return { kind: 'key' };
  const isUnknown = about === 'model' || (status === 404 && /\bmodel\b/i.test(message));
  if (body && 'model' in body && isUnknown) return { kind: 'model', name: model };
  return serverFault(code, model) ?? serverFault(status, model);
}

/** Milliseconds after which it is worth asking once more; `null` where it is not. */
function pauseBefore(
  { status, headers }: Response,
  known: HostedFault | null,
  { patience: { retryMs, longestPauseMs } }: Line,
): number | null {
  const pause = retryDelayMs(headers.get('Retry-After'));
  const hasFailed = known === null && (status >= 500 || status === 408 || status === 409);
  const ms = hasFailed ? (pause ?? retryMs) : known?.kind === 'rate-limited' ? pause : null;
  return ms === null || ms > longestPauseMs ? null : ms;
}
