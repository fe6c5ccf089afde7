import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OfferFields,
  percentOf,
  priceOf,
  readOffer,
  savingOf,
} from '../../../../../data/model/deals/offer.ts';
import { offerPhrase, offerTitle, priceLabel, sealOf } from '../../../../../data/model/deals/offerWords.ts';

describe('data/model/deals/offer', () => {
  it.each<[string, OfferFields, ReturnType<typeof readOffer>]>([
    [
      'two prices',
      { price: 32, originalPrice: 50 },
      { kind: 'saving', price: 32, originalPrice: 50, percent: 36 },
    ],
    ['a price alone', { price: 9 }, { kind: 'price', price: 9 }],
    ['nothing to pay', { price: 0 }, { kind: 'free', originalPrice: null }],
    ['nothing instead of a price', { price: 0, originalPrice: 12 }, { kind: 'free', originalPrice: 12 }],
    ['words', { text: 'Two for one' }, { kind: 'words', text: 'Two for one', percent: null }],
    [
      'words with a percent',
      { text: '20% off', percent: 20 },
      { kind: 'words', text: '20% off', percent: 20 },
    ],
  ])('reads %s', (_, fields, offer) => {
    expect(readOffer(fields)).toEqual(offer);
  });

  it('never names a saving of 0% or 100% for something that has a price', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        fc.pre(a !== b);
        const offer = readOffer({ price: Math.min(a, b) / 100, originalPrice: Math.max(a, b) / 100 });
        expect(percentOf(offer)).toBeGreaterThanOrEqual(1);
        expect(percentOf(offer)).toBeLessThanOrEqual(99);
        expect(savingOf(offer)).toBeCloseTo(Math.abs(a - b) / 100, 6);
      }),
    );
  });

  it('knows the price, the saving and the percent of each kind, or that there is none', () => {
    const free = readOffer({ price: 0, originalPrice: 12 });
    expect([priceOf(free), savingOf(free), percentOf(free)]).toEqual([0, 12, 100]);
    const price = readOffer({ price: 9 });
    expect([priceOf(price), savingOf(price), percentOf(price)]).toEqual([9, null, null]);
    const words = readOffer({ text: 'Two for one' });
    expect([priceOf(words), savingOf(words), percentOf(words)]).toEqual([null, null, null]);
  });
});

describe('data/model/deals/offerWords', () => {
  it.each<[OfferFields, string, string | undefined, string, string]>([
    [{ price: 8.99, originalPrice: 12 }, '$8.99', '25% off', 'Soup: 25% off', '$8.99 instead of $12'],
    [{ price: 9 }, '$9', undefined, 'Soup', '$9'],
    [{ price: 0 }, 'Free', 'Free', 'Soup: free', 'Free'],
    [{ price: 0, originalPrice: 12 }, 'Free', 'Free', 'Soup: free', 'Free instead of $12'],
    [{ text: 'Two for one' }, 'Two for one', undefined, 'Soup: Two for one', 'Two for one'],
    [{ text: '20% off all', percent: 20 }, '20% off all', '20% off', 'Soup: 20% off all', '20% off all'],
  ])('words %j', (fields, label, seal, title, phrase) => {
    const offer = readOffer(fields);
    expect(priceLabel(offer, 'USD')).toBe(label);
    expect(sealOf(offer)?.join(' ').trim()).toBe(seal);
    expect(offerTitle('Soup', offer)).toBe(title);
    expect(offerPhrase(offer, 'USD')).toBe(phrase);
  });
});
