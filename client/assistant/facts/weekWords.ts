import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { TimeWords } from '../../../data/language/timeWords.ts';
import type { Schedule, Times } from '../../../data/model/time/schedule.ts';
import { filled } from '../words/filled.ts';

/** The days of the week from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0];

type Hours = Pick<Times, 'from' | 'to'>;

/**
 * The days of a normal week in `month`, 1 to 12, days with the same times together: "Tuesday to Thursday 11 AM–9 PM".
 * Without times if they are not known; empty if it takes place on none of these days.
 */
export function weekWords(
  { hours, days, months }: Schedule,
  month: number,
  { answers }: FactReplies,
  { weekdays }: TimeWords,
  label: (times: readonly Hours[]) => string,
): string {
  const isIn = (list: readonly number[] | undefined, item: number) => list?.includes(item) ?? true;
  const inMonth = hours?.filter((line) => isIn(line.months, month) && isIn(months, month));
  // Out of season the hours of the season are what there is to say.
  const lines = inMonth && inMonth.length > 0 ? inMonth : hours;
  const byLabel = new Map<string, number[]>();
  for (const day of week) {
    if (!isIn(days, day)) continue;
    const times = lines?.filter((line) => isIn(line.days, day)) ?? [];
    if (lines && times.length === 0) continue;
    const text = label(times);
    byLabel.set(text, [...(byLabel.get(text) ?? []), day]);
  }
  const daysText = (members: readonly number[]) =>
    members.length === week.length
      ? answers.daily
      : runsOf(members)
          .map((run) => {
            const [first, last] = [run[0], run.at(-1)].map((day) => weekdays[day ?? 0] ?? '');
            if (run.length > 2) return filled(answers.range, { from: first ?? '', to: last ?? '' });
            return run.map((day) => weekdays[day]).join(', ');
          })
          .join(', ');
  return [...byLabel].map(([text, members]) => `${daysText(members)} ${text}`.trim()).join('; ');
}

/** `members` of the week in groups that follow each other. */
function runsOf(members: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of members) {
    const run = runs.at(-1);
    if (run && week.indexOf(day) === week.indexOf(run.at(-1) ?? -1) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
