import { type DayTimes, type Times, timesOrNone } from './schedule.ts';

/** A part of a day for which visitors plan. The late evening is part of the evening. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'late';

/** The minutes of a day from which and until which each part lasts; evenings go on after midnight. */
const bounds: Readonly<Record<PartOfDay, readonly [from: number, to: number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, Infinity],
  late: [22 * 60, Infinity],
};

/**
 * What of a day's times takes place in a part of it: sessions that begin in it or fill more than an hour of it, and hours
 * of which it has an hour. Unknown for a deal whose hours are not known.
 */
export function timesInPart(times: DayTimes, part: PartOfDay): DayTimes {
  if (typeof times === 'string') return times === 'any' ? 'unknown' : times;
  return timesOrNone(times.filter((each) => isInPart(each, bounds[part])));
}

function isInPart({ from, to, session }: Times, [first, last]: readonly [number, number]): boolean {
  const minutes = Math.min(to ?? from, last) - Math.max(from, first);
  return session ? (from >= first && from < last) || minutes > 60 : minutes >= 60;
}
