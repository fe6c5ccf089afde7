import { parseJsonLine } from './jsonLog.ts';
import { fieldText, type LogRecord, parseCommonTime, parseLogTime, parseRequestLine } from './logRecord.ts';

/** A line of a log: a record, a `comment` without one, or `unrecognized` if it has no known format. */
export type ParsedLine = LogRecord | 'comment' | 'unrecognized';

/**
 * A parser for the lines of one log, in their order. It recognizes the format of each line by itself, so a log may mix
 * several; it only remembers the columns of the last `#Fields` line.
 */
export function createLogParser(): (line: string) => ParsedLine {
  let columns: Columns | null = null;
  return (line) => {
    if (line.startsWith('#Fields:')) columns = parseFieldsLine(line);
    if (line.startsWith('#') || line.trim() === '') return 'comment';
    if (line.startsWith('{')) return parseJsonLine(line) ?? 'unrecognized';
    return (columns && parseW3cLine(line, columns)) ?? parseCommonLine(line) ?? 'unrecognized';
  };
}

const quoted = '"((?:[^"\\\\]|\\\\.)*)"';

/*
 * `host ident user [time] "request" status bytes`, in Combined logs followed by `"referrer" "agent"` and possibly more.
 * Some servers put the virtual host and its port first. A Common line must end after its bytes: otherwise half of a
 * Combined line would match.
 */
const commonLine = new RegExp(
  `^(?:\\S+:\\d{1,5} (?=[\\dA-Fa-f]*[.:]))?(\\S+) \\S+ .*?\\[([^\\]]{26})\\] ${quoted} (\\d{3}) (?:\\d+|-)` +
    `(?:\\s*$| ${quoted} ${quoted}(?=\\s|$))`,
);

/** A line of a Common or Combined log, as Apache and nginx write them; `null` for anything else. */
export function parseCommonLine(line: string): LogRecord | null {
  const [match, ip, time = '', request = '', status, , userAgent] = commonLine.exec(line) ?? [];
  if (match === undefined) return null;
  const instant = parseCommonTime(time);
  if (instant === null) return null;
  return {
    kind: 'request',
    instant,
    ip: fieldText(ip) || null,
    userAgent: userAgent === undefined ? null : fieldText(userAgent),
    status: Number(status),
    ...parseRequestLine(request),
  };
}

/** The positions of the columns of a W3C log, by their names. */
export type Columns = ReadonlyMap<string, number>;

const requiredColumns = ['date', 'time', 'cs-method', 'cs-uri-stem'];

/** The columns in a line such as `#Fields: date time …`; `null` if they do not describe requests. */
export function parseFieldsLine(line: string): Columns | null {
  const names = line.slice('#Fields:'.length).trim().split(/\s+/);
  return requiredColumns.every((name) => names.includes(name))
    ? new Map(names.map((name, index) => [name, index]))
    : null;
}

/** A line of a W3C log, such as the standard logs of CloudFront; `null` for anything else. */
export function parseW3cLine(line: string, columns: Columns): LogRecord | null {
  const cells = line.split(line.includes('\t') ? '\t' : ' ');
  if (cells.length < columns.size) return null;
  const cell = (name: string) => {
    const index = columns.get(name);
    return index === undefined ? null : decodeCell(fieldText(cells[index]));
  };
  const instant = parseLogTime(`${cell('date')}T${cell('time')}Z`);
  const stem = cell('cs-uri-stem');
  if (instant === null || !stem) return null;
  const query = cell('cs-uri-query');
  const status = cell('sc-status');
  return {
    kind: 'request',
    instant,
    ip: cell('c-ip') || null,
    userAgent: cell('cs(User-Agent)'),
    method: cell('cs-method')?.toUpperCase() || null,
    status: status ? Number(status) : null,
    target: query ? `${stem}?${query}` : stem,
  };
}

/** W3C logs %-encode all texts, addresses a second time. Text that is not encoded stays as it is. */
export function decodeCell(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
