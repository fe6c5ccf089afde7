import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { Language } from '../../../data/language/language.ts';
import type { Schedule, Times } from '../../../data/model/time/schedule.ts';
import { filled } from '../words/filled.ts';
import { joinList } from '../words/joinList.ts';

/** The days of the week from Monday on. */
const week = [1, 2, 3, 4, 5, 6, 0];

type Hours = Pick<Times, 'from' | 'to'>;

/**
 * The days of a normal week in `month`, 1 to 12, days with the same times together: "Sunday to Thursday 11 AM–9 PM".
 * Without times if they are not known; empty if it takes place on none of these days.
 */
export function weekWords(
  { hours, days, months }: Schedule,
  month: number,
  { answers }: FactReplies,
  language: Pick<Language, 'times' | 'conjunctions'>,
  label: (times: readonly Hours[]) => string,
): string {
  const { times } = language;
  const isIn = (list: readonly number[] | undefined, item: number) => list?.includes(item) ?? true;
  const inMonth = hours?.filter((line) => isIn(line.months, month) && isIn(months, month));
  // Out of season the hours of the season are what there is to say.
  const lines = inMonth && inMonth.length > 0 ? inMonth : hours;
  const byLabel = new Map<string, number[]>();
  for (const day of week) {
    if (!isIn(days, day)) continue;
    const open = lines?.filter((line) => isIn(line.days, day)) ?? [];
    if (lines && open.length === 0) continue;
    const text = label(open);
    byLabel.set(text, [...(byLabel.get(text) ?? []), day]);
  }
  const nameOf = (day: number | undefined) => times.weekdays[day ?? 0] ?? '';
  const daysText = (members: readonly number[]) => {
    if (members.length === week.length) return answers.daily;
    const items = runsOf(members).flatMap((run) =>
      run.length > 2
        ? [filled(answers.range, { from: nameOf(run[0]), to: nameOf(run.at(-1)) })]
        : run.map(nameOf),
    );
    return joinList(items, language);
  };
  return [...byLabel].map(([text, members]) => `${daysText(members)} ${text}`.trim()).join('; ');
}

/** `members` of the week in groups that follow each other; a group may go on from Sunday to Monday. */
function runsOf(members: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of members) {
    const run = runs.at(-1);
    if (run && week.indexOf(day) === week.indexOf(run.at(-1) ?? -1) + 1) run.push(day);
    else runs.push([day]);
  }
  const [first = [], ...others] = runs;
  const wraps = others.length > 0 && first[0] === week[0] && runs.at(-1)?.at(-1) === week.at(-1);
  return wraps ? [...others.slice(0, -1), [...(others.at(-1) ?? []), ...first]] : runs;
}
