import type { DealCalendar } from '../../data/model/deals/dealCalendar.ts';
import type { DealData } from '../../data/model/deals/dealRecord.ts';
import { memoize } from '../../data/model/memoize.ts';
import { andThen } from './dealSource.ts';

type CalendarCode = typeof import('../../data/model/deals/dealCalendar.ts');

/** Kept once a page. */
let code: CalendarCode | Promise<CalendarCode> | undefined;

/** Loads the code of the calendar; rejects if it cannot be loaded, and the next call then tries again. */
export function loadCalendarCode(): CalendarCode | Promise<CalendarCode> {
  code ??= load();
  return code;
}

async function load(): Promise<CalendarCode> {
  try {
    code = await import('../../data/model/deals/dealCalendar.ts');
    return code;
  } catch (error) {
    code = undefined;
    throw error;
  }
}

const calendarBy = memoize(({ createDealCalendar }: CalendarCode) =>
  memoize<DealData, DealCalendar>(createDealCalendar, new WeakMap()),
);

/** The calendar of a site's deals, at once if its code is loaded. */
export const loadDealCalendar = (data: DealData): DealCalendar | Promise<DealCalendar> =>
  andThen(loadCalendarCode(), (loaded) => calendarBy(loaded)(data));
