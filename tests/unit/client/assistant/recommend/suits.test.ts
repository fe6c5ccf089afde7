import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { generalSuitsOf, suitsOf } from '../../../../../client/assistant/recommend/suits.ts';
import type { Suit } from '../../../../../data/language/suitWords.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { featuresOf } from '../../../../../data/model/deals/features.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { wishing } from '../support/sampleAssistant.ts';

const features = (facts: Parameters<typeof featuresOf>[0]) => ({
  features: featuresOf(facts, { kind: 'free', originalPrice: null }),
});

describe('client/assistant/recommend/suits', () => {
  it.each<[Suit, Partial<DealRecord>, Partial<Preferences>]>([
    ['romantic', { traits: traitBits(['romantic']) }, { occasion: 'date' }],
    ['delivered', { traits: traitBits(['delivered']) }, { occasion: 'gift' }],
    ['local', { traits: traitBits(['local']) }, { occasion: 'visitors' }],
    ['dry', { outdoor: false }, { occasion: 'rainy-day' }],
    ['sheltered', { outdoor: true, traits: traitBits(['sheltered']) }, { occasion: 'rainy-day' }],
    ['several', { traits: traitBits(['for-several']) }, { party: 12 }],
    ['step-free', features({ access: { stepFree: true } }), { cautions: ['gentle'] }],
    ['calm', { intensity: 'low', traits: traitBits(['quiet']) }, { intensity: 'relaxing' }],
    ['toddlers', features({ ages: { from: 0, to: 3 } }), { audience: 'family', youngest: 2 }],
    ['age', features({ ages: { from: 0 } }), { audience: 'family', youngest: 6 }],
    ['teens', features({ ages: { from: 12 } }), { audience: 'family', youngest: 14 }],
    ['kids', { family: true }, { audience: 'family' }],
    ['cheap', { price: 20 }, { priceRange: { min: 0, max: 50 } }],
    ['affordable', { price: 20 }, { priceRange: { min: 0, max: 30 } }],
    ['walk-in', features({ booking: { required: false } }), { occasion: 'quick' }],
    ['grown-ups', { adults: true }, { audience: 'adults' }],
  ])('tells "%s" of a deal with %j to who wants %j', (suit, deal, wanted) => {
    expect(suitsOf(sampleRecord('x', deal), wishing(wanted))).toContain(suit);
    expect(suitsOf(sampleRecord('x', { price: 90 }), wishing(wanted))).not.toContain(suit);
    expect(suitsOf(sampleRecord('x', deal), wishing({}))).not.toContain(suit);
  });

  it('claims no age or budget that is not known', () => {
    const child = wishing({ audience: 'family', youngest: 6 });
    expect(suitsOf(sampleRecord('x', features({ ages: { from: 0, to: 3 } })), child)).not.toContain('age');
    expect(
      suitsOf(sampleRecord('x', { price: 20 }), wishing({ priceRange: { min: 0, max: 30 }, party: 4 })),
    ).toEqual([]);
  });

  it('says one thing once, in one way', () => {
    const deal = sampleRecord('x', { family: true, ...features({ ages: { from: 0 } }) });
    expect(suitsOf(deal, wishing({ audience: 'family', youngest: 4 }))).toEqual(['age']);
  });

  it('calls cheap what costs little, and within a budget only what somebody named', () => {
    const deal = sampleRecord('x', { price: 20 });
    expect(suitsOf(deal, wishing({ priceRange: { min: 0, max: 50 } }))).toEqual(['cheap']);
    expect(suitsOf(deal, wishing({ priceRange: { min: 0, max: 80 } }))).toEqual(['affordable']);
  });

  it('knows what these visitors may like besides', () => {
    const deal = sampleRecord('x', { traits: traitBits(['for-two', 'special']) });
    expect(generalSuitsOf(deal, wishing({}))).toEqual(['special', 'two']);
    expect(generalSuitsOf(deal, wishing({ audience: 'family' }))).toEqual(['special']);
    expect(generalSuitsOf(sampleRecord('x'), wishing({}))).toEqual([]);
  });
});
