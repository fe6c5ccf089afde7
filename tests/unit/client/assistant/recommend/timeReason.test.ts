import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { timeReason } from '../../../../../client/assistant/recommend/timeReason.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const bar: Schedule = { hours: [{ days: [5, 6], from: 1020, to: 1380 }] };
const show: Schedule = {
  sessions: [
    { date: '2026-11-21', from: 1170 },
    { date: '2027-01-09', from: 1170 },
  ],
};

describe('client/assistant/recommend/timeReason', () => {
  it.each<[Schedule, Partial<Preferences>, string]>([
    [bar, { when: 'tonight' }, 'open 5–11 PM'],
    [bar, { when: 'weekend' }, 'open Fri, Sat 5–11 PM'],
    [bar, { when: 'weekend', days: [6] }, 'open 5–11 PM'],
    [bar, { when: 'tomorrow', part: 'morning' }, 'open 5–11 PM'],
    [bar, { when: 'evening' }, 'open Fri, Sat 5–11 PM'],
    [bar, {}, ''],
    [bar, { when: 'this-week', days: [5, 6] }, 'open Fri, Sat 5–11 PM'],
    [bar, { when: 'tonight', hours: { from: 1380, to: 1380 } }, 'open 5–11 PM'],
    [show, { when: 'tomorrow' }, '7:30 PM'],
    [show, { when: 'this-week' }, 'Saturday 7:30 PM'],
    [show, { when: 'tonight' }, 'Sat, Nov 21 7:30 PM'],
    [show, {}, 'on November 21'],
    [{}, { when: 'today' }, ''],
    [{ months: [5] }, { when: 'today' }, 'in season from May'],
  ])('says of %j for %j: "%s"', (when, wanted, words) => {
    expect(timeReason(sampleRecord('x', { when }), wishing(wanted), sampleKnowledge(), sampleContext)).toBe(
      words,
    );
  });
});
