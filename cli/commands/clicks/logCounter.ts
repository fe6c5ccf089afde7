import type { LineCounts, LogReport } from './importReport.ts';
import type { UnclearLine } from './logFaults.ts';
import { createLogReader } from './logReader.ts';
import { type IgnoredReason, ignoredReasons, type Tally } from './tally.ts';

/** Takes the lines of one log, in their order. */
export interface LogCounter {
  take(line: string): void;
  report(): LogReport;
  /** The first line of no known format; `null` where there is none. */
  firstUnclear(): UnclearLine | null;
}

/** Reads the log `file`, adds its clicks to `tally`, and keeps account of every line. */
export function createLogCounter(file: string, tally: Tally): LogCounter {
  const read = createLogReader();
  const counts = { lines: 0, notUnderstood: 0, clicks: 0, counted: 0 };
  const ignored = noneIgnored();
  let number = 0;
  let unclear: UnclearLine | null = null;
  return {
    report: () => ({ file, ...counts, ignored }),
    firstUnclear: () => unclear,
    take(text) {
      number += 1;
      const line = read(text);
      if (line === 'comment') return;
      counts.lines += 1;
      if (line === 'unclear') {
        counts.notUnderstood += 1;
        unclear ??= { number, text };
        return;
      }
      const outcome = tally.take(line);
      if (outcome === 'other') return;
      counts.clicks += 1;
      if (outcome === 'counted') counts.counted += 1;
      else ignored[outcome] += 1;
    },
  };
}

/** What several logs come to. */
export function totalOf(logs: readonly LineCounts[]): LineCounts {
  const sum = (of: (log: LineCounts) => number) => logs.reduce((total, log) => total + of(log), 0);
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
