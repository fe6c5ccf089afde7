import { parseCommonLine } from './commonLog.ts';
import { parseJsonLine } from './jsonLog.ts';
import type { LogRecord } from './logRecord.ts';
import { type Columns, parseFieldsLine, parseW3cLine } from './w3cLog.ts';

/** What a line of a log is: a record, a `comment` that says nothing of requests, or `unclear`. */
export type ReadLine = LogRecord | 'comment' | 'unclear';

/**
 * Reads the lines of one log in their order. Formats are told apart line by line, so that logs which were joined are
 * read too; only the columns of W3C logs are remembered, from one `#Fields` line to the next.
 */
export function createLogReader(): (line: string) => ReadLine {
  let columns: Columns | null = null;
  return (line) => {
    if (line.startsWith('#Fields:')) columns = parseFieldsLine(line);
    if (line.startsWith('#')) return 'comment';
    if (line.trim() === '') return 'comment';
    if (line.startsWith('{')) return parseJsonLine(line) ?? 'unclear';
    return (columns && parseW3cLine(line, columns)) ?? parseCommonLine(line) ?? 'unclear';
  };
}
