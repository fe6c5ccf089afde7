import ICAL from 'ical.js';
import { addDays, type LocalDate } from '../../../../data/model/time/localDate.ts';
import { createZone, isKnownZone, type Zone } from '../../../../data/model/time/zone.ts';
import { FeedError, type ReadRow, rowOf } from './feedRow.ts';
import type { FeedLimits } from './limits.ts';

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

/** The entries of a calendar. An entry that is cancelled or has no day ahead says so with an `end` of long ago. */
export async function* icalRows(
  texts: AsyncIterable<string>,
  window: SessionWindow,
  limits: FeedLimits,
): AsyncGenerator<ReadRow> {
  const text = await wholeText(texts, limits);
  const calendar = parseCalendar(text);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent');
  const lines = linesOfEntries(text);
  const { masters, moved } = groupEntries(entries);
  for (const { component, index } of masters) {
    const line = lines[index] ?? 1;
    try {
      yield rowOf(line, entryValues(component, moved.get(uidOf(component)) ?? [], window));
    } catch (error) {
      if (error instanceof FeedError) throw error;
      yield {
        line,
        problem: 'The entry of the calendar cannot be read.',
        hint: 'Check its dates and its rule.',
      };
    }
  }
}

async function wholeText(texts: AsyncIterable<string>, { calendarBytes }: FeedLimits): Promise<string> {
  const parts: string[] = [];
  let size = 0;
  for await (const text of texts) {
    size += text.length;
    if (size > calendarBytes) throw new FeedError(`The calendar is larger than ${calendarBytes / 1e6} MB.`);
    parts.push(text);
  }
  return parts.join('');
}

function parseCalendar(text: string) {
  if (!/END:VCALENDAR\s*$/i.test(text))
    throw new FeedError('The calendar ends early: it is cut off.', 'Download it again.');
  try {
    return new ICAL.Component(ICAL.parse(text.trim()));
  } catch {
    throw new FeedError(
      'The calendar cannot be read.',
      'It should begin with BEGIN:VCALENDAR, and end with END:VCALENDAR.',
    );
  }
}

const linesOfEntries = (text: string) =>
  text.split('\n').flatMap((line, index) => (/^BEGIN:VEVENT\s*$/i.test(line) ? index + 1 : []));

type Component = InstanceType<typeof ICAL.Component>;

const uidOf = (component: Component) => String(component.getFirstPropertyValue('uid') ?? '');

/** Entries, and for each the single dates of it that were moved. */
function groupEntries(entries: readonly Component[]) {
  const masters: { component: Component; index: number }[] = [];
  const moved = new Map<string, Component[]>();
  for (const [index, component] of entries.entries()) {
    if (component.getFirstProperty('recurrence-id') === null) masters.push({ component, index });
    else moved.set(uidOf(component), [...(moved.get(uidOf(component)) ?? []), component]);
  }
  return { masters, moved };
}

interface Occurrence {
  readonly date: LocalDate;
  readonly from: string | null;
  readonly to: string | null;
  readonly lastDate: LocalDate;
}

const longAgo = '1970-01-01';

function entryValues(
  component: Component,
  moved: readonly Component[],
  window: SessionWindow,
): [string, string][] {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const status = value('status');
  const geo = component.getFirstPropertyValue('geo');
  const [lat = '', lon = ''] = Array.isArray(geo) ? geo.map(String) : [];
  const found = status.toUpperCase() === 'CANCELLED' ? [] : occurrences(component, moved, window);
  const isAhead = found.some(({ lastDate }) => lastDate >= window.today);
  const isTimed = found.every(({ from }) => from !== null);
  const sessions = found.map(({ date, from, to }) => ({ date, from, ...(to === null ? {} : { to }) }));
  return [
    ...['uid', 'summary', 'description', 'location', 'url', 'organizer', 'attach'].map(
      (name): [string, string] => [name, value(name)],
    ),
    [
      'categories',
      component
        .getAllProperties('categories')
        .flatMap((property) => property.getValues())
        .join('\n'),
    ],
    ...([
      ['status', status],
      ['lat', lat],
      ['lon', lon],
    ] as const),
    ['start', found[0]?.date ?? longAgo],
    ['end', isAhead ? (found.at(-1)?.lastDate ?? longAgo) : longAgo],
    ['sessions', isAhead && isTimed && sessions.length > 0 ? JSON.stringify(sessions) : ''],
  ].map(([name = '', text = '']): [string, string] => [name, text]);
}

const mostSessions = 366;
/** A rule such as "every second since 1900" must not take long. */
const mostSteps = 20_000;

function occurrences(component: Component, moved: readonly Component[], window: SessionWindow): Occurrence[] {
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
