import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import { FeedError } from '../rows/feedRow.ts';

export type FeedFormat = NonNullable<FeedMap['format']>;

const separators = [',', '\t', ';', '|'] as const;

/** The format of a feed from the beginning of its text; throws FeedError for what is no feed. */
export function guessFormat(start: string): FeedFormat {
  const text = start.trimStart();
  if (/^(?:%PDF|.PNG|Rar!|BZh|7z)/.test(text) || text.slice(0, 1000).includes('\0')) {
    throw new FeedError(
      'The feed is a binary file.',
      text.startsWith('PK')
        ? 'If it is a spreadsheet or zip, export or unpack it as CSV.'
        : 'Export it as CSV, XML or JSON.',
    );
  }
  if (/^<(?:!doctype\s+)?html\b/i.test(text)) {
    throw new FeedError('This is a page instead of a feed.', 'The address may need a key, or a login.');
  }
  if (text.startsWith('<')) return 'xml';
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'ical';
  if (text.startsWith('[')) return 'json';
  if (text.startsWith('{')) return isJsonLine(text) ? 'jsonl' : 'json';
  return guessSeparator(text) === '\t' ? 'tsv' : 'csv';
}

/** Whether the first line is an object, and not all there is. */
function isJsonLine(text: string): boolean {
  const end = text.indexOf('\n');
  if (end < 0 || text.slice(end).trim() === '') return false;
  try {
    JSON.parse(text.slice(0, end));
    return true;
  } catch {
    return false;
  }
}

/** What separates the columns: as Excel says in a first line of "sep=;", or what is most in it outside of quotes. */
export function guessSeparator(start: string): string {
  const said = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(start)?.[1];
  if (said !== undefined) return said;
  const line =
    start
      .replace(/"(?:[^"]|"")*"/g, '')
      .trimStart()
      .split(/[\r\n]/, 1)[0] ?? '';
  const counts = separators.map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).separator;
}

/** The dotted path of the first list of objects in the beginning of a JSON text; `null` if the text is a list itself, or has none. */
export function listPath(start: string): string | null {
  const keys: string[] = [];
  let key = '';
  for (const [token] of start.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === '[') {
      if (keys.length === 0) return null;
      if (key !== '' && isListOfObjects(start, [...keys.slice(1), key]))
        return [...keys.slice(1), key].join('.');
      key = '';
    } else if (token === '{') keys.push(key);
    else if (token === '}') keys.pop();
    else if (token.endsWith(':')) key = token.replace(/^"|"\s*:$/g, '');
  }
  return null;
}

/** Whether the last key of a path is followed by a list that begins with an object. */
function isListOfObjects(start: string, path: readonly string[]): boolean {
  const key = path.at(-1) ?? '';
  return new RegExp(`"${key.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}"\\s*:\\s*\\[\\s*\\{`).test(start);
}
