import { t } from '../../messages/t.ts';
import type { Offer } from './offer.ts';

/*
 * What visitors can insist on. A deal has a feature only if its facts say so: what is unknown is no match.
 */

/** Each feature by its name in URLs. The order is that of the bits in the data for browsers. */
export const features = [
  'free',
  'step-free',
  'pets',
  'vegetarian',
  'vegan',
  'gluten-free',
  'toddlers',
  'kids',
  'teens',
  'no-booking',
  'delivery',
] as const;

export type Feature = (typeof features)[number];

/** Each feature with its label. */
export const featureLabels = (): Readonly<Record<Feature, string>> => ({
  free: t('feature.free'),
  'step-free': t('feature.step-free'),
  pets: t('feature.pets'),
  vegetarian: t('feature.vegetarian'),
  vegan: t('feature.vegan'),
  'gluten-free': t('feature.gluten-free'),
  toddlers: t('feature.toddlers'),
  kids: t('feature.kids'),
  teens: t('feature.teens'),
  'no-booking': t('feature.no-booking'),
  delivery: t('feature.delivery'),
});

/** The facts about a deal that features follow from; what is absent is unknown. */
export interface FeatureFacts {
  readonly ages?: { readonly from?: number | undefined; readonly to?: number | undefined } | undefined;
  readonly access?: { readonly stepFree?: boolean | undefined } | undefined;
  readonly pets?: { readonly allowed: 'inside' | 'outside' | 'no' } | undefined;
  readonly diet?: readonly string[] | undefined;
  readonly booking?: { readonly required: boolean } | undefined;
  readonly fulfillment?: readonly string[] | undefined;
}

const hasDiet =
  (...diets: readonly string[]) =>
  ({ diet = [] }: FeatureFacts) =>
    diets.some((each) => diet.includes(each));

/** Whether it is for people of `age`, in years. An age limit on one side leaves the other side open. */
const suitsAge =
  (age: number) =>
  ({ ages: { from, to } = {} }: FeatureFacts) =>
    (from !== undefined || to !== undefined) && (from ?? 0) <= age && age <= (to ?? age);

const tests: Readonly<Record<Feature, (facts: FeatureFacts, offer: Offer) => boolean>> = {
  free: (_, { kind }) => kind === 'free',
  'step-free': ({ access }) => access?.stepFree === true,
  pets: ({ pets }) => pets !== undefined && pets.allowed !== 'no',
  // What is vegan is vegetarian too.
  vegetarian: hasDiet('vegetarian', 'vegan'),
  vegan: hasDiet('vegan'),
  'gluten-free': hasDiet('gluten-free'),
  toddlers: suitsAge(2),
  kids: suitsAge(8),
  teens: suitsAge(14),
  'no-booking': ({ booking }) => booking?.required === false,
  delivery: ({ fulfillment = [] }) => fulfillment.includes('delivery'),
};

const bitOf = (feature: Feature) => 1 << features.indexOf(feature);

/** The features of a deal, as bits; 0 for none that is known. */
export const featuresOf = (facts: FeatureFacts, offer: Offer): number =>
  features.reduce((bits, feature) => (tests[feature](facts, offer) ? bits | bitOf(feature) : bits), 0);

/** Whether `bits` include `feature`. */
export const hasFeature = (bits: number | undefined, feature: Feature): boolean =>
  ((bits ?? 0) & bitOf(feature)) !== 0;
