import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { createWallClock } from '../../../../../../data/model/time/wallClock.ts';
import {
  countPhrases,
  type DatePhrase,
  dayOfMonthPhrase,
  feastPhrases,
  monthDayPhrases,
  unitPhrases,
  weekdayPhrases,
} from '../../../../../support/dateOracle.ts';
import { propertyRuns } from '../../../../../support/fullRun.ts';
import { momentArbitrary, zonedOf } from '../../../../data/model/zones.ts';
import { understood } from '../../support/sampleAssistant.ts';

/** Days of four years; every second one is around a year's end or the end of February. */
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 1461 }).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days })),
  fc
    .tuple(fc.constantFrom(2026, 2027, 2028, 2029), fc.constantFrom('12-28', '02-26'), fc.nat(7))
    .map(([year, day, more]) => Temporal.PlainDate.from(`${year}-${day}`).add({ days: more })),
);

const monthDay = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .filter(([month, day]) => day <= (Temporal.PlainDate.from({ year: 2028, month, day: 1 }).daysInMonth ?? 0));

const anyPhrase: fc.Arbitrary<DatePhrase> = fc
  .oneof(
    monthDay.map(([month, day]) => monthDayPhrases(month, day)),
    fc.integer({ min: 1, max: 31 }).map((day) => [dayOfMonthPhrase(day)]),
    fc.integer({ min: 1, max: 7 }).map(weekdayPhrases),
    fc.integer({ min: 2, max: 40 }).map(countPhrases),
    fc.constant([...unitPhrases]),
    fc.constant([...feastPhrases]),
  )
  .chain((phrases) => fc.constantFrom(...phrases));

function foundOn(text: string, today: string): string[] | null {
  const range = understood(text).dates?.on(today) ?? null;
  return range && [range.first, range.last];
}

const wanted = ({ on }: DatePhrase, today: Temporal.PlainDate) => {
  const days = on(today);
  if (!days) return null;
  const [first, last = first] = days;
  return [String(first), String(last)];
};

describe('client/assistant/understand/time/dateMeanings', () => {
  it('agrees with Temporal about every phrase on any day', () => {
    fc.assert(
      fc.property(anyPhrase, anyDay, (phrase, today) => {
        expect(foundOn(phrase.text, String(today)), `${phrase.text} on ${today}`).toEqual(
          wanted(phrase, today),
        );
      }),
      propertyRuns(2000),
    );
  });

  it('counts from the day in the city, also while its clocks are put', () => {
    fc.assert(
      fc.property(anyPhrase, momentArbitrary, (phrase, { zone, now }) => {
        const today = zonedOf(now, zone).toPlainDate();
        expect(foundOn(phrase.text, createWallClock(zone).dateAt(now))).toEqual(wanted(phrase, today));
      }),
      propertyRuns(300),
    );
  });

  it.each(['February 30', 'the 31st of April', '13/5', '12/32'])('knows no day "%s"', (text) => {
    expect(foundOn(text, '2026-11-21')).toBeNull();
  });
});
