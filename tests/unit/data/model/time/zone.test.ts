import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  dateAt,
  endOfDate,
  formatInstant,
  isKnownZone,
  startOfDate,
  zoneNames,
} from '../../../../../data/model/time/zone.ts';
import { momentArbitrary, oracleStart, transitions, zonedOf, zones } from '../zones.ts';

describe('data/model/time/zone', () => {
  it('knows the day at an instant as Temporal does', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        expect(dateAt(now, zone)).toBe(zonedOf(now, zone).toPlainDate().toString());
      }),
      { numRuns: 500 },
    );
  });

  it('starts and ends a day at the first instant of it and of the next', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const date = zonedOf(now, zone).toPlainDate();
        expect(startOfDate(date.toString(), zone)).toBe(oracleStart(date, zone));
        expect(endOfDate(date.toString(), zone)).toBe(oracleStart(date.add({ days: 1 }), zone));
      }),
      { numRuns: 500 },
    );
  });

  it.each(zones)('starts each day of a change of clocks where %s does', (zone) => {
    for (const change of transitions(zone)) {
      for (const days of [-1, 0, 1]) {
        const date = zonedOf(change, zone).toPlainDate().add({ days });
        expect(`${date} ${startOfDate(date.toString(), zone)}`).toBe(`${date} ${oracleStart(date, zone)}`);
      }
    }
  });

  it.each([
    ['Asia/Beirut', '2027-03-28', '2027-03-27T22:00:00Z', 'midnight is skipped'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 'midnight comes twice'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 'the whole day is left out'],
  ])('starts a day in %s on %s at %s: %s', (zone, date, instant) => {
    expect(new Date(startOfDate(date, zone)).toISOString()).toBe(new Date(instant).toISOString());
  });

  it('ends the last day that content may name', () => {
    expect(endOfDate('2999-12-31', 'UTC')).toBe(Date.parse('3000-01-01T00:00:00Z'));
  });

  it('prints an instant with the offset that the zone has then', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const printed = zonedOf(now, zone).toString({
          timeZoneName: 'never',
          smallestUnit: 'second',
          roundingMode: 'trunc',
        });
        expect(formatInstant(now, zone)).toBe(printed);
      }),
      { numRuns: 500 },
    );
  });

  it('reads its own print of an instant back', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const second = Math.floor(now / 1000) * 1000;
        expect(Temporal.Instant.from(formatInstant(now, zone)).epochMilliseconds).toBe(second);
      }),
    );
  });

  it.each(['America/New_York', 'UTC', 'US/Eastern', 'Etc/GMT+5'])('knows the zone %s', (name) => {
    expect(isKnownZone(name)).toBe(true);
  });

  it.each(['', '+05:00', '-0800', 'America/Charlotte', 'America/New_York ', 'Mars/Base', '5'])(
    'does not know a zone "%s"',
    (name) => {
      expect(isKnownZone(name)).toBe(false);
    },
  );

  it('names only zones that it knows', () => {
    expect(zoneNames()).toContain('UTC');
    expect(zoneNames().filter((name) => !isKnownZone(name))).toEqual([]);
  });
});
