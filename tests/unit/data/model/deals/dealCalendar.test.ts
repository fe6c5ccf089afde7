import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDealCalendar, type ScheduledDeal } from '../../../../../data/model/deals/dealCalendar.ts';
import { addDays } from '../../../../../data/model/time/localDate.ts';
import type { PartOfDay } from '../../../../../data/model/time/partOfDay.ts';
import { takesPlace } from '../../../../../data/model/time/takesPlace.ts';
import { toSchedule, type WrittenSchedule } from '../../../../../data/model/time/toSchedule.ts';
import { namedTimes, type WhenFilter } from '../../../../../data/model/time/whenFilter.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { scheduledArbitrary } from '../schedules.ts';

const calendar = createDealCalendar({ timeZone: 'America/New_York', daysOff: ['2026-12-14'] });
const at = (local: string) => Date.parse(`${local}-05:00`);
const dealOf = (written: WrittenSchedule, lastMoment?: string): ScheduledDeal => ({
  when: toSchedule(written),
  ...(lastMoment === undefined ? {} : { endsAt: at(lastMoment) }),
});

// Friday is 2026-12-11.
const show = dealOf({
  sessions: [
    { date: '2026-12-11', from: '14:00', to: '16:00' },
    { date: '2026-12-11', from: '19:30', to: '21:30' },
    { date: '2026-12-12', from: '19:30', to: '21:30', soldOut: true },
    { date: '2026-12-13', from: '15:00' },
  ],
});
const bar = dealOf({ hours: [{ days: ['fri', 'sat'], from: '17:00', to: '02:00' }] });
const lunch = dealOf({ hours: [{ from: '11:00', to: '14:00' }] });
const anyTime: ScheduledDeal = {};

