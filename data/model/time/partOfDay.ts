import { type DayTimes, type Times, timesOrNone } from './schedule.ts';

/** A part of a day for which visitors plan. The late evening is part of the evening. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'late';

/** Evenings go on after midnight, until six, in minutes from the midnight before. */
export const endOfEvening = 30 * 60;

/** Hours of a day in minutes from its midnight, at most until six on the next day; the same two mean about that time. */
export interface HoursOfDay {
  readonly from: number;
  readonly to: number;
}

/** The minutes of a day from which and until which each part lasts; evenings go on after midnight. */
const bounds: Readonly<Record<PartOfDay, readonly [from: number, to: number]>> = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, Infinity],
  late: [22 * 60, Infinity],
};

/** The hours of a part of a day; of all of it for none. */
export function hoursOfPart(part?: PartOfDay | HoursOfDay): HoursOfDay {
  if (typeof part === 'object') return part;
  const [from, to] = part ? bounds[part] : [0, endOfEvening];
  return { from, to: Math.min(to, endOfEvening) };
}

/**
 * What of a day's times takes place in a part of it: sessions that begin in it or fill more than an hour of it, and hours
 * of which it has an hour. Unknown for a deal whose hours are not known.
 */
export function timesInPart(times: DayTimes, part: PartOfDay | HoursOfDay): DayTimes {
  if (typeof times === 'string') return times === 'any' ? 'unknown' : times;
  const isIn =
    typeof part === 'string'
      ? (each: Times) => isInPart(each, bounds[part])
      : part.from === part.to
        ? (each: Times) => isAbout(each, part.from)
        : (each: Times) => isInPart(each, [part.from, part.to], stayFrom(part.from));
  return timesOrNone(times.filter(isIn));
}

/** A session that begins within an hour of a time, and hours that last half an hour from it, count as about that time. */
const isAbout = ({ from, to, session }: Times, time: number): boolean =>
  session ? Math.abs(from - time) <= 60 : isAllDay(from, to) || (from <= time && (to ?? from) - time >= 30);

/** What never closes goes on after midnight. */
const isAllDay = (from: number, to: number | null) => from === 0 && to === midnight;

/** The part of a day to which hours belong. */
export function partAt({ from, to }: HoursOfDay): PartOfDay {
  const time = from === 0 ? to - 1 : from;
  return time < 12 * 60 ? 'morning' : time < 17 * 60 ? 'afternoon' : time < 22 * 60 ? 'evening' : 'late';
}

/** How many minutes of hours visitors want at least; more from late in the evening on, when kitchens close first. */
const shortStay = 60;
const longStay = 90;
const lateFrom = 20 * 60;
const midnight = 24 * 60;

/** After midnight, a bite is enough. */
const stayFrom = (from: number) => (lateFrom <= from && from < midnight ? longStay : shortStay);

function isInPart(
  { from, to, session }: Times,
  [first, last]: readonly [number, number],
  stay = shortStay,
): boolean {
  const minutes = Math.min(to ?? from, last) - Math.max(from, first);
  return session ? (from >= first && from < last) || minutes > 60 : minutes >= Math.min(stay, last - first);
}
