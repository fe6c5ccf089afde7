import { execFileSync } from 'node:child_process';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  createZone,
  hasOffset,
  isKnownZone,
  parseInstant,
  zoneNames,
} from '../../../../../data/model/time/zone.ts';
import { propertyRuns, sampleOf } from '../../../../support/fullRun.ts';
import { momentArbitrary, oracleStart, transitions, zonedOf, zones } from '../zones.ts';

describe('data/model/time/zone', () => {
  it('agrees with Temporal on the day at an instant', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        expect(createZone(zone).dateAt(now)).toBe(zonedOf(now, zone).toPlainDate().toString());
      }),
      propertyRuns(500),
    );
  });

  it('starts and ends a day at the first instant of it and of the next', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const date = zonedOf(now, zone).toPlainDate();
        expect(createZone(zone).startOfDate(date.toString())).toBe(oracleStart(date, zone));
        expect(createZone(zone).endOfDate(date.toString())).toBe(oracleStart(date.add({ days: 1 }), zone));
      }),
      propertyRuns(500),
    );
  });

  it.each(sampleOf(zones, 3))('starts the days around each clock change in %s', (zone) => {
    for (const change of transitions(zone)) {
      for (const days of [-1, 0, 1]) {
        const date = zonedOf(change, zone).toPlainDate().add({ days });
        expect(`${date} ${createZone(zone).startOfDate(date.toString())}`).toBe(
          `${date} ${oracleStart(date, zone)}`,
        );
      }
    }
  });

  it.each([
    ['Asia/Beirut', '2027-03-28', '2027-03-27T22:00:00Z', 'midnight is skipped'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 'midnight comes twice'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 'the whole day is left out'],
  ])('starts a day in %s on %s at %s: %s', (zone, date, instant) => {
    expect(new Date(createZone(zone).startOfDate(date)).toISOString()).toBe(new Date(instant).toISOString());
  });

  it('ends the last day that content can have', () => {
    expect(createZone('UTC').endOfDate('2999-12-31')).toBe(Date.parse('3000-01-01T00:00:00Z'));
  });

  it('formats an instant with the offset at that time', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const printed = zonedOf(now, zone).toString({
          timeZoneName: 'never',
          smallestUnit: 'second',
          roundingMode: 'trunc',
        });
        expect(createZone(zone).format(now)).toBe(printed);
      }),
      propertyRuns(500),
    );
  });

  it('formats an instant so that it parses to the same one', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const second = Math.floor(now / 1000) * 1000;
        expect(Temporal.Instant.from(createZone(zone).format(now)).epochMilliseconds).toBe(second);
      }),
    );
  });

  it('shows the same time on hosts whose own clocks skip it', () => {
    const print = "console.log(createZone('Europe/Berlin').format(Date.parse('2027-03-14T01:30Z')))";
    const { outputFiles } = buildSync({
      stdin: {
        contents: `import { createZone } from './data/model/time/zone.ts'; ${print}`,
        resolveDir: '.',
      },
      bundle: true,
      write: false,
    });
    const script = outputFiles[0]?.text ?? '';
    const printed = (TZ: string) =>
      execFileSync(process.execPath, ['-e', script], { env: { TZ }, encoding: 'utf8' }).trim();
    expect(printed('America/New_York')).toBe('2027-03-14T02:30:00+01:00');
    expect(printed('UTC')).toBe('2027-03-14T02:30:00+01:00');
  });

  it('takes the earlier of two equal times of day, and moves past a gap', () => {
    fc.assert(
      fc.property(momentArbitrary, fc.nat(23), ({ zone, now }, hour) => {
        const day = zonedOf(now, zone).toPlainDate();
        const expected = day.toZonedDateTime({ timeZone: zone, plainTime: { hour, minute: 15 } });
        const time = `${String(hour).padStart(2, '0')}:15`;
        expect(createZone(zone).timeOfDay(day.toString(), time)).toBe(expected.epochMilliseconds);
      }),
      propertyRuns(500),
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

  it('lists only known zones', () => {
    expect(zoneNames()).toContain('UTC');
    expect(zoneNames().filter((name) => !isKnownZone(name))).toEqual([]);
  });
});

const zone = 'America/New_York';

describe('data/model/time/zone parseInstant', () => {
  it.each([
    ['2027-05-31T09:00:00-04:00', '2027-05-31T13:00:00Z'],
    ['2027-05-31T09:00-0400', '2027-05-31T13:00:00Z'],
    ['2027-05-31 09:00-04:00', '2027-05-31T13:00:00Z'],
    ['2027-05-31T13:00:00Z', '2027-05-31T13:00:00Z'],
    ['2027-05-31t13:00:00z', '2027-05-31T13:00:00Z'],
    ['2027-05-31T13:00:00.250Z', '2027-05-31T13:00:00.250Z'],
    ['  2027-05-31T13:00Z\n', '2027-05-31T13:00:00Z'],
    ['2027-05-31T18:30:00+05:30', '2027-05-31T13:00:00Z'],
  ])('reads %s with its offset', (text, expected) => {
    expect(parseInstant(text, zone)).toBe(Date.parse(expected));
  });

  it.each([
    ['2027-05-31', '2027-05-31T04:00:00Z'],
    ['2027-01-31', '2027-01-31T05:00:00Z'],
    ['2027-05-31T09:00', '2027-05-31T13:00:00Z'],
    ['2027-05-31 09:00:30', '2027-05-31T13:00:30Z'],
    ['2027-05-31T09:00:30.5', '2027-05-31T13:00:30.500Z'],
  ])('reads %s by the clocks of the city', (text, expected) => {
    expect(parseInstant(text, zone)).toBe(Date.parse(expected));
  });

  it('starts a day whose midnight is skipped at its first instant', () => {
    expect(parseInstant('2027-03-28', 'Asia/Beirut')).toBe(Date.parse('2027-03-27T22:00:00Z'));
  });

  it.each([
    '',
    'now',
    'tomorrow',
    '2027',
    '2027-05',
    '2027-02-30',
    '2027-02-30T10:00:00Z',
    '2027-05-31T24:00:00Z',
    '2027-05-31T09:60:00Z',
    '2027-05-31T09:00:60Z',
    '2027-05-31T09',
    '2027-05-31Z',
    '2027-05-31T',
    '2027-05-31T-04:00',
    '2027-05-31T09:00:00 -04:00',
    '2027-05-31T09:00:00+24:00',
    '2027-05-31T09:00:00-04:60',
    '2027-05-31T09:00:00 America/New_York',
    '31.05.2027',
    '1811736000000',
  ])('takes "%s" for no instant', (text) => {
    expect(parseInstant(text, zone)).toBeNull();
  });

  it('reads back any instant that Temporal prints with an offset', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone: other, now }) => {
        const printed = zonedOf(now, other).toString({ timeZoneName: 'never', fractionalSecondDigits: 3 });
        expect(parseInstant(printed, zone)).toBe(now);
      }),
      propertyRuns(300),
    );
  });

  it('reads back a time without an offset in its own zone, unless the clocks show it twice', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone: own, now }) => {
        const local = zonedOf(now, own).toPlainDateTime();
        const candidates = ['earlier', 'later'] as const;
        const instants = candidates.map(
          (disambiguation) => local.toZonedDateTime(own, { disambiguation }).epochMilliseconds,
        );
        expect(instants).toContain(parseInstant(local.toString({ fractionalSecondDigits: 3 }), own));
      }),
      propertyRuns(300),
    );
  });
});

describe('data/model/time/zone hasOffset', () => {
  it.each(['2027-05-31T09:00-04:00', '2027-05-31T13:00:00Z', '2027-05-31t13:00z ', '2027-05-31T09:00-0400'])(
    'sees that %s means the same everywhere',
    (text) => {
      expect(hasOffset(text)).toBe(true);
      expect(parseInstant(text, 'Asia/Tokyo')).toBe(parseInstant(text, zone));
    },
  );

  it.each(['2027-05-31', '2027-05-31T09:00', '2027-05-31 09:00:30.5'])(
    'sees that %s depends on the zone',
    (text) => {
      expect(hasOffset(text)).toBe(false);
      expect(parseInstant(text, 'Asia/Tokyo')).not.toBe(parseInstant(text, zone));
    },
  );
});
