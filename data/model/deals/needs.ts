import type { IncludedThing } from '../../language/factWords.ts';
import type { DealRecord } from './dealRecord.ts';
import type { NamedFacts } from './factFields.ts';
import { type Feature, features } from './features.ts';

/*
 * What visitors ask the assistant for that is a fact of a deal. A deal meets a need only if its facts say so, and lacks it
 * only if they say that: what is unknown is neither.
 */

/** The needs that are features of the deal browser too. */
const sharedNeeds = [
  'step-free',
  'pets',
  'vegetarian',
  'vegan',
  'gluten-free',
  'no-booking',
  'delivery',
] as const satisfies readonly Feature[];

/** The other needs, in the order of their bits, which come after those of the features. */
const ownNeeds = [
  'strollers',
  'accessible-toilet',
  'captions',
  'hearing-loop',
  'large-print',
  'quiet-space',
  'sign-language',
  'dairy-free',
  'nut-free',
  'halal',
  'kosher',
  'parking',
  'free-parking',
  'pick-up',
  'online',
  'rain-or-shine',
  'spanish',
  'all-ages',
  'over-21',
] as const;

export type FactNeed = (typeof sharedNeeds)[number] | (typeof ownNeeds)[number];

/** A need: of a fact, of a field of the deal, of at most so many minutes, or of something that is included. */
export type Need = FactNeed | 'coupon' | 'ongoing' | `minutes:${number}` | `with:${IncludedThing}`;

export const factNeeds: readonly FactNeed[] = [...sharedNeeds, ...ownNeeds];

/** What a person's body needs: nobody can do without. */
export const bodyNeeds: ReadonlySet<Need> = new Set<Need>([
  ...(['step-free', 'accessible-toilet', 'captions', 'hearing-loop', 'large-print'] as const),
  ...(['quiet-space', 'sign-language', 'vegetarian', 'vegan', 'gluten-free', 'dairy-free'] as const),
  ...(['nut-free', 'halal', 'kosher'] as const),
]);

type NeedTest = (facts: NamedFacts) => boolean | undefined;

const hasAccess =
  (feature: string): NeedTest =>
  ({ access }) =>
    access?.features?.some((each) => each === feature) || undefined;

const hasDiet =
  (...diets: readonly string[]): NeedTest =>
  ({ diet }) =>
    diet?.some((each) => diets.includes(each)) || undefined;

const comesBy =
  (way: string): NeedTest =>
  ({ fulfillment }) =>
    fulfillment?.some((each) => each === way);

/** Whether facts say that a need is met, or that it is not; `undefined` if they say neither. */
const tests: Readonly<Record<FactNeed, NeedTest>> = {
  'step-free': ({ access }) => access?.stepFree,
  pets: ({ pets }) => pets && pets.allowed !== 'no',
  vegetarian: hasDiet('vegetarian', 'vegan'),
  vegan: hasDiet('vegan'),
  'gluten-free': hasDiet('gluten-free'),
  'no-booking': ({ booking }) => booking && !booking.required,
  delivery: comesBy('delivery'),
  strollers: hasAccess('strollers'),
  'accessible-toilet': hasAccess('accessible-toilet'),
  captions: hasAccess('captions'),
  'hearing-loop': hasAccess('hearing-loop'),
  'large-print': hasAccess('large-print'),
  'quiet-space': hasAccess('quiet-space'),
  'sign-language': ({ languages, ...facts }) =>
    hasAccess('sign-language')(facts) || languages?.includes('ase') || undefined,
  // Without animals there is no milk either.
  'dairy-free': hasDiet('dairy-free', 'vegan'),
  'nut-free': hasDiet('nut-free'),
  halal: hasDiet('halal'),
  kosher: hasDiet('kosher'),
  parking: ({ parking }) => parking && parking.kind !== 'none',
  'free-parking': ({ parking }) => parking && parking.kind === 'free',
  'pick-up': comesBy('pick-up'),
  online: comesBy('online'),
  'rain-or-shine': ({ weather }) => weather && (weather === 'rain-or-shine' || weather === 'moves-indoors'),
  spanish: ({ languages }) => languages?.some((code) => code.split('-')[0] === 'es'),
  'all-ages': ({ ages }) => (ages?.from === undefined ? undefined : ages.from === 0 && ages.to === undefined),
  'over-21': ({ ages }) => (ages?.from === undefined ? undefined : ages.from >= 21),
};

/** Whether `facts` say that `need` is met, or that it is not; `undefined` if they say neither. */
export const needIn = (facts: NamedFacts, need: FactNeed): boolean | undefined => tests[need](facts);

const bitOf = (need: FactNeed): number => {
  const shared = features.indexOf(need as Feature);
  return 1 << (shared >= 0 ? shared : features.length + ownNeeds.indexOf(need as (typeof ownNeeds)[number]));
};

/** The needs that facts say are met, and those that they say are not, as bits. */
export function needBits(facts: NamedFacts): { readonly met: number; readonly lacking: number } {
  const bits = (wanted: boolean) =>
    factNeeds.reduce((sum, need) => (tests[need](facts) === wanted ? sum | bitOf(need) : sum), 0);
  return { met: bits(true), lacking: bits(false) };
}

/** Whether it is known that `deal` meets `need`, or that it does not; `undefined` if neither is known. */
export function meets(deal: DealRecord, need: Need): boolean | undefined {
  const [name, value = ''] = need.split(':');
  if (name === 'minutes') return deal.minutes === undefined ? undefined : deal.minutes <= Number(value);
  if (name === 'with') return deal.includes?.some((thing) => thing === value) || undefined;
  if (need === 'coupon') return deal.couponCode !== undefined;
  if (need === 'ongoing') return deal.endsAt === undefined;
  // No rain comes indoors.
  if (need === 'rain-or-shine' && deal.outdoor === false) return true;
  const bit = bitOf(need as FactNeed);
  if ((deal.features ?? 0) & bit) return true;
  return (deal.lacks ?? 0) & bit ? false : undefined;
}
