import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Clock, createClock, intersect, type Validity } from '../../../../../data/model/time/clock.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { momentArbitrary, zonedOf } from '../zones.ts';

const questions: [name: string, ask: (clock: Clock) => string | number][] = [
  ['today', (clock) => clock.today()],
  ['month', (clock) => clock.month()],
  ['year', (clock) => clock.year()],
];

function answer(ask: (clock: Clock) => unknown, now: number, zone: string) {
  const clock = createClock(now, createZone(zone));
  return { answer: ask(clock), valid: clock.validity() };
}

describe('data/model/time/clock', () => {
  it('agrees with Temporal on day, month and year', () => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const clock = createClock(now, createZone(zone));
        const { year, month } = zonedOf(now, zone);
        expect(clock.today()).toBe(zonedOf(now, zone).toPlainDate().toString());
        expect(clock.month()).toBe(month);
        expect(clock.year()).toBe(year);
      }),
      propertyRuns(300),
    );
  });

  it.each(questions)('is within the validity of %s()', (_, ask) => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const { from, until } = answer(ask, now, zone).valid;
        expect(from).toBeLessThanOrEqual(now);
        expect(until).toBeGreaterThan(now);
      }),
      propertyRuns(300),
    );
  });

  it.each(questions)('returns the same %s() at both ends of its validity, and another after it', (_, ask) => {
    fc.assert(
      fc.property(momentArbitrary, ({ zone, now }) => {
        const here = answer(ask, now, zone);
        const { from, until } = here.valid;
        expect(answer(ask, from ?? Number.NaN, zone)).toEqual(here);
        expect(answer(ask, (until ?? Number.NaN) - 1, zone)).toEqual(here);
        expect(answer(ask, until ?? Number.NaN, zone).answer).not.toBe(here.answer);
        expect(answer(ask, (from ?? Number.NaN) - 1, zone).answer).not.toBe(here.answer);
      }),
      propertyRuns(300),
    );
  });

  it('treats an instant as passed from that very instant on', () => {
    const instant = Date.parse('2027-01-01T00:00:00Z');
    expect(createClock(instant - 1, createZone('UTC')).hasPassed(instant)).toBe(false);
    expect(createClock(instant, createZone('UTC')).hasPassed(instant)).toBe(true);
  });

  it('ends its validity at a future instant, and begins it at a past one', () => {
    const ahead = createClock(1000, createZone('UTC'));
    ahead.hasPassed(2000);
    expect(ahead.validity()).toEqual({ from: null, until: 2000 });
    const behind = createClock(1000, createZone('UTC'));
    behind.hasPassed(500);
    expect(behind.validity()).toEqual({ from: 500, until: null });
  });

  it('is valid while all answers that it gave hold', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (now, instants) => {
        const clock = createClock(now, createZone('UTC'));
        for (const instant of instants) clock.hasPassed(instant);
        const passed = instants.filter((instant) => instant <= now);
        const coming = instants.filter((instant) => instant > now);
        expect(clock.validity()).toEqual({
          from: passed.length === 0 ? null : Math.max(...passed),
          until: coming.length === 0 ? null : Math.min(...coming),
        });
      }),
    );
  });

  it('has an unlimited validity before any question', () => {
    expect(createClock(0, createZone('UTC')).validity()).toEqual({ from: null, until: null });
  });

  it('intersects two validities to the time in which both hold', () => {
    const end = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
    const validity: fc.Arbitrary<Validity> = fc.record({ from: end, until: end });
    const holds = ({ from, until }: Validity, at: number) =>
      (from === null || at >= from) && (until === null || at < until);
    fc.assert(
      fc.property(validity, validity, fc.integer({ min: -1, max: 21 }), (a, b, at) => {
        expect(holds(intersect(a, b), at)).toBe(holds(a, at) && holds(b, at));
      }),
    );
  });
});
