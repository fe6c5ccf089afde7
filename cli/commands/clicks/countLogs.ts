import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import type { Deps } from '../../program/deps.ts';
import type { LineCounts, LogReport } from './importReport.ts';
import { type UnrecognizedLine, unknownLogFormat, unreadableLog } from './logDiagnostics.ts';
import { createLogParser } from './logFormats.ts';
import { readLog } from './readLog.ts';
import { type IgnoredReason, ignoredReasons, type Tally } from './tally.ts';

/** The result of reading logs. */
export interface CountedLogs {
  readonly logs: readonly LogReport[];
  readonly errors: readonly Diagnostic[];
  /** For the code frames of the errors. */
  readonly textOf: TextOf;
}

/** Reads the log files, as typed, and adds their clicks to `tally`. */
export async function countLogs(
  { cwd, report }: Pick<Deps, 'cwd' | 'report'>,
  files: readonly string[],
  tally: Tally,
): Promise<CountedLogs> {
  const logs: LogReport[] = [];
  const errors: Diagnostic[] = [];
  const texts = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const name = file === '-' ? 'standard input' : file;
    report({ type: 'progress', label: 'Reading log', done: index + 1, total: files.length });
    const counter = createLogCounter(file, tally);
    try {
      await readLog(file === '-' ? null : path.resolve(cwd, file), counter.add);
    } catch (error) {
      const unreadable = unreadableLog(name, error);
      if (unreadable === null) throw error;
      errors.push(unreadable);
      continue;
    }
    const log = counter.report();
    logs.push(log);
    const line = counter.firstUnrecognized();
    if (line === null || log.notUnderstood < log.lines) continue;
    texts.set(name, '\n'.repeat(line.number - 1) + line.text);
    errors.push(unknownLogFormat(name, line));
  }
  report({ type: 'progress-end' });
  return { logs, errors, textOf: (file) => texts.get(file) };
}

/** Counts the lines of one log. */
export interface LogCounter {
  /** Adds the next line. */
  add(line: string): void;
  report(): LogReport;
  /** The first line without a known format; `null` if there is none. */
  firstUnrecognized(): UnrecognizedLine | null;
}

/** A counter for the lines of the log `file` that adds their clicks to `tally`. */
export function createLogCounter(file: string, tally: Tally): LogCounter {
  const parse = createLogParser();
  const counts = { lines: 0, notUnderstood: 0, clicks: 0, counted: 0 };
  const ignored = noneIgnored();
  let lineNumber = 0;
  let firstUnrecognized: UnrecognizedLine | null = null;
  return {
    report: () => ({ file, ...counts, ignored }),
    firstUnrecognized: () => firstUnrecognized,
    add(text) {
      lineNumber += 1;
      const line = parse(text);
      if (line === 'comment') return;
      counts.lines += 1;
      if (line === 'unrecognized') {
        counts.notUnderstood += 1;
        firstUnrecognized ??= { number: lineNumber, text };
        return;
      }
      const outcome = tally.add(line);
      if (outcome === 'not-a-click') return;
      counts.clicks += 1;
      if (outcome === 'counted') counts.counted += 1;
      else ignored[outcome] += 1;
    },
  };
}

/** The sum of the counts of several logs. */
export function sumLineCounts(logs: readonly LineCounts[]): LineCounts {
  const sum = (countIn: (log: LineCounts) => number) => logs.reduce((total, log) => total + countIn(log), 0);
  const ignored = noneIgnored();
  for (const reason of ignoredReasons) ignored[reason] = sum((log) => log.ignored[reason]);
  return {
    lines: sum(({ lines }) => lines),
    notUnderstood: sum(({ notUnderstood }) => notUnderstood),
    clicks: sum(({ clicks }) => clicks),
    counted: sum(({ counted }) => counted),
    ignored,
  };
}

const noneIgnored = () =>
  Object.fromEntries(ignoredReasons.map((reason) => [reason, 0])) as Record<IgnoredReason, number>;
