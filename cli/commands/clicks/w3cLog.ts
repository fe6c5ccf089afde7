import { fieldText, type LogRecord } from './logRecord.ts';
import { parseLogTime } from './logTime.ts';

/** Where the columns of a log are, by their names. */
export type Columns = ReadonlyMap<string, number>;

const needed = ['date', 'time', 'cs-method', 'cs-uri-stem'];

/** The columns that a line `#Fields: …` names; `null` where they do not tell of requests. */
export function parseFieldsLine(line: string): Columns | null {
  const names = line.slice('#Fields:'.length).trim().split(/\s+/);
  return needed.every((name) => names.includes(name))
    ? new Map(names.map((name, index) => [name, index]))
    : null;
}

/** A line of a CloudFront standard log, or of another in the W3C format that it follows; `null` where it is none. */
export function parseW3cLine(line: string, columns: Columns): LogRecord | null {
  const cells = line.split(line.includes('\t') ? '\t' : ' ');
  if (cells.length < columns.size) return null;
  const cell = (name: string) => {
    const index = columns.get(name);
    return index === undefined ? null : decodeSafely(fieldText(cells[index]));
  };
  const at = parseLogTime(`${cell('date')}T${cell('time')}Z`);
  const stem = cell('cs-uri-stem');
  if (at === null || !stem) return null;
  const query = cell('cs-uri-query');
  const status = cell('sc-status');
  return {
    kind: 'request',
    at,
    ip: cell('c-ip') || null,
    agent: cell('cs(User-Agent)'),
    method: cell('cs-method')?.toUpperCase() || null,
    status: status ? Number(status) : null,
    target: query ? `${stem}?${query}` : stem,
  };
}

/** Undoes the log's own %-encoding, which is on top of that of the address; text that has none stays. */
export function decodeSafely(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