describe('data/model/deals/dealCalendar', () => {
  it.each<[WhenFilter, string, string]>([
    ['today', '2026-12-11T09:00', '2–4 PM, 7:30–9:30 PM'],
    ['today', '2026-12-11T16:00', '7:30–9:30 PM'],
    ['tonight', '2026-12-11T09:00', '7:30–9:30 PM'],
    ['now', '2026-12-11T20:00', '7:30–9:30 PM'],
    ['tomorrow', '2026-12-12T09:00', '3 PM'],
    ['weekend', '2026-12-07T09:00', 'Fri 2–4 PM, 7:30–9:30 PM; Sun 3 PM'],
    ['2026-12-12', '2026-12-07T09:00', ''],
  ])('names what is left of an event %s at %s', (when, now, expected) => {
    expect(calendar.timesOf(show, when, at(now))).toBe(expected);
  });

  it.each<[WhenFilter, string, string]>([
    ['today', '2026-12-11T09:00', 'Open 5 PM–2 AM'],
    ['now', '2026-12-12T01:00', 'Open 5 PM–2 AM'],
    ['weekend', '2026-12-07T09:00', 'Open Fri, Sat 5 PM–2 AM'],
    ['weekend', '2026-12-12T09:00', 'Open Sat 5 PM–2 AM'],
    ['now', '2026-12-11T12:00', ''],
  ])('names the hours of what is open %s at %s', (when, now, expected) => {
    expect(calendar.timesOf(bar, when, at(now))).toBe(expected);
  });

  it.each<[ScheduledDeal, WhenFilter, string, boolean]>([
    [bar, 'today', '2026-12-12T01:59', false],
    [bar, 'weekend', '2026-12-12T03:00', false],
    [bar, 'weekend', '2026-12-13T02:00', false],
    [lunch, 'today', '2026-12-11T13:59', false],
    [lunch, 'today', '2026-12-11T14:00', true],
    [lunch, 'tomorrow', '2026-12-11T22:00', false],
    [lunch, 'weekend', '2026-12-11T22:00', false],
    [lunch, 'weekend', '2026-12-13T22:00', false],
    [lunch, 'weekend', '2026-12-14T22:00', true],
    [show, 'today', '2026-12-11T22:00', false],
    [anyTime, 'today', '2026-12-11T23:00', false],
  ])('knows whether times are over (%#)', (deal, when, now, expected) => {
    expect(calendar.isOver(deal, when, at(now))).toBe(expected);
  });

  it('names no times that nobody wrote down', () => {
    expect(calendar.takesPlace(anyTime, 'today', at('2026-12-11T09:00'))).toBe(true);
    expect(calendar.timesOf(anyTime, 'today', at('2026-12-11T09:00'))).toBe('');
    expect(calendar.takesPlace(anyTime, 'tonight', at('2026-12-11T09:00'))).toBe(false);
  });

  it('knows when the first session that is left begins, and nothing of the kind for hours', () => {
    const startOf = (when: WhenFilter, now: string) => calendar.startOf(show, when, at(now)) ?? 0;
    const friday = startOf('weekend', '2026-12-07T09:00');
    expect(startOf('tonight', '2026-12-11T09:00') - friday).toBe(5.5 * 3_600_000);
    expect(startOf('weekend', '2026-12-11T22:00') - friday).toBe(49 * 3_600_000);
    expect(startOf('tomorrow', '2026-12-11T09:00')).toBe(0);
    expect(calendar.startOf(bar, 'tonight', at('2026-12-11T09:00'))).toBeUndefined();
  });

  it('restricts days to a part of them', () => {
    const takesPlace = (when: WhenFilter, part: PartOfDay) =>
      calendar.takesPlace(show, when, at('2026-12-07T09:00'), part);
    expect(takesPlace('weekend', 'evening')).toBe(true);
    expect(takesPlace('2026-12-13', 'afternoon')).toBe(true);
    expect(takesPlace('2026-12-13', 'evening')).toBe(false);
    expect(calendar.timesOf(show, 'weekend', at('2026-12-07T09:00'), 'afternoon')).toBe(
      'Fri 2–4 PM; Sun 3 PM',
    );
  });

  it.each<[string, ScheduledDeal, string, string | undefined]>([
    ['today if any day will do', anyTime, '2026-12-11T09:00', '2026-12-11'],
    ['the coming day with hours', bar, '2026-12-13T09:00', '2026-12-18'],
    ['the day of the next session that is left', show, '2026-12-12T09:00', '2026-12-13'],
    ['none after the last session', show, '2026-12-13T15:00', undefined],
    [
      'a day on which it may take place',
      dealOf({ days: ['mon'], irregular: true }),
      '2026-12-11T09:00',
      '2026-12-14',
    ],
    ['the first day of a season', dealOf({ months: [4] }), '2026-12-11T09:00', '2027-04-01'],
    ['none after the last day', dealOf({ months: [4] }, '2027-03-01T00:00'), '2026-12-11T09:00', undefined],
  ])('names as the next day %s', (_, deal, now, day) => {
    expect(calendar.nextDay(deal, at(now))).toBe(day);
  });

  it('ends with the last day of the deal', () => {
    const ending = dealOf({ hours: [{ from: '10:00', to: '18:00' }] }, '2026-12-12T00:00');
    const takesPlace = (when: WhenFilter) => calendar.takesPlace(ending, when, at('2026-12-11T12:00'));
    expect((['now', 'today', 'weekend', 'tomorrow', '2026-12-12'] as const).map(takesPlace)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('answers as the calendar of all pages does, whichever deals it was asked about before', () => {
    fc.assert(
      fc.property(
        scheduledArbitrary,
        fc.integer({ min: -1, max: 18 }),
        ({ zone, now, schedule, run, clock }, days) => {
          const { endOfDate, dateAt } = createZone(zone);
          const end = run.last === null ? {} : { endsAt: endOfDate(run.last) };
          const own = createDealCalendar({ timeZone: zone, daysOff: [] });
          const sent = JSON.parse(JSON.stringify(schedule));
          const deals: ScheduledDeal[] = [{ when: schedule, ...end }, { when: sent }, end, {}];
          for (const when of [...namedTimes, addDays(dateAt(now), days)]) {
            for (const deal of deals) {
              const last = deal.endsAt === undefined ? null : run.last;
              const expected = takesPlace(deal.when ?? {}, { first: null, last }, when, now, clock);
              expect(own.takesPlace(deal, when, now)).toBe(expected);
              const hasStart = own.startOf(deal, when, now) !== undefined;
              expect(hasStart).toBe(expected && deal.when?.sessions !== undefined);
              if (!expected) expect(own.timesOf(deal, when, now)).toBe('');
            }
          }
        },
      ),
      propertyRuns(1000),
    );
  });

  it('counts a Monday off as part of the weekend', () => {
    const mondays = dealOf({ hours: [{ days: ['mon'], from: '10:00', to: '18:00' }] });
    expect(calendar.timesOf(mondays, 'weekend', at('2026-12-13T12:00'))).toBe('Open Mon 10 AM–6 PM');
  });
});
