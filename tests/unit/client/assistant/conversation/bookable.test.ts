import { describe, expect, it } from 'vitest';
import { firstBookable, isBookable } from '../../../../../client/assistant/conversation/bookable.ts';
import { createDealCalendar } from '../../../../../data/model/deals/dealCalendar.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();
/** Friday, November 20 of 2026, at 7 in the morning. */
const { now } = sampleContext;
const daily = (from: number, to: number): Schedule => ({
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: from * 60, to: to * 60 }],
});
const deal = (ahead: number | undefined, when?: Schedule) =>
  sampleRecord('x', { ...(ahead === undefined ? {} : { ahead }), ...(when ? { when } : {}) });

describe('client/assistant/conversation/bookable', () => {
  it.each<[string, number | undefined, Schedule | undefined, string]>([
    ['today, where nobody has to book ahead', undefined, daily(5, 6), '2026-11-20'],
    ['today, if it is still on when booking ends', 4, daily(10, 12), '2026-11-20'],
    ['tomorrow, if it is over by then', 6, daily(10, 12), '2026-11-21'],
    ['days later, for what has to be booked so long before', 72, daily(10, 12), '2026-11-23'],
    ['the day on which booking ends, of what has no hours', 24, undefined, '2026-11-21'],
  ])('can be booked for %s', (_, ahead, when, first) => {
    expect(firstBookable(deal(ahead, when), knowledge, now)).toBe(first);
  });

  it('can be booked for a time if that has a day of it that is not too soon', () => {
    const weekly: Schedule = { hours: [{ days: [6], from: 600, to: 720 }] };
    expect(isBookable(deal(30, daily(10, 12)), 'weekend', knowledge, now)).toBe(true);
    expect(isBookable(deal(30, weekly), 'weekend', knowledge, now)).toBe(false);
    expect(isBookable(deal(30, weekly), { first: '2026-11-20', last: '2026-11-28' }, knowledge, now)).toBe(
      true,
    );
    expect(isBookable(deal(30), 'tonight', knowledge, now)).toBe(false);
    expect(isBookable(deal(30), '2026-11-21', knowledge, now)).toBe(true);
    expect(isBookable(deal(24, daily(10, 12)), 'tomorrow', knowledge, now)).toBe(true);
    const calendar = createDealCalendar({ ...knowledge.data, daysOff: ['2026-11-23'] });
    expect(isBookable(deal(72, daily(10, 12)), 'weekend', { calendar }, now)).toBe(true);
    expect(isBookable(deal(72, daily(10, 12)), 'weekend', knowledge, now)).toBe(false);
    expect(isBookable(deal(undefined, weekly), 'tonight', knowledge, now)).toBe(true);
  });
});
