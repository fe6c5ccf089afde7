import fc from 'fast-check';
import type { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../../data/model/time/clock.ts';
import type { Run } from '../../../../../data/model/time/schedule.ts';
import { daysOfWhen, takesPlace, timesLeft } from '../../../../../data/model/time/takesPlace.ts';
import { toSchedule, type WrittenSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { createWallClock } from '../../../../../data/model/time/wallClock.ts';
import type { WhenFilter } from '../../../../../data/model/time/whenFilter.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { scheduledArbitrary } from '../schedules.ts';
import { zonedOf } from '../zones.ts';

const clock = createWallClock('America/New_York');
const always: Run = { first: null, last: null };

/** The Mondays before and after a day. */
const mondaysAround = (date: Temporal.PlainDate) =>
  [1 - date.dayOfWeek, 8 - date.dayOfWeek].map((days) => date.add({ days }).toString());

/** Which filters a deal passes at `now`, local time in winter; Friday is 2026-12-11. */
function filtersOf(deal: WrittenSchedule, now: string, run = always) {
  const filters: WhenFilter[] = ['now', 'today', 'tonight', 'tomorrow', 'weekend'];
  const instant = Date.parse(`${now}-05:00`);
  return filters.filter((when) => takesPlace(toSchedule(deal), run, when, instant, clock)).join(' ');
}

const evenings = { hours: [{ days: ['fri', 'sat'], from: '17:00', to: '02:00' }] } as const;
const show = { sessions: [{ date: '2026-12-11', from: '19:30', to: '21:30' }] };

describe('data/model/time/takesPlace', () => {
  it('agrees with the oracle about every filter', () => {
    fc.assert(
      fc.property(
        scheduledArbitrary,
        fc.integer({ min: -3, max: 18 }),
        fc.boolean(),
        ({ zone, now, schedule, run, clock: local, oracle }, days, isLong) => {
          const today = zonedOf(now, zone).toPlainDate();
          const daysOff = isLong ? mondaysAround(today) : [];
          const filters = ['now', 'today', 'tonight', 'tomorrow', 'weekend', today.add({ days }).toString()];
          const answers = (ask: (when: string) => boolean) => filters.filter(ask).join(' ');
          expect(answers((when) => takesPlace(schedule, run, when, now, local, daysOff))).toBe(
            answers((when) => oracle.takesPlace(when, now, daysOff)),
          );
        },
      ),
      propertyRuns(1500),
    );
  });

  it('lets a page hold as long as it shows what is left of a day, and no longer', () => {
    fc.assert(
      fc.property(scheduledArbitrary, ({ zone, now, schedule, run, clock: local }) => {
        const date = local.dateAt(now);
        const ask = (instant: number) => {
          const planning = createClock(instant, createZone(zone));
          const left = timesLeft(schedule, run, date, local, planning.hasPassed);
          return { left: JSON.stringify(left), ...planning.validity() };
        };
        const { left, from, until } = ask(now);
        if (from !== null) expect([ask(from).left, ask(from - 1).left === left]).toEqual([left, false]);
        if (until !== null) expect([ask(until - 1).left, ask(until).left === left]).toEqual([left, false]);
        if (!schedule.sessions) expect({ from, until }).toEqual({ from: null, until: null });
      }),
      propertyRuns(500),
    );
  });

  it.each([
    ['2026-12-11T16:00', 'today tonight tomorrow weekend', 'before they open'],
    ['2026-12-11T18:00', 'now today tonight tomorrow weekend', 'while they are open'],
    ['2026-12-13T01:00', 'now', 'after midnight, of the evening before'],
    ['2026-12-13T02:00', '', 'after they have closed'],
    ['2026-12-14T12:00', 'weekend', 'on the Monday before'],
  ])('counts hours at %s for "%s": %s', (now, filters) => {
    expect(filtersOf(evenings, now)).toBe(filters);
  });

  it('counts hours that are over for the rest of their day', () => {
    const lunch = { hours: [{ from: '11:00', to: '14:00' }] };
    expect(filtersOf(lunch, '2026-12-11T22:00')).toBe('today tomorrow weekend');
  });

  it.each([
    ['2026-12-10T23:59', 'tomorrow weekend'],
    ['2026-12-11T08:00', 'today tonight weekend'],
    ['2026-12-11T19:30', 'now today tonight weekend'],
    ['2026-12-11T21:29:59.999', 'now today tonight weekend'],
    ['2026-12-11T21:30', ''],
  ])('counts a session at %s for "%s"', (now, filters) => {
    expect(filtersOf(show, now)).toBe(filters);
  });

  it('counts a session without an end until it begins', () => {
    const sessions = [{ date: '2026-12-11', from: '19:30' }];
    expect(filtersOf({ sessions }, '2026-12-11T19:29')).toBe('today tonight weekend');
    expect(filtersOf({ sessions }, '2026-12-11T19:30')).toBe('');
  });

  it('does not count what is sold out', () => {
    const sessions = [{ date: '2026-12-11', from: '19:30', to: '21:30', soldOut: true } as const];
    expect(filtersOf({ sessions }, '2026-12-11T12:00')).toBe('');
  });

  it('counts a deal without hours on the days on which it is usable, but neither now nor tonight', () => {
    expect(filtersOf({}, '2026-12-11T12:00')).toBe('today tomorrow weekend');
    expect(filtersOf({ days: ['sat'] }, '2026-12-11T12:00')).toBe('tomorrow weekend');
    expect(filtersOf({ months: [6] }, '2026-12-11T12:00')).toBe('');
  });

  it('never counts an irregular deal, but by its sessions', () => {
    expect(filtersOf({ irregular: true }, '2026-12-11T12:00')).toBe('');
    expect(filtersOf({ irregular: true, ...evenings }, '2026-12-11T18:00')).toBe('');
    expect(filtersOf({ irregular: true, ...show }, '2026-12-11T12:00')).toBe('today tonight weekend');
  });

  it('counts the first and the last day of a run, and no others', () => {
    const run = { first: '2026-12-11', last: '2026-12-11' };
    const filters = ['10', '11', '12'].map((day) => filtersOf({}, `2026-12-${day}T12:00`, run));
    expect(filters).toEqual(['tomorrow weekend', 'today weekend', '']);
  });

  it.each([
    ['16:59', '18:00', false],
    ['16:59', '18:01', true],
    ['17:00', '17:10', true],
    ['23:50', undefined, true],
    ['16:30', undefined, false],
  ])('takes a session from %s to %s as tonight: %s', (from, to, expected) => {
    const schedule = toSchedule({ sessions: [{ date: '2026-12-11', from, to }] });
    const now = Date.parse('2026-12-11T12:00-05:00');
    expect(takesPlace(schedule, always, 'tonight', now, clock)).toBe(expected);
  });

  it.each([
    ['09:00', '17:59', false],
    ['09:00', '18:00', true],
    ['23:30', '24:00', false],
    ['23:30', '00:30', true],
    ['00:00', '03:00', false],
  ])('takes hours from %s to %s as tonight: %s', (from, to, expected) => {
    const now = Date.parse('2026-12-11T12:00-05:00');
    expect(takesPlace(toSchedule({ hours: [{ from, to }] }), always, 'tonight', now, clock)).toBe(expected);
  });

  it('knows nothing of days that have passed', () => {
    const now = Date.parse('2026-12-13T12:00-05:00');
    const friday = toSchedule({ days: ['fri'] });
    expect(takesPlace(friday, always, 'weekend', now, clock)).toBe(false);
    expect(takesPlace(friday, always, '2026-12-11', now, clock)).toBe(false);
    expect(takesPlace(friday, always, '2026-12-18', now, clock)).toBe(true);
  });

  it.each([
    ['2027-05-27', '2027-05-28', '2027-05-31'],
    ['2027-05-31', '2027-05-28', '2027-05-31'],
    ['2027-06-01', '2027-06-04', '2027-06-06'],
    ['2027-06-07', '2027-06-11', '2027-06-13'],
  ])('means on %s the weekend from %s to %s', (today, first, last) => {
    expect(daysOfWhen('weekend', today, ['2027-05-31'])).toEqual({ first, last });
  });
});
