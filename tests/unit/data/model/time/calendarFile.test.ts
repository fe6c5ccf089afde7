import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from '../../../../../data/model/time/calendarFile.ts';

const stamp = Date.parse('2026-11-20T12:00:00Z');
const day = {
  uid: 'tacos-last-day@deals.example',
  title: 'Last day: Tacos',
  day: '2027-12-31',
  url: 'https://deals.example/deal/tacos',
} satisfies CalendarEntry;

/** The lines of a file as a calendar reads them, folded ones joined again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const fieldOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, character) => (/n/i.test(character) ? '\n' : character));
const octets = (line: string) => new TextEncoder().encode(line).length;

describe('data/model/time/calendarFile', () => {
  it('has a whole day that keeps its owner free, up to the day after it, also over the turn of a year', () => {
    expect(linesOf(calendarFile(day, stamp))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//city-deals//EN',
      'BEGIN:VEVENT',
      'UID:tacos-last-day@deals.example',
      'DTSTAMP:20261120T120000Z',
      'DTSTART;VALUE=DATE:20271231',
      'DTEND;VALUE=DATE:20280101',
      'TRANSP:TRANSPARENT',
      'SUMMARY:Last day: Tacos',
      'URL:https://deals.example/deal/tacos',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('has the very instants of an event, in UTC, and where it is', () => {
    const start = Date.parse('2027-07-04T10:00:00-04:00');
    const end = Date.parse('2027-07-04T23:00:00-04:00');
    const { uid, title, url } = day;
    const file = calendarFile({ uid, title, url, start, end, place: 'Park, 1 Main St' }, stamp);

    expect(linesOf(file)).toContain('DTSTART:20270704T140000Z');
    expect(linesOf(file)).toContain('DTEND:20270705T030000Z');
    expect(linesOf(file)).toContain('LOCATION:Park\\, 1 Main St');
    expect(file).not.toContain('TRANSP');
    expect(calendarFile({ uid, title, url, start, end: null }, stamp)).not.toContain('DTEND');
  });

  it('ends every line as the format asks, the last one too', () => {
    const file = calendarFile(day, stamp);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('folds a line before its 76th octet and never inside of a character', () => {
    const file = calendarFile({ ...day, title: '🌮'.repeat(60) }, stamp);
    const folded = file.split('\r\n').filter((line) => line.includes('🌮'));
    expect(folded.length).toBe(4);
    for (const line of folded) expect(octets(line)).toBeLessThanOrEqual(75);
    for (const line of folded.slice(0, -1)) expect(octets(line)).toBeGreaterThan(71);
    expect(fieldOf(file, 'SUMMARY')).toBe('🌮'.repeat(60));
  });

  it('gives back any text that it was given', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(text, text, (title, place) => {
        const file = calendarFile({ ...day, title, place, text: `${title}\n${place}` }, stamp);
        for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
        expect(unescaped(fieldOf(file, 'SUMMARY') ?? '')).toBe(title);
        if (place) expect(unescaped(fieldOf(file, 'LOCATION') ?? '')).toBe(place);
        expect(unescaped(fieldOf(file, 'DESCRIPTION') ?? '')).toBe(`${title}\n${place}`);
      }),
    );
  });

  it('lets no text begin a line of its own', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 200 });
    const names = linesOf(calendarFile({ ...day, text: 'a', place: 'b' }, stamp)).map((line) =>
      line.replace(/[:;].*/s, ''),
    );
    fc.assert(
      fc.property(anything, anything, (title, place) => {
        const hostile = `${title}\r\nBEGIN:VALARM\nX:${place}\u0085\u2028`;
        const file = calendarFile(
          { ...day, uid: hostile, title: hostile, text: hostile, place: hostile, url: hostile },
          stamp,
        );
        expect(linesOf(file).map((line) => line.replace(/[:;].*/s, ''))).toEqual(names);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});
