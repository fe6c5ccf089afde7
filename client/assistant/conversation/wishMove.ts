import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isOfSite } from '../understand/siteTalk.ts';
import type { Preferences } from './preferences.ts';

/**
 * What a message does with the things that were wanted before; what is known of the company, the place, the day and the
 * budget stays in any case.
 * - "refine": it names no other thing, so they stay.
 * - "add": one more beside them: "and pizza".
 * - "replace": another one instead.
 * - "next": another one for the same outing, after what was shown or near it; that is not shown again.
 * - "leave": something of another kind, whatever it is.
 */
export type WishMove = 'refine' | 'add' | 'replace' | 'next' | 'leave';

/** What the move of a message depends on. */
type Said = Pick<
  Understanding,
  | 'mentions'
  | 'moves'
  | 'asksThingsToDo'
  | 'adds'
  | 'intent'
  | 'isTaste'
  | 'isWish'
  | 'corrects'
  | 'party'
  | 'asksOnlyKind'
>;

/** What one comes for that is a thing by itself. */
const things: ReadonlySet<unknown> = new Set(['gift', 'errand']);

const asksOthers: ReadonlySet<string> = new Set<Understanding['intent']['type']>(['more', 'else']);

/** What `said` does with the things of `before`. */
export function wishMoveOf(before: Preferences, said: Said): WishMove {
  const { categories, interests, occasion, plan } = before;
  const hasThings = categories.length > 0 || interests.length > 0 || things.has(occasion) || plan !== null;
  const { isNext, isNearThere, leaves, isAnother, isJoined } = said.moves;
  // "What else is around there" asks for whatever is near.
  const isWide = isNext && (!isNearThere || said.asksThingsToDo || asksOthers.has(said.intent.type));
  const named = said.mentions.filter(isThingNamed);
  // "You keep giving me food" is about dinner, too.
  const isRefused = said.mentions.some(
    ({ slot, value, polarity, hardness }) =>
      slot === 'categories' &&
      polarity === 'against' &&
      hardness === 'must' &&
      categories.includes(value as string),
  );
  if (!hasThings) return 'refine';
  // "What else is gluten-free", after pizza, need not be pizza.
  const isOfNeed = said.mentions.some(({ slot, polarity }) => slot === 'needs' && polarity === 'for');
  if (named.length === 0 && isOfNeed && asksOthers.has(said.intent.type)) return 'replace';
  if (named.length === 0)
    return (leaves || isWide || isRefused) && !isOfSite(said.intent.type) ? 'leave' : 'refine';
  if (isNext) return 'next';
  // A hotel "with breakfast", a massage "as a gift".
  if (isJoined || (isAnother && said.adds !== null)) return 'add';
  // "Other restaurants", after pizza, need not have pizza.
  // "Just food", after food and drinks, is no drink.
  const isMore = said.intent.type !== 'else' && !said.asksOnlyKind;
  return isOfSameKind(named, before) && isMore ? 'refine' : 'replace';
}

const isThingNamed = ({ slot, value, polarity, hardness }: Mention) =>
  polarity === 'for' &&
  hardness === 'must' &&
  (slot === 'categories' || slot === 'interests' || (slot === 'occasion' && things.has(value)));

/** Whether `named` says no more than the kind of what was wanted: "a restaurant" after "pizza". */
const isOfSameKind = (named: readonly Mention[], { categories }: Preferences) =>
  named.every(({ slot, value }) => slot === 'categories' && categories.includes(value as string));

/** `preferences` without the things that a message which says `said` puts others in place of. */
export function withoutThings(preferences: Preferences, move: WishMove, said: Said): Preferences {
  if (move === 'refine' || move === 'add') return preferences;
  const { categories, neighborhoods, occasion, needs, firm } = preferences;
  const { mentions } = said;
  const isGift = mentions.some(
    ({ slot, value, polarity }) => slot === 'occasion' && value === 'gift' && polarity === 'for',
  );
  const says = (...slots: Mention['slot'][]) =>
    mentions.some(({ slot, polarity }) => polarity === 'for' && slots.includes(slot));
  const isOnDay = says('when', 'time');
  // "What about a candle" is a present, too; dinner on Friday is none.
  const isGiven =
    (said.isTaste && !said.isWish) || (said.corrects && !isOnDay && !says('audience') && said.party === null);
  // Another thing on a day of its own is another outing.
  const isAgain = mentions.some(
    ({ value, polarity }) => polarity === 'for' && preferences.interests.includes(`${value}`),
  );
  const isAnew = move === 'replace' && isOnDay && !isAgain;
  // "With a view" replaces no dinner.
  const namesKind = mentions.some((mention) => isThingNamed(mention) && mention.slot !== 'interests');
  return {
    ...preferences,
    categories: move === 'replace' && !namesKind ? categories : [],
    interests: [],
    // A present is given anywhere.
    neighborhoods: isGift ? [] : neighborhoods,
    // "He likes beer" says what present he would like.
    occasion: things.has(occasion) && !(occasion === 'gift' && isGiven) ? null : occasion,
    // "No axes, rather live music at night" changes the plan.
    plan: said.corrects ? preferences.plan : null,
    // How long it takes, and what comes with it, was about the thing.
    needs: needs.filter((need) => !need.includes(':')),
    ...(isAnew && !firm.includes('setting') && { setting: null }),
    ...(isAnew && !firm.includes('priceRange') && preferences.priceRange?.isVague && { priceRange: null }),
    // The hours were those of the first thing, but the day is that of all.
    ...(move === 'next' && { hours: null, part: null }),
  };
}
