import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import {
  type Criterion,
  criterionTests,
  isInSeason,
} from '../../../../../client/assistant/recommend/criteria.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import type { Schedule } from '../../../../../data/model/time/schedule.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();

/** Whether a deal with these fields meets the criterion `wish` of the preferences `wanted`; `null` if they do not have it. */
function meets(wish: Criterion, wanted: Partial<Preferences>, deal: Partial<DealRecord>): boolean | null {
  const test = criterionTests(wishing(wanted), knowledge, sampleContext)[wish];
  return test === null ? null : test(sampleRecord('x', deal));
}

describe('client/assistant/recommend/criteria', () => {
  it('has no tests without preferences', () => {
    const tests = Object.values(criterionTests(wishing({}), knowledge, sampleContext));
    expect(new Set(tests)).toEqual(new Set([null]));
  });

  it('takes deals without a setting for indoors', () => {
    for (const setting of ['indoor', 'outdoor'] as const) {
      expect(meets('setting', { setting }, {})).toBe(setting === 'indoor');
      expect(meets('setting', { setting }, { outdoor: setting === 'outdoor' })).toBe(true);
      expect(meets('setting', { setting }, { outdoor: setting === 'indoor' })).toBe(false);
    }
    expect(meets('setting', { setting: 'both' }, { outdoor: true })).toBeNull();
  });

  it('includes both ends of a price range', () => {
    const priceRange = { min: 20, max: 40 };
    const at = (price: number) => meets('priceRange', { priceRange }, { price });
    expect([19.99, 20, 40, 40.01].map(at)).toEqual([false, true, true, false]);
    expect(meets('priceRange', { priceRange: { min: 20, max: null } }, { price: 9000 })).toBe(true);
  });

  it('takes no price for too low if money is no object', () => {
    expect(meets('priceRange', { priceRange: { min: 150, max: 1000 } }, { price: 20 })).toBeNull();
  });

  it('accepts any of the neighborhoods', () => {
    const neighborhoods = ['harbor', 'charity'];
    expect(meets('neighborhoods', { neighborhoods }, { neighborhoods: ['charity'] })).toBe(true);
    expect(meets('neighborhoods', { neighborhoods }, { neighborhoods: ['old-town'] })).toBe(false);
  });

  it('matches a category, or a theme by its tags', () => {
    expect(meets('categories', { categories: ['food'] }, {})).toBe(true);
    expect(meets('categories', { categories: ['shows'] }, {})).toBe(false);
    expect(meets('categories', { categories: ['nightlife'] }, { tags: ['late'] })).toBe(true);
    expect(meets('categories', { categories: ['nightlife'] }, { tags: ['early'] })).toBe(false);
  });

  it('does not require the events that a time adds', () => {
    expect(meets('categories', { categories: ['shows'], when: 'today' }, {})).toBeNull();
    expect(meets('categories', { categories: ['shows', 'errands'], when: 'today' }, {})).toBe(false);
    expect(meets('categories', { categories: ['shows'] }, {})).toBe(false);
  });

  it('wants deals that take place at the named time', () => {
    expect(meets('when', { when: 'tomorrow' }, { when: { days: [6] } })).toBe(true);
    expect(meets('when', { when: 'tomorrow' }, { when: { days: [5] } })).toBe(false);
  });

  it('counts a deal with several places in each of its neighborhoods, and a citywide one in all', () => {
    const places = { neighborhoods: ['old-town', 'harbor'] };
    expect(meets('neighborhoods', { neighborhoods: ['harbor'] }, places)).toBe(true);
    expect(meets('neighborhoods', { neighborhoods: ['old-town'] }, places)).toBe(true);
    expect(meets('neighborhoods', { neighborhoods: ['charity'] }, places)).toBe(false);
    expect(meets('neighborhoods', { neighborhoods: ['charity'] }, { neighborhoods: [] })).toBe(true);
  });

  it('knows whether a deal takes place within a month', () => {
    const isSoon = (when?: Schedule) =>
      isInSeason(sampleRecord('x', when ? { when } : {}), knowledge, sampleContext);
    expect(isSoon()).toBe(true);
    expect(isSoon({ irregular: true })).toBe(true);
    expect(isSoon({ months: [12] })).toBe(true);
    expect(isSoon({ months: [5] })).toBe(false);
    expect(isSoon({ sessions: [{ date: '2026-12-21', from: 600 }] })).toBe(false);
  });
});
