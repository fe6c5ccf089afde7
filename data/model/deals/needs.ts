import type { IncludedThing } from '../../language/factWords.ts';
import type { DealRecord } from './dealRecord.ts';

/*
 * What visitors ask the assistant for that is a fact of a deal. A deal meets a need only if its facts say so, and lacks it
 * only if they say that: what is unknown is neither.
 */

/** The bits of the needs that are features of the deal browser too: their places in `features`. */
const sharedBits = {
  'step-free': 1,
  pets: 2,
  vegetarian: 3,
  vegan: 4,
  'gluten-free': 5,
  'no-booking': 9,
  delivery: 10,
} as const;

/** The first bit after those of the features. */
const firstOwnBit = 11;

/** The other needs, in the order of their bits. */
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
  'transit',
] as const;

export type FactNeed = keyof typeof sharedBits | (typeof ownNeeds)[number];

/** The needs that have a name of their own in each language. */
export type NamedNeed = FactNeed | 'coupon' | 'ongoing' | 'priced';

/** A need: of a fact, of a field of the deal, of at most so many minutes, or of something that is included. */
export type Need = NamedNeed | `minutes:${number}` | `with:${IncludedThing}`;

export const factNeeds: readonly FactNeed[] = [
  ...(Object.keys(sharedBits) as (keyof typeof sharedBits)[]),
  ...ownNeeds,
];

/** What somebody can eat. */
export const diets: ReadonlySet<Need> = new Set<Need>([
  ...(['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free', 'halal', 'kosher'] as const),
]);

/** Diets of whom a trace may make ill. */
export const allergyDiets: ReadonlySet<Need> = new Set<Need>(['nut-free', 'gluten-free']);

/** What a person's body needs: nobody can do without. Dishes that a page does not name may well be there. */
export const bodyNeeds: ReadonlySet<Need> = new Set<Need>([
  ...(['step-free', 'accessible-toilet', 'captions', 'hearing-loop', 'large-print'] as const),
  ...(['quiet-space', 'sign-language'] as const),
]);

/** The bit of a need in the data for browsers. */
export const needBit = (need: FactNeed): number =>
  1 <<
  (need in sharedBits
    ? sharedBits[need as keyof typeof sharedBits]
    : firstOwnBit + ownNeeds.indexOf(need as (typeof ownNeeds)[number]));

/** Whether it is known that `deal` meets `need`, or that it does not; `undefined` if neither is known. */
export function meets(deal: DealRecord, need: Need): boolean | undefined {
  const [name, value = ''] = need.split(':');
  if (name === 'minutes') return deal.minutes === undefined ? undefined : deal.minutes <= Number(value);
  if (name === 'with') return deal.includes?.some((thing) => thing === value) || undefined;
  if (need === 'coupon') return deal.couponCode !== undefined;
  if (need === 'priced') return deal.price !== undefined;
  if (need === 'ongoing') return deal.endsAt === undefined;
  // No rain comes indoors.
  if (need === 'rain-or-shine' && deal.outdoor === false) return true;
  const bit = needBit(need as FactNeed);
  if ((deal.features ?? 0) & bit) return true;
  return (deal.lacks ?? 0) & bit ? false : undefined;
}
