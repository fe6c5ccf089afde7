import { describe, expect, it } from 'vitest';
import { type TraitSource, traitField } from '../../../../cli/outputs/dealTraits.ts';
import { englishTraits } from '../../../../data/language/english/traits.ts';
import { hasTrait, type Trait, traitBits, traits } from '../../../../data/model/deals/traits.ts';

/** The traits of a deal with `fields`. */
function traitsOf(fields: Partial<TraitSource>): Trait[] {
  const deal: TraitSource = { title: 'Thing', schedule: {}, ...fields };
  const bits = traitField(deal, englishTraits, 'en').traits;
  return traits.filter((trait) => hasTrait(bits, trait));
}

describe('cli/outputs/dealTraits', () => {
  it('has no field without any trait', () => {
    expect(traitField({ title: 'Thing', schedule: {} }, englishTraits, 'en')).toEqual({});
    expect(hasTrait(undefined, 'gift')).toBe(false);
    expect(hasTrait(traitBits(traits), 'other-language')).toBe(true);
  });

  it.each<[Trait, Partial<TraitSource>]>([
    ['for-two', { facts: { priceFor: 2 } }],
    ['for-several', { facts: { priceFor: 6 } }],
    ['short', { facts: { duration: { minutes: 20, to: 40 } } }],
    ['delivered', { facts: { fulfillment: ['pick-up', 'delivery'] } }],
    ['sheltered', { facts: { weather: 'moves-indoors' } }],
    ['children', { facts: { ages: { from: 3, to: 8 } } }],
    ['late', { schedule: { hours: [{ from: 1320, to: 1440 }] } }],
    ['strenuous', { intensity: 'high' }],
    ['strenuous', { tags: ['kayaking'], intensity: 'medium' }],
    ['alcohol', { included: ['Two glasses of wine'] }],
    ['heat', { included: ['An hour of sauna'] }],
    ['romantic', { goodFor: 'Couples' }],
    ['group', { goodFor: 'Families and offices' }],
    ['seniors', { tags: ['grandparents'] }],
    ['quiet', { tags: ['afternoon tea'], intensity: 'low' }],
    ['gift', { title: 'Gift box' }],
    ['errand', { title: 'Car wash' }],
    ['local', { tags: ['walking tour'] }],
    ['cozy', { tags: ['rainy day'], outdoor: false }],
    ['other-language', { facts: { languages: ['es-MX'] } }],
  ])('finds "%s" in %j', (trait, fields) => {
    expect(traitsOf(fields)).toContain(trait);
  });

  it.each<[Trait, Partial<TraitSource>]>([
    ['strenuous', { tags: ['dancing'], intensity: 'low' }],
    ['alcohol', { tags: ['cocktails', 'alcohol-free'] }],
    ['short', { facts: { duration: { minutes: 30, to: 90 } } }],
    ['for-several', { facts: { priceFor: 'person' } }],
    ['children', { facts: { ages: { from: 0 } }, familyFriendly: true, tags: ['kids'] }],
    ['cozy', { tags: ['rainy day'] }],
    [
      'late',
      {
        schedule: {
          hours: [
            { from: 1320, to: 1440 },
            { from: 600, to: 720 },
          ],
        },
      },
    ],
    ['romantic', { goodFor: 'One person or a couple of friends' }],
  ])('does not find "%s" in %j', (trait, fields) => {
    expect(traitsOf(fields)).not.toContain(trait);
  });
});
