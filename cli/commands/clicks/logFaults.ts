import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';

/** A line that no format explains, and its number from 1. */
export interface UnclearLine {
  readonly number: number;
  readonly text: string;
}

/** A log of which not one line is understood (CD702), with its first line as the place. */
export function notUnderstood(log: string, { number, text }: UnclearLine): Diagnostic {
  return diagnostic({
    code: 'CD702',
    file: log,
    range: { start: { line: number, column: 1 }, end: { line: number, column: 2 } },
    problem: 'Not one line of this log is understood.',
    expected:
      'Common or Combined Log Format, one JSON object a line, or a CloudFront log with its #Fields line',
    hint: wayOut(text),
  });
}

function wayOut(line: string): string {
  if (line.startsWith('[') || /^"[^"]*"\s*:/.test(line)) {
    return 'Write each JSON object on a line of its own, such as with: jq -c ".[]"';
  }
  if (line.split('\t').length > 5)
    return 'Keep the lines at its start that begin with #: they name the columns.';
  if (/^(?:BZh|PK|\ufffd7zXZ|\(\ufffd)/.test(line) || line.includes('\0')) {
    return 'Unpack the log first: of packed files, only those of gzip are read.';
  }
  return 'Set the log format of the server to "combined", or name another file.';
}

const meanings: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  EISDIR: 'This is a folder',
  EACCES: 'Reading this file is not allowed',
};

const ways: Readonly<Record<string, string>> = {
  ENOENT: 'Paths start at the folder in which the command is typed; "-" stands for standard input.',
  EISDIR: 'Name the logs in it, such as logs/*.gz.',
  EACCES: 'Give yourself the right to read it, or pipe it in and name "-".',
};

/** A log that could not be read to its end (CD701); `null` where `error` is no such failure but a fault of ours. */
export function unreadable(log: string, error: unknown): Diagnostic | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (typeof code !== 'string' || !/^[EZ][A-Z0-9_]+$/.test(code) || code.startsWith('ERR_')) return null;
  const isPacked = code.startsWith('Z_');
  return diagnostic({
    code: 'CD701',
    file: log,
    problem: isPacked
      ? `The packed log is damaged or not yet complete (${code}).`
      : `${meanings[code] ?? 'The log cannot be read'} (${code}).`,
    hint: isPacked ? 'Fetch it again, and import it once it is whole.' : (ways[code] ?? null),
  });
}
