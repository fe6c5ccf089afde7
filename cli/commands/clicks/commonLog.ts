import { fieldText, type LogRecord, parseRequestLine } from './logRecord.ts';
import { parseCommonTime } from './logTime.ts';

const quoted = '"((?:[^"\\\\]|\\\\.)*)"';

/*
 * `host ident user [time] "request" status bytes`, and in Combined logs `"referrer" "agent"` after it, with or without
 * more fields. Some servers put the virtual host and its port before everything. A Common line has to end after its
 * bytes: half of a Combined line would pass for one otherwise.
 */
const pattern = new RegExp(
  `^(?:\\S+:\\d{1,5} (?=[\\dA-Fa-f]*[.:]))?(\\S+) \\S+ .*?\\[([^\\]]{26})\\] ${quoted} (\\d{3}) (?:\\d+|-)` +
    `(?:\\s*$| ${quoted} ${quoted}(?=\\s|$))`,
);

/** A line of a Common or Combined log of Apache, nginx and the like; `null` where it is none. */
export function parseCommonLine(line: string): LogRecord | null {
  const [matched, ip, time = '', request = '', status, , agent] = pattern.exec(line) ?? [];
  if (matched === undefined) return null;
  const at = parseCommonTime(time);
  if (at === null) return null;
  return {
    kind: 'request',
    at,
    ip: fieldText(ip) || null,
    agent: agent === undefined ? null : fieldText(agent),
    status: Number(status),
    ...parseRequestLine(request),
  };
}
