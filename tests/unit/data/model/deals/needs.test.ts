import { describe, expect, it } from 'vitest';
import { english } from '../../../../../data/language/english/english.ts';
import type { NamedFacts } from '../../../../../data/model/deals/factFields.ts';
import { featureLabels, features } from '../../../../../data/model/deals/features.ts';
import { factNeeds, meets, type Need, needBit } from '../../../../../data/model/deals/needs.ts';
import { needBits } from '../../../../../data/model/deals/needTests.ts';
import { sampleRecord } from '../../../../support/dealData.ts';

const dealWith = (facts: NamedFacts) => {
  const { met, lacking } = needBits(facts);
  return sampleRecord('soup', { features: met, lacks: lacking });
};
const answers = (facts: NamedFacts, ...needs: Need[]) => needs.map((need) => meets(dealWith(facts), need));

describe('data/model/deals/needs', () => {
  it.each<[string, NamedFacts, Need, boolean]>([
    ['ways without steps', { access: { stepFree: true } }, 'step-free', true],
    ['steps', { access: { stepFree: false } }, 'step-free', false],
    ['room for strollers', { access: { features: ['strollers'] } }, 'strollers', true],
    ['pets on the patio', { pets: { allowed: 'outside' } }, 'pets', true],
    ['no pets', { pets: { allowed: 'no' } }, 'pets', false],
    ['vegan food, which has no milk', { diet: ['vegan'] }, 'dairy-free', true],
    ['parking that costs', { parking: { kind: 'paid' } }, 'parking', true],
    ['parking that costs, as not free', { parking: { kind: 'paid' } }, 'free-parking', false],
    ['no parking', { parking: { kind: 'none' } }, 'parking', false],
    ['a need to book', { booking: { required: true } }, 'no-booking', false],
    ['delivery', { fulfillment: ['delivery'] }, 'delivery', true],
    ['delivery, so nothing online', { fulfillment: ['delivery'] }, 'online', false],
    ['rain or shine', { weather: 'rain-or-shine' }, 'rain-or-shine', true],
    ['a new date in rain', { weather: 'new-date' }, 'rain-or-shine', false],
    ['Spanish of any country', { languages: ['en', 'es-MX'] }, 'spanish', true],
    ['other languages', { languages: ['en', 'pl'] }, 'spanish', false],
    ['American Sign Language', { languages: ['ase'] }, 'sign-language', true],
    ['all ages', { ages: { from: 0 } }, 'all-ages', true],
    ['ages up to twelve', { ages: { from: 0, to: 12 } }, 'all-ages', false],
    ['twenty-one and over', { ages: { from: 21 } }, 'over-21', true],
    ['eighteen and over', { ages: { from: 18 } }, 'over-21', false],
  ])('knows %s', (_, facts, need, isMet) => {
    expect(answers(facts, need)).toEqual([isMet]);
  });

  it('claims nothing that facts do not say', () => {
    for (const need of factNeeds) expect(answers({}, need), need).toEqual([undefined]);
    expect(answers({ diet: ['halal'], access: { features: ['captions'] } }, 'vegan', 'strollers')).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('counts what is indoors as safe from rain', () => {
    expect(meets(sampleRecord('soup', { outdoor: false }), 'rain-or-shine')).toBe(true);
  });

  it('reads minutes, what is included, codes and ends from the deal', () => {
    const deal = sampleRecord('soup', { minutes: 60, includes: ['lunch'], couponCode: 'SOUP' });
    const needs: Need[] = ['minutes:60', 'minutes:45', 'with:lunch', 'with:drinks', 'coupon', 'ongoing'];
    expect(needs.map((need) => meets(deal, need))).toEqual([true, false, true, undefined, true, false]);
    expect(meets(sampleRecord('soup'), 'minutes:45')).toBe(undefined);
  });

  it('has a bit of its own for each need, beside those of features', () => {
    const bits = factNeeds.map((need) => {
      const deal = (features: number) => sampleRecord('soup', { features });
      return Array.from({ length: 31 }, (_, bit) => bit).filter((bit) => meets(deal(1 << bit), need));
    });
    expect(bits.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(bits.flat()).size).toBe(factNeeds.length);
    const shared = Object.keys(featureLabels).length;
    expect(bits.flat().filter((bit) => bit >= shared)).toHaveLength(
      factNeeds.filter((need) => !(need in featureLabels)).length,
    );
  });

  it('shares the bits of the features of the same name', () => {
    for (const [index, feature] of features.entries()) {
      const need = factNeeds.find((each) => each === feature);
      if (need) expect(needBit(need), feature).toBe(1 << index);
    }
  });

  it('has a name in the language for each', () => {
    for (const need of [...factNeeds, 'coupon', 'ongoing'])
      expect(english.facts.needNames[need], need).toBeTruthy();
  });
});
