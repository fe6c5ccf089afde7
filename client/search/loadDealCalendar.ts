import type { DealCalendar } from '../../data/model/deals/dealCalendar.ts';
import type { DealData } from '../../data/model/deals/dealRecord.ts';
import { getOrInsertComputed } from '../../data/model/memoize.ts';
import { andThen } from './andThen.ts';
import { keepLoaded } from './keepLoaded.ts';

type CalendarCode = typeof import('../../data/model/deals/dealCalendar.ts');

/** Loads the code of the calendar. */
export const loadCalendarCode = keepLoaded<CalendarCode>(
  () => import('../../data/model/deals/dealCalendar.ts'),
);

const calendars = new WeakMap<DealData, DealCalendar>();

/** The calendar of a site's deals, at once if its code is loaded. */
export const loadDealCalendar = (data: DealData): DealCalendar | Promise<DealCalendar> =>
  andThen(loadCalendarCode(), ({ createDealCalendar }) =>
    getOrInsertComputed(calendars, data, createDealCalendar),
  );
