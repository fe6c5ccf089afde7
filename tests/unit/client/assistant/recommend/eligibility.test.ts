import { describe, expect, it } from 'vitest';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { dealsFor, eligibilityTest } from '../../../../../client/assistant/recommend/eligibility.ts';
import { wishTests } from '../../../../../client/assistant/recommend/wishTests.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import type { ScheduledSession } from '../../../../../data/model/time/schedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();

/** Whether a deal with these fields is recommended to who names yoga. */
function isFound(wanted: Partial<Preferences>, fields: Partial<DealRecord>): boolean {
  const preferences = wishing({ interests: ['yoga'], ...wanted });
  const yoga = sampleRecord('yoga', { url: 'https://v.example', tags: ['yoga'], ...fields });
  const known = sampleKnowledge([yoga]);
  const wishes = wishTests(preferences.interests, preferences, known, sampleContext);
  return dealsFor(preferences, wishes, known, sampleContext).includes(yoga);
}

describe('client/assistant/recommend/eligibility', () => {
  it('rules out a deal only if all of its places are ruled out', () => {
    const excluded = { ...noPreferences.excluded, neighborhoods: ['harbor'] };
    const isEligible = (neighborhoods: readonly string[]) =>
      eligibilityTest(
        wishing({ excluded }),
        knowledge,
        sampleContext,
      )(sampleRecord('x', { url: 'https://v.example', neighborhoods }));
    expect([['harbor'], ['harbor', 'old-town'], []].map(isEligible)).toEqual([false, true, true]);
  });

  it('recommends no event to which nobody can go any more', () => {
    const isEligible = (...sessions: ScheduledSession[]) =>
      eligibilityTest(
        wishing({}),
        knowledge,
        sampleContext,
      )(sampleRecord('x', { url: 'https://v.example', when: { sessions } }));
    const over = { date: '2026-11-19', from: 1200 };
    const soldOut = { date: '2026-11-21', from: 1200, soldOut: true } as const;
    expect(isEligible(over, soldOut)).toBe(false);
    expect(isEligible(over, soldOut, { date: '2026-11-22', from: 1200 })).toBe(true);
  });

  it('leaves to the visitor what is not known to fail: a price for two, a show that is not marked for families', () => {
    expect(isFound({ party: 1 }, { priceFor: 2 })).toBe(true);
    expect(isFound({ audience: 'family', youngest: 8, oldest: 8 }, { category: 'shows' })).toBe(true);
    const excluded = { ...noPreferences.excluded, aversions: ['sweat'] };
    expect(isFound({ excluded }, {})).toBe(true);
  });

  it('leaves out what is known to fail, and what is ruled out', () => {
    expect(isFound({ audience: 'family', youngest: 8, oldest: 8 }, { ages: [12, null] })).toBe(false);
    expect(isFound({ audience: 'family' }, { adults: true })).toBe(false);
    expect(isFound({ party: 14 }, { groups: [1, 6] })).toBe(false);
    const excluded = { ...noPreferences.excluded, deals: ['yoga'] };
    expect(isFound({ excluded }, {})).toBe(false);
  });
});
