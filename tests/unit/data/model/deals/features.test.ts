import { describe, expect, it } from 'vitest';
import {
  type Feature,
  type FeatureFacts,
  features,
  featuresOf,
  hasFeature,
} from '../../../../../data/model/deals/features.ts';
import type { Offer } from '../../../../../data/model/deals/offer.ts';

const price: Offer = { kind: 'price', price: 10 };
const free: Offer = { kind: 'free', originalPrice: null };

const namesOf = (facts: FeatureFacts, offer: Offer = price): Feature[] => {
  const bits = featuresOf(facts, offer);
  return features.filter((feature) => hasFeature(bits, feature));
};

describe('data/model/deals/features', () => {
  it.each<[string, FeatureFacts, string]>([
    ['step-free access', { access: { stepFree: true } }, 'step-free'],
    ['pets inside', { pets: { allowed: 'inside' } }, 'pets'],
    ['pets outside only', { pets: { allowed: 'outside' } }, 'pets'],
    ['a vegetarian choice', { diet: ['vegetarian'] }, 'vegetarian'],
    ['a vegan choice, which is vegetarian too', { diet: ['vegan'] }, 'vegetarian vegan'],
    ['a choice without gluten', { diet: ['gluten-free', 'halal'] }, 'gluten-free'],
    ['all ages', { ages: { from: 0 } }, 'toddlers kids teens'],
    ['ages from three to twelve', { ages: { from: 3, to: 12 } }, 'kids'],
    ['ages up to two', { ages: { to: 2 } }, 'toddlers'],
    ['fourteen-year-olds', { ages: { from: 14, to: 14 } }, 'teens'],
    ['walking in', { booking: { required: false } }, 'no-booking'],
    ['delivery', { fulfillment: ['pick-up', 'delivery'] }, 'delivery'],
  ])('knows %s', (_, facts, expected) => {
    expect(namesOf(facts).join(' ')).toBe(expected);
  });

  it('knows what is free from the offer', () => {
    expect(namesOf({}, free)).toEqual(['free']);
    expect(namesOf({}, { kind: 'words', text: 'Free coffee', percent: null })).toEqual([]);
  });

  it.each<[string, FeatureFacts]>([
    ['nothing', {}],
    ['ages in words alone', { ages: {} }],
    ['access without steps being named', { access: {} }],
    ['what it lacks', { access: { stepFree: false }, pets: { allowed: 'no' }, booking: { required: true } }],
    ['grown-ups only', { ages: { from: 21 } }],
  ])('claims nothing for %s', (_, facts) => {
    expect(featuresOf(facts, price)).toBe(0);
  });
});
