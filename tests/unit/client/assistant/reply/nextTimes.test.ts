import { describe, expect, it } from 'vitest';
import { nextTimes } from '../../../../../client/assistant/reply/nextTimes.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge } from '../support/sampleAssistant.ts';

const { now } = sampleContext;
const daily: Schedule = { hours: [{ from: 1020, to: 1380 }] };
const tuesdays: Schedule = { hours: [{ days: [2], from: 600, to: 780 }] };

const timesOf = (when: Schedule | undefined, from: string | null = null) =>
  nextTimes(sampleRecord('x', when ? { when } : {}), sampleKnowledge(), now, from);

describe('client/assistant/reply/nextTimes', () => {
  it('names today and tomorrow, and other days by their dates', () => {
    expect(timesOf(daily)).toBe('Today 5–11 PM');
    expect(timesOf(daily, '2026-11-21')).toBe('Tomorrow 5–11 PM');
    expect(timesOf(tuesdays)).toBe('Tue, Nov 24, 10 AM–1 PM');
  });

  it('begins at the day that is wanted, or today if that has passed', () => {
    expect(timesOf(tuesdays, '2026-11-25')).toBe('Tue, Dec 1, 10 AM–1 PM');
    expect(timesOf(daily, '2026-11-01')).toBe('Today 5–11 PM');
  });

  it('names no hours of today that are over, or nearly', () => {
    const at = (time: string) =>
      nextTimes(
        sampleRecord('x', { when: { hours: [{ from: 540, to: 960 }] } }),
        sampleKnowledge(),
        Date.parse(`2026-11-20T${time}:00-05:00`),
        null,
      );
    expect(at('08:00')).toBe('Today 9 AM–4 PM');
    expect(at('15:30')).toBe('Today 9 AM–4 PM');
    expect(at('15:50')).toBe('Tomorrow 9 AM–4 PM');
    expect(at('21:45')).toBe('Tomorrow 9 AM–4 PM');
  });

  it('names the day alone where its hours are not known', () => {
    expect(timesOf({ days: [2] })).toBe('Tue, Nov 24');
  });

  it('says nothing of deals for any time, on days that nobody knows, and in the past', () => {
    expect(timesOf(undefined)).toBe('');
    expect(timesOf({ irregular: true })).toBe('');
    expect(timesOf({ sessions: [{ date: '2026-11-01', from: 600 }] })).toBe('');
  });
});
