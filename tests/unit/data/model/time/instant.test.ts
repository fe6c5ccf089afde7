import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOffset, parseInstant } from '../../../../../data/model/time/instant.ts';
import { momentArbitrary, zonedOf } from '../zones.ts';

const zone = 'America/New_York';

describe('data/model/time/instant', () => {
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
      { numRuns: 300 },
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
      { numRuns: 300 },
    );
  });
});

describe('data/model/time/instant offsets', () => {
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
