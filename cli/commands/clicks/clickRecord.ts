import { dealPath } from '../../../data/model/routes.ts';
import type { LogRecord } from './logRecord.ts';

/** The empty file that pages ask for when they are opened, with their own path as the query's `path`. */
export const clickFile = '/click.txt';

/**
 * The path that a record says was opened, such as "/deal/taco-night"; empty where a click record names none, `null`
 * where the record is of something else.
 */
export function clickedPath({ kind, target }: LogRecord): string | null {
  if (kind === 'beacon') return target;
  const [address = ''] = target.split('#', 1);
  const local = address.replace(/^https?:\/\/[^/?]*/i, '');
  const start = local.indexOf('?');
  if ((start < 0 ? local : local.slice(0, start)) !== clickFile) return null;
  return start < 0 ? '' : pathOfQuery(local.slice(start + 1));
}

function pathOfQuery(query: string): string {
  const value = query
    .split('&')
    .find((pair) => pair.startsWith('path='))
    ?.slice('path='.length);
  try {
    return decodeURIComponent(value ?? '');
  } catch {
    return '';
  }
}

/** True where the record's request was one that a page makes and the host answered; what a log leaves out is believed. */
export function wasAnswered({ kind, method, status }: LogRecord): boolean {
  const asked = method === null || method === (kind === 'beacon' ? 'POST' : 'GET');
  return asked && (status === null || (status >= 200 && status < 300) || status === 304);
}

/** The slug in the path of a deal's page; `null` for any other path. */
export function slugOf(path: string): string | null {
  const prefix = dealPath('');
  return path.startsWith(prefix) ? path.slice(prefix.length) : null;
}
