import type { LogRecord } from './logRecord.ts';

/** The empty file that pages request when they are opened, with their own path in the query as `path`. */
export const clickFile = '/click.txt';

/**
 * The path of the page that a record says was opened, such as "/deal/taco-night"; empty if a click record has none, `null`
 * if the record is not a click record.
 */
export function clickedPath({ kind, target }: LogRecord): string | null {
  if (kind === 'beacon') return target;
  const [address = ''] = target.split('#', 1);
  const local = address.replace(/^https?:\/\/[^/?]*/i, '');
  const queryStart = local.indexOf('?');
  if ((queryStart < 0 ? local : local.slice(0, queryStart)) !== clickFile) return null;
  return queryStart < 0 ? '' : pathInQuery(local.slice(queryStart + 1));
}

function pathInQuery(query: string): string {
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

/** True if the host responded successfully to a request as pages send them; what a log leaves out counts as expected. */
export function isSuccessfulClick({ kind, method, status }: LogRecord): boolean {
  const isExpectedMethod = method === null || method === (kind === 'beacon' ? 'POST' : 'GET');
  return isExpectedMethod && (status === null || (status >= 200 && status < 300) || status === 304);
}

/** The slug in the path of a deal's page, which begins with one of `words`; `null` for any other path. */
export function dealSlugIn(path: string, words: readonly string[]): string | null {
  const [, word = '', slug = null] = /^\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return words.includes(word) ? slug : null;
}
