import ICAL from 'ical.js';
import { type CalendarComponent, occurrences, type SessionWindow } from './calendarTimes.ts';
import { FeedError, type ReadRow, rowOf } from './feedRow.ts';
import type { FeedLimits } from './limits.ts';

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

const uidOf = (component: CalendarComponent) => String(component.getFirstPropertyValue('uid') ?? '');

/** Entries, and for each the single dates of it that were moved. */
function groupEntries(entries: readonly CalendarComponent[]) {
  const masters: { component: CalendarComponent; index: number }[] = [];
  const moved = new Map<string, CalendarComponent[]>();
  for (const [index, component] of entries.entries()) {
    if (component.getFirstProperty('recurrence-id') === null) masters.push({ component, index });
    else moved.set(uidOf(component), [...(moved.get(uidOf(component)) ?? []), component]);
  }
  return { masters, moved };
}

const longAgo = '1970-01-01';

function entryValues(
  component: CalendarComponent,
  moved: readonly CalendarComponent[],
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
