import { describe, expect, it } from 'vitest';
import type { DueInstant } from '../../../../../cli/commands/schedule/planSchedule.ts';
import { printCalendar } from '../../../../../cli/commands/schedule/printCalendar.ts';
import { printCron } from '../../../../../cli/commands/schedule/printCron.ts';
import { printTable } from '../../../../../cli/commands/schedule/printTable.ts';

const zone = 'America/New_York';
const now = Date.parse('2026-11-20T12:00:00Z');
const until = Date.parse('2027-07-20T12:00:00Z');
const paths = (count: number) => Array.from({ length: count }, (_, index) => `/deal/${index + 1}`);
const due = (instant: string, pages: readonly string[], reasons: readonly string[]): DueInstant => ({
  due: Date.parse(instant),
  pages,
  reasons,
});
const schedule = [
  due('2026-11-21T05:00:00Z', ['/today'], ['"Today; so, to say" is over']),
  due('2027-07-05T04:00:00Z', paths(30), ['"Soup" ends', 'the banner "summer" goes']),
];

describe('cli/commands/schedule/printTable', () => {
  it('prints local and UTC times, reasons, and the first pages', () => {
    expect(printTable(schedule, zone, until).split('\n')).toEqual([
      'In America/New_York          In UTC            Pages  Why, and which pages',
      'Sat 2026-11-21 00:00 -05:00  2026-11-21 05:00      1  "Today; so, to say" is over',
      '                                                      /today',
      'Mon 2027-07-05 00:00 -04:00  2027-07-05 04:00     30  "Soup" ends',
      '                                                      the banner "summer" goes',
      '                                                      /deal/1',
      '                                                      /deal/2',
      '                                                      /deal/3',
      '                                                      /deal/4',
      '                                                      … and 26 more',
      '',
      '2 rebuilds until 2027-07-20T08:00:00-04:00.',
    ]);
  });

  it('prints that nothing is due, and one rebuild in the singular', () => {
    expect(printTable([], zone, until)).toBe('Nothing is due until 2027-07-20T08:00:00-04:00.');
    expect(printTable(schedule.slice(0, 1), zone, until)).toContain('1 rebuild until');
  });
});

describe('cli/commands/schedule/printCalendar', () => {
  const print = (instants: readonly DueInstant[], stamp = now) =>
    printCalendar(instants, 'https://deals.example', { until, stamp });
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

  it('prints an entry for each instant, with escaped text', () => {
    const lines = unfolded(print(schedule));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.slice(0, 10)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//city-deals//EN',
      'BEGIN:VEVENT',
      'UID:rebuild-20261121T050000000Z@deals.example',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261121T050000Z',
      'SUMMARY:Rebuild: 1 page changes',
      'DESCRIPTION:"Today\\; so\\, to say" is over.\\n\\n/today',
      'URL:https://deals.example/',
    ]);
    expect(lines.find((line) => line.includes('/deal/20'))).toContain('… and 10 more');
  });

  it('prints lines of at most 75 octets that end with CRLF', () => {
    const file = print(schedule);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('gives an instant the same id every time', () => {
    const uids = (file: string) => unfolded(file).filter((line) => line.startsWith('UID:'));
    expect(uids(print(schedule, now + 1e9))).toEqual(uids(print(schedule)));
    expect(new Set(uids(print(schedule))).size).toBe(2);
  });

  it('prints one entry if nothing is due, because a calendar must not be empty', () => {
    const lines = unfolded(print([]));
    expect(lines).toContain('SUMMARY:No rebuild was due until now');
    expect(lines).toContain('DTSTART:20270720T120000Z');
  });
});

describe('cli/commands/schedule/printCron', () => {
  const linesOf = (instants: readonly DueInstant[], city: string) =>
    printCron(instants, city, { now, until }).split('\n');
  const patterns = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('#'));

  it('covers summer and winter, even if only one of them has anything due', () => {
    expect(patterns(linesOf(schedule, zone))).toEqual(['0 4,5 * * *']);
    expect(patterns(linesOf(schedule.slice(0, 1), zone))).toEqual(['0 4,5 * * *']);
  });

  it('explains the local times in comments', () => {
    const comments = linesOf(schedule, zone)
      .filter((line) => line.startsWith('#'))
      .join(' ');
    expect(comments).toContain('00:00 in America/New_York');
    expect(comments).toContain('UTC-05:00 and UTC-04:00');
    expect(comments).toContain('city-deals rebuild');
  });

  it.each([
    ['Australia/Lord_Howe', '2027-01-01T13:00:00Z', ['0 13 * * *', '30 13 * * *']],
    ['Asia/Kathmandu', '2027-01-01T18:15:00Z', ['15 18 * * *']],
    ['UTC', '2027-01-01T00:00:00Z', ['0 0 * * *']],
  ])('uses the offsets of %s', (city, instant, expected) => {
    expect(patterns(linesOf([due(instant, ['/'], [])], city))).toEqual(expected);
  });

  it('prints no line if nothing is due', () => {
    expect(patterns(linesOf([], zone))).toEqual([]);
  });
});
