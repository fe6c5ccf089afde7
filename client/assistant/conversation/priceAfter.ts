import type { Occasion } from '../../../data/language/occasionWords.ts';
import type { PriceRange } from '../understand/mention.ts';
import type { Preferences } from './preferences.ts';

/** "Money is no object" asks for something special, and rules out nothing that costs less. */
export const isOpenEnded = ({ min, max }: PriceRange): boolean => min > 0 && max !== null && max >= 1000;

/** How many pay: a couple is two, who goes alone is one, and a present costs the same for any party. */
export function companyOf(party: number | null, occasion: Preferences['occasion']): number | null {
  if (occasion === 'gift') return null;
  if (party !== null || occasion === null) return party;
  return ofCouples.has(occasion) ? 2 : occasion === 'solo' ? 1 : null;
}

/** Where nobody says how many come, few deals are for more than these, and a family is more. */
const [usualCompany, usualFamily] = [2, 4] as const;

/**
 * For how many people prices are compared, so that a price for each stands fairly beside one for two; `null` for a present,
 * which costs what it costs.
 */
export const payersOf = ({
  party,
  occasion,
  audience,
}: Pick<Preferences, 'party' | 'occasion' | 'audience'>): number | null =>
  companyOf(party, occasion) ??
  (occasion === 'gift' ? null : audience === 'family' ? usualFamily : usualCompany);

const ofCouples: ReadonlySet<string> = new Set(['date', 'anniversary', 'proposal'] satisfies Occasion[]);

/** Nobody goes out on less: whoever has less for each of a group has named what each can pay, in the site's currency. */
const leastForEach = 4;

/** What is to be spent is for all who come, unless it is said to be for each. */
export function priceAfter(
  named: PriceRange | undefined,
  before: PriceRange | null,
  company: number | null,
): PriceRange | null {
  const range = named ?? before;
  if (!range?.max || range.isVague || range.people === 1 || isOpenEnded(range) || company === null)
    return range;
  const { people, isAssumed, ...each } = range;
  if (company === 1) return each;
  // "For the four of us" counts more than what was said before; "in total" without a number is for two.
  if (named && (people ?? 2) > 2) return named;
  const isSaid = people !== undefined && !isAssumed;
  if (!isSaid && !range.isAll && range.max / company < leastForEach) return each;
  return { ...each, people: company, ...(!isSaid && { isAssumed: true }) };
}
