import { minutesOf } from '../../data/model/time/minutesOf.ts';
import { type Weekday, weekdays } from '../../data/model/time/weekday.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { Vendor } from '../../data/schema/vendor.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, draftDiagnostic } from './draft.ts';

type Hours = NonNullable<Vendor['hours']>;

/** Of a deal or vendor whose shape is valid; shapes that are not are reported anyway. */
const fieldsOf = (item: Draft<unknown>) => item.value as Partial<Deal> | null;

/** Reports hours of a deal or vendor that overlap (CD322), and times and days that contradict each other (CD323). */
export function checkHours(item: Draft<unknown>): Diagnostic[] {
  const { hours = [], specialHours = [] } = fieldsOf(item) ?? {};
  const timesDisagree = (path: readonly PropertyKey[], problem: string, expected: string) =>
    draftDiagnostic(item, path, { code: 'CD323', problem, expected });
  const emptyTimes = (
    key: string,
    entries: readonly { from?: string | undefined; to?: string | undefined }[],
  ) =>
    entries.flatMap(({ from, to }, index) =>
      from === undefined || from !== to
        ? []
        : timesDisagree(
            [key, index, 'to'],
            `It closes at ${to}, when it opens.`,
            'another time, or "00:00" to "24:00" for all day',
          ),
    );
  return [
    ...emptyTimes('hours', hours),
    ...emptyTimes('specialHours', specialHours),
    ...specialHours.flatMap(({ date, lastDate }, index) =>
      lastDate === undefined || lastDate > date
        ? []
        : timesDisagree(
            ['specialHours', index, 'lastDate'],
            `"lastDate" is ${lastDate}, not after ${date}.`,
            'a day after "date"',
          ),
    ),
    ...overlaps(hours).map(([index, other, day]) =>
      draftDiagnostic(item, ['hours', index], {
        code: 'CD322',
        problem: `These hours overlap with entry ${other + 1} on ${dayNames[day]}.`,
        expected: 'hours that begin after the others of the day end',
        hint: 'Join the two entries, or name other days.',
      }),
    ),
  ];
}

const dayNames: Readonly<Record<Weekday, string>> = {
  ...{ sun: 'Sundays', mon: 'Mondays', tue: 'Tuesdays', wed: 'Wednesdays' },
  ...{ thu: 'Thursdays', fri: 'Fridays', sat: 'Saturdays' },
};

/** In minutes of the week from the Sunday's midnight on. */
interface Opening {
  readonly entry: number;
  readonly day: Weekday;
  readonly start: number;
  readonly end: number;
  readonly months: readonly number[] | undefined;
}

const dayLength = 1440;
const weekLength = 7 * dayLength;

/** Entries that are open at the same time as an earlier one, with the first day on which they are. */
function overlaps(hours: Hours): [entry: number, other: number, day: Weekday][] {
  const openings = hours.flatMap(openingsOf);
  const found = new Map<number, [number, number, Weekday]>();
  for (const later of openings) {
    const other = openings.find(({ entry, ...opening }) => entry < later.entry && isOverlap(opening, later));
    if (other && !found.has(later.entry)) found.set(later.entry, [later.entry, other.entry, later.day]);
  }
  return [...found.values()];
}

function openingsOf({ days, from, to, months }: Hours[number], entry: number): Opening[] {
  return (days ?? weekdays).map((day) => {
    const start = weekdays.indexOf(day) * dayLength + minutesOf(from);
    const length = minutesOf(to) - minutesOf(from);
    return { entry, day, start, end: start + (length > 0 ? length : length + dayLength), months };
  });
}

/** Saturday nights go on into Sunday, at the beginning of the week. */
function isOverlap(a: Omit<Opening, 'entry'>, b: Omit<Opening, 'entry'>): boolean {
  const shareMonth = !a.months || !b.months || a.months.some((month) => b.months?.includes(month));
  const meet = (shift: number) => a.start < b.end + shift && b.start + shift < a.end;
  return shareMonth && [-weekLength, 0, weekLength].some(meet);
}

/** Reports sessions outside of the deal's run, or twice (CD324), and other times beside them (CD323). */
export function checkSessions(deal: Draft<unknown>): Diagnostic[] {
  const value = fieldsOf(deal);
  if (!value) return [];
  const { sessions = [], startDate, expiryDate, irregular, hours } = value;
  const beside = (['hours', 'specialHours', 'days', 'months'] as const).find((key) => value[key]);
  const other = irregular ? 'irregular' : beside;
  const first =
    [startDate, value.publishedDate]
      .filter((date) => date !== undefined)
      .sort()
      .at(-1) ?? '';
  return [
    ...(sessions.length > 0 && other
      ? [
          draftDiagnostic(deal, [other], {
            code: 'CD323',
            problem: `The deal has "sessions", which say when it takes place, and "${other}" too.`,
            expected: 'sessions alone, or none',
          }),
        ]
      : []),
    ...(irregular && hours
      ? [
          draftDiagnostic(deal, ['irregular'], {
            code: 'CD323',
            problem: 'The deal has hours, and is marked as irregular, which means that they are not known.',
            expected: 'one of "hours" and "irregular": true',
          }),
        ]
      : []),
    ...sessions.flatMap(({ date, from }, index) => {
      const problem =
        date < first
          ? `The session on ${date} is before the deal's first day, ${first}.`
          : expiryDate !== undefined && date > expiryDate
            ? `The session on ${date} is after the deal's last day, ${expiryDate}.`
            : sessions.findIndex((session) => session.date === date && session.from === from) < index
              ? `The session on ${date} at ${from} is there twice.`
              : null;
      return problem === null
        ? []
        : draftDiagnostic(deal, ['sessions', index, 'date'], {
            code: 'CD324',
            problem,
            expected: 'sessions from the first to the last day of the deal, each once',
          });
    }),
  ];
}
