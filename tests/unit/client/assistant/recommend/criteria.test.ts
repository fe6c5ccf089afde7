import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import {
  type Criterion,
  criterionTests,
  isInSeason,
  topicTest,
} from '../../../../../client/assistant/recommend/criteria.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();

/** Whether a deal with these fields meets the criterion `wish` of the preferences `wanted`; `null` if they do not have it. */
function meets(
  wish: Criterion,
  wanted: Partial<Preferences>,
  deal: Partial<DealRecord>,
  today = sampleContext.today,
): boolean | null {
  const test = criterionTests(wishing(wanted), knowledge, { ...sampleContext, today })[wish];
  return test === null ? null : test(sampleRecord('x', deal));
}

describe('client/assistant/recommend/criteria', () => {
  it('has no tests without preferences', () => {
    expect(Object.values(criterionTests(wishing({}), knowledge, sampleContext))).toEqual(Array(6).fill(null));
  });

  it('accepts deals without a setting for both', () => {
    for (const setting of ['indoor', 'outdoor'] as const) {
      expect(meets('setting', { setting }, {})).toBe(true);
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

  it.each([
    ['today', [5], true],
    ['tonight', [4, 6], false],
    ['tomorrow', [6], true],
    ['tomorrow', [5], false],
    ['weekend', [0], true],
    ['weekend', [1, 2, 3, 4], false],
    ['this-week', [2], true],
    ['evening', [2], true],
  ] as const)('on a Friday, wants for %s a deal of the days %j: %s', (when, days, is) => {
    expect(meets('when', { when }, { days })).toBe(is);
    expect(meets('when', { when }, {})).toBe(true);
  });

  it('counts Sunday to the weekend that has begun', () => {
    const saturday = { weekday: 6, month: 11 };
    expect(meets('when', { when: 'tomorrow' }, { days: [0] }, saturday)).toBe(true);
  });

  it('accepts only deals in season for a time', () => {
    expect(meets('when', { when: 'today' }, { months: [11, 12] })).toBe(true);
    expect(meets('when', { when: 'today' }, { months: [5] })).toBe(false);
    expect(isInSeason(sampleRecord('x'), 11)).toBe(true);
  });

  it('finds a topic in title or tags as a whole word, singular or plural', () => {
    const deal = (title: string, ...tags: string[]) => sampleRecord('x', { title, tags });
    expect(topicTest('tacos')(deal('Taco night'))).toBe(true);
    expect(topicTest('brewery')(deal('Dinner', 'breweries'))).toBe(true);
    expect(topicTest('breweries')(deal('Dinner', 'brewery'))).toBe(true);
    expect(topicTest('kayak')(deal('KAYAKING'))).toBe(true);
    expect(topicTest('art')(deal('Party boats'))).toBe(false);
    expect(topicTest('art')(deal('Start'))).toBe(false);
    expect(topicTest('music')(deal('Dinner', 'live music'))).toBe(true);
    expect(topicTest('c++ (')(deal('C++ night'))).toBe(false);
  });
});
