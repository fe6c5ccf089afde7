import { describe, expect, it } from 'vitest';
import type { WantedTime } from '../../../../../client/assistant/conversation/timeAfter.ts';
import { scoringOfTimeLeft } from '../../../../../client/assistant/recommend/timeLeft.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();
const hour = 3_600_000;

/** The points of a deal with `when`, so many hours after 7 in the morning of a Friday. */
const pointsOf = (wanted: Partial<WantedTime>, when: Schedule | undefined, hoursLater = 3) =>
  scoringOfTimeLeft(wishing(wanted), knowledge, { now: sampleContext.now + hoursLater * hour })(
    sampleRecord('x', when ? { when } : {}),
  );

const open = (from: number, to: number, days = [5]): Schedule => ({
  hours: [{ days, from: from * 60, to: to * 60 }],
});

describe('client/assistant/recommend/timeLeft', () => {
  it('puts back today what is over or nearly so', () => {
    expect(pointsOf({ when: 'today' }, open(9, 10))).toBeLessThan(-10);
    expect(pointsOf({ when: 'today' }, open(9.5, 11))).toBeLessThan(-10);
    expect(pointsOf({ when: 'today' }, open(9, 13))).toBe(0);
    expect(pointsOf({ when: 'today' }, open(9, 10), 0)).toBe(0);
  });

  it('puts back in the daytime what begins late today, but not tonight', () => {
    expect(pointsOf({ when: 'today' }, open(22, 25))).toBeLessThan(0);
    expect(pointsOf({ when: 'today' }, open(17, 22))).toBe(0);
    expect(pointsOf({ when: 'today' }, open(22, 25), 14)).toBe(0);
    expect(pointsOf({ when: 'tonight' }, open(22, 25))).toBe(0);
  });

  it('puts back tonight what closes as the evening begins', () => {
    expect(pointsOf({ when: 'tonight' }, open(10, 18))).toBeLessThan(-10);
    expect(pointsOf({ when: 'tonight' }, open(10, 21))).toBe(0);
    expect(pointsOf({ when: 'weekend', days: [5], part: 'evening' }, open(10, 18))).toBeLessThan(-10);
  });

  it('prefers after a late hour what goes on for long', () => {
    const hours = { from: 21 * 60, to: 30 * 60 };
    const late = pointsOf({ when: 'tonight', hours }, open(17, 26));
    expect(late).toBeGreaterThan(pointsOf({ when: 'tonight', hours }, open(17, 22.5)));
  });

  it('says nothing about other days, unknown hours, and any time', () => {
    expect(pointsOf({ when: 'tomorrow' }, open(9, 10, [6]))).toBe(0);
    expect(pointsOf({ when: 'today' }, undefined)).toBe(0);
    expect(pointsOf({}, open(9, 10))).toBe(0);
  });
});
