import type { Schedule } from '../../../data/model/time/schedule.ts';
import { filled } from '../words/filled.ts';

const everyMonth = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * The months in which a schedule has its days, from `first` on in the order of the season: "April to October"; empty for all
 * of the year, or none. `names` begin with January, `range` has {from} and {to}.
 */
export function seasonWords(schedule: Schedule, names: readonly string[], range: string): string {
  const { months, hours = [{ from: 0, to: 0 }] } = schedule;
  const open = everyMonth.filter(
    (month) =>
      (months?.includes(month) ?? true) && hours.some((line) => line.months?.includes(month) ?? true),
  );
  if (open.length === 0 || open.length === everyMonth.length) return '';
  const previous = (month: number) => ((month + 10) % 12) + 1;
  const nameOf = (month: number | undefined) => names[(month ?? 1) - 1] ?? '';
  return open
    .filter((month) => !open.includes(previous(month)))
    .map((from) => {
      const run = [...everyMonth.slice(from - 1), ...everyMonth.slice(0, from - 1)];
      const end = run.findIndex((month) => !open.includes(month));
      const to = run[end - 1];
      return to === from ? nameOf(from) : filled(range, { from: nameOf(from), to: nameOf(to) });
    })
    .join(', ');
}
