import { addDays, type LocalDate } from './localDate.ts';

/** A calendar event: all day, or from `start` to `end` (epoch milliseconds; `null` without an end). */
export type CalendarEntry = {
  /** Stays the same for the same event, so that importing it again updates the calendar. */
  readonly uid: string;
  readonly title: string;
  readonly text?: string;
  readonly place?: string;
  readonly url: string;
} & ({ readonly day: LocalDate } | { readonly start: number; readonly end: number | null });

/**
 * A calendar file (RFC 5545) with one entry. `stamp` is the time of its creation in epoch milliseconds. All-day entries
 * leave their owner free, not busy.
 */
export const calendarFile = (entry: CalendarEntry, stamp: number) => calendarOf([entry], stamp);

/** A calendar file with several entries; the format requires at least one. */
export function calendarOf(entries: readonly CalendarEntry[], stamp: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//city-deals//EN',
    ...entries.flatMap((entry) => eventLines(entry, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (entry: CalendarEntry, stamp: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(entry.uid)}`,
  `DTSTAMP:${utc(stamp)}`,
  ...times(entry),
  `SUMMARY:${escaped(entry.title)}`,
  ...(entry.text ? [`DESCRIPTION:${escaped(entry.text)}`] : []),
  ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
  `URL:${entry.url.replace(/[\p{Cc}\s]/gu, '')}`,
  'END:VEVENT',
];

function times(entry: CalendarEntry): string[] {
  if ('day' in entry) {
    return [
      `DTSTART;VALUE=DATE:${plain(entry.day)}`,
      `DTEND;VALUE=DATE:${plain(addDays(entry.day, 1))}`,
      'TRANSP:TRANSPARENT',
    ];
  }
  return [`DTSTART:${utc(entry.start)}`, ...(entry.end === null ? [] : [`DTEND:${utc(entry.end)}`])];
}

const plain = (date: LocalDate) => date.replaceAll('-', '');

/** "20270704T140000Z". */
const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes a text value; control characters, which the format forbids, become spaces. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ');

const longestLine = 75;

/** Folds a line after 75 octets of UTF-8; continuation lines begin with a space. */
function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > longestLine) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

const octetsOf = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
