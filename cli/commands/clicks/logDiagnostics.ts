import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';

/** A line without a known format; `number` counts from 1. */
export interface UnrecognizedLine {
  readonly number: number;
  readonly text: string;
}

/** A log without any line of a known format (CD702); the diagnostic points to its first line. */
export function unknownLogFormat(log: string, { number, text }: UnrecognizedLine): Diagnostic {
  return diagnostic({
    code: 'CD702',
    file: log,
    range: { start: { line: number, column: 1 }, end: { line: number, column: 2 } },
    problem: 'No line of this log has a known format.',
    expected:
      'Common or Combined Log Format, one JSON object per line, or a CloudFront log with its #Fields line',
    hint: formatHint(text),
  });
}

function formatHint(line: string): string {
  if (line.startsWith('[') || /^"[^"]*"\s*:/.test(line)) {
    return 'Write each JSON object on a line of its own, for example with: jq -c ".[]"';
  }
  if (line.split('\t').length > 5) {
    return 'Keep the lines at the start of the log that begin with #: they name the columns.';
  }
  if (/^(?:BZh|PK|\ufffd7zXZ|\(\ufffd)/.test(line) || line.includes('\0')) {
    return 'Unpack the log first: gzip is the only compression that is supported.';
  }
  return 'Set the log format of the server to "combined", or name another file.';
}

/** What the system's errors mean, and what to do. */
const readErrors: Readonly<Record<string, { readonly problem: string; readonly hint: string }>> = {
  ENOENT: {
    problem: 'There is no such file',
    hint: 'Paths are relative to the current folder; "-" is standard input.',
  },
  EISDIR: {
    problem: 'This is a folder',
    hint: 'Name the logs in it, for example logs/*.gz.',
  },
  EACCES: {
    problem: 'You do not have permission to read this file',
    hint: 'Change the permissions of the file, or pipe it in and name "-".',
  },
};

/** A log that could not be read to its end (CD701); `null` if `error` is a bug instead of a failure to read. */
export function unreadableLog(log: string, error: unknown): Diagnostic | null {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (typeof code !== 'string' || !/^[EZ][A-Z0-9_]+$/.test(code) || code.startsWith('ERR_')) return null;
  // Codes of zlib begin with "Z_".
  const { problem, hint } = code.startsWith('Z_')
    ? {
        problem: 'The gzip file is damaged or incomplete',
        hint: 'Download it again, and import it when it is complete.',
      }
    : (readErrors[code] ?? { problem: 'The log cannot be read', hint: null });
  return diagnostic({ code: 'CD701', file: log, problem: `${problem} (${code}).`, hint });
}
