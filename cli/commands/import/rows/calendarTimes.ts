import ICAL from 'ical.js';
import { addDays, type LocalDate } from '../../../../data/model/time/localDate.ts';
import { createZone, isKnownZone, type Zone } from '../../../../data/model/time/zone.ts';

/** An entry of a calendar. */
export type CalendarComponent = InstanceType<typeof ICAL.Component>;

/** The days whose sessions count, in the city's zone. */
export interface SessionWindow {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly today: LocalDate;
  readonly zone: Zone;
}

/** From the first day of this month to the last day of the same month of next year, so that it moves once a month. */
export function sessionWindow(today: LocalDate, zone: Zone): SessionWindow {
  const [year = '', month = ''] = today.split('-');
  const next =
    Number(month) === 12
      ? `${Number(year) + 2}-01-01`
      : `${Number(year) + 1}-${String(Number(month) + 1).padStart(2, '0')}-01`;
  return { first: `${year}-${month}-01`, last: addDays(next, -1), today, zone };
}

/** A time at which an entry takes place, by the clocks of the city; `from` is `null` for whole days. */
export interface Occurrence {
  readonly date: LocalDate;
  readonly from: string | null;
  readonly to: string | null;
  readonly lastDate: LocalDate;
}

const mostSessions = 366;
/** A rule such as "every second since 1900" must not take long. */
const mostSteps = 20_000;

/** When an entry takes place within a window, in order; `moved` are its dates that were moved. */
export function occurrences(
  component: CalendarComponent,
  moved: readonly CalendarComponent[],
  window: SessionWindow,
): Occurrence[] {
  const event = new ICAL.Event(component, { exceptions: [...moved] });
  if (!event.startDate) throw new Error('no start');
  const found: Occurrence[] = [];
  const named = component.getFirstProperty('dtstart')?.getParameter('tzid');
  const zones = {
    city: window.zone,
    floating: typeof named === 'string' && isKnownZone(named) ? createZone(named) : window.zone,
  };
  const add = (start: ICAL.Time, end: ICAL.Time | null) => {
    const occurrence = occurrenceAt(start, end, zones);
    if (occurrence.lastDate >= window.first && occurrence.date <= window.last) found.push(occurrence);
    return occurrence.date <= window.last;
  };
  if (!event.isRecurring()) add(event.startDate, event.endDate);
  else {
    const dates = event.iterator();
    for (let step = 0; step < mostSteps && found.length < mostSessions; step++) {
      const next = dates.next();
      if (!next) break;
      const { startDate, endDate, item } = event.getOccurrenceDetails(next);
      const isCancelled =
        String(item.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
      if (!isCancelled && !add(startDate, endDate)) break;
    }
  }
  const sorted = found.sort((a, b) => (`${a.date} ${a.from}` < `${b.date} ${b.from}` ? -1 : 1));
  return sorted.filter(
    ({ date, from }, index) => date !== sorted[index - 1]?.date || from !== sorted[index - 1]?.from,
  );
}

const dayMs = 86_400_000;
const hourMinutes = 60;

function occurrenceAt(start: ICAL.Time, end: ICAL.Time | null, zones: EntryZones): Occurrence {
  if (start.isDate) {
    const date = start.toString().slice(0, 10);
    const after = end?.isDate ? end.toString().slice(0, 10) : addDays(date, 1);
    return { date, from: null, to: null, lastDate: after > date ? addDays(after, -1) : date };
  }
  const [from, to] = [wallClockOf(start, zones), end && wallClockOf(end, zones)];
  const length = to === null ? 0 : Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`);
  const hasEnd = to !== null && length > 0 && length < dayMs && length >= hourMinutes;
  return {
    date: from.slice(0, 10),
    from: from.slice(11),
    to: hasEnd ? to.slice(11) : null,
    lastDate: from.slice(0, 10),
  };
}

/** The city's zone, and that of times whose zone the calendar only names. */
interface EntryZones {
  readonly city: Zone;
  readonly floating: Zone;
}

/** What clocks of the city show. */
function wallClockOf(time: ICAL.Time, { city, floating }: EntryZones): string {
  const written = time.toString().slice(0, 16);
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (isFloating && floating === city) return written;
  const instant = isFloating
    ? floating.timeOfDay(written.slice(0, 10), written.slice(11))
    : time.toUnixTime() * 1000;
  return new Date(city.shownAt(instant)).toISOString().slice(0, 16);
}
