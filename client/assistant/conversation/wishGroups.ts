import { diets, type Need } from '../../../data/model/deals/needs.ts';
import { occurs } from '../understand/grammar.ts';
import { isTalk } from '../understand/sentences.ts';
import { anyTime, noPreferences, type Preferences } from './preferences.ts';
import { atTimeToCome } from './timeToCome.ts';
import type { Turn } from './turn.ts';
import { updatePreferences } from './updatePreferences.ts';
import {
  type AreApart,
  isCompany,
  noTime,
  timeOf,
  type WishPart,
  wishPartsOf,
  withoutVague,
} from './wishParts.ts';

/** One of several wishes in a message that no deal can meet together. */
export interface WishGroup {
  /** All that is wanted for it. */
  readonly preferences: Preferences;
  /** Only what its own words say. */
  readonly own: Preferences;
}

/** More than this many are too many for the cards of an answer. */
const mostGroups = 4;

/**
 * The wishes of a message that exclude each other, or that no deal meets together: "pizza tonight and a museum tomorrow",
 * "lunch for two and then something for the kids", "a haircut, flowers and a car wash". Empty for a message with one wish.
 */
export function wishGroupsOf(turn: Turn, areApart: AreApart): WishGroup[] {
  const { understanding, before, preferences, knowledge, context } = turn;
  if (!understanding || isCompany(understanding) || !canHaveGroups(turn)) return [];
  // In a first or long message, "just" and "better" correct nothing.
  if (understanding.corrects && !understanding.tale && before.latest.length > 0) return [];
  const { pets } = knowledge.vocabulary.grammar.tags;
  // The dog comes along to the brewery.
  const isOfPet = (topic: string) =>
    preferences.needs.includes('pets') && !topic.includes(' ') && occurs(pets, topic);
  const parts = wishPartsOf(turn, understanding, areApart).filter(
    ({ own }) => !isOfWeather(own) && (own.interests.length === 0 || !own.interests.every(isOfPet)),
  );
  if (parts.length < 2 || parts.length > mostGroups) return [];
  // One of several errands is one, too.
  const { occasion } = preferences.occasion === 'errand' ? preferences : before.preferences;
  const start = understanding.tale ? sharedBy(parts, preferences) : { ...before.preferences, occasion };
  let last: Preferences = start;
  const wishes = parts.map((part) => {
    const { said, named, own, isItem } = part;
    if (isItem) last = start;
    if (said.isForSomeone || last.occasion === 'gift') last = ofOthers(last, start);
    const alone = { ...last, categories: [], interests: [], needs: needsFor(part, parts, last) };
    const wish = withoutVague(updatePreferences(alone, said, null, named), knowledge);
    last = { ...wish, needs: [...new Set([...last.needs, ...own.needs])] };
    return wish;
  });
  // What is said once at the end is meant for all: "dinner and then a show tomorrow under $50".
  const end = endOf(parts, wishes);
  return parts.map(({ own, isItem }, index) => {
    const wish = wishes[index] ?? own;
    const whole = isItem ? wish : withMissing(wish, end);
    return { own, preferences: atTimeToCome(whole, knowledge, context, understanding) };
  });
}

/** Rain is what all is wished in: "it will rain on Saturday, something for the kids". */
const isOfWeather = ({ occasion, interests, audience }: Preferences): boolean =>
  occasion === 'rainy-day' && interests.length === 0 && audience === null;

/** What a long message tells of all its wishes: the time, price, place and occasion that one of them names is its own. */
function sharedBy(parts: readonly WishPart[], told: Preferences): Preferences {
  const isOwn = (says: (own: Preferences) => boolean) => parts.some(({ own }) => says(own));
  return {
    ...told,
    ...(isOwn((own) => timeOf(own) !== noTime) && anyTime),
    ...(isOwn(({ priceRange }) => priceRange !== null) && { priceRange: null }),
    ...(isOwn(({ neighborhoods }) => neighborhoods.length > 0) && { neighborhoods: [] }),
    ...(isOwn(({ occasion }) => occasion === told.occasion) && { occasion: null }),
  };
}

/** Before anything was shown, "skating or something like it" is about no deal. */
const canHaveGroups = ({ intent, before }: Turn): boolean =>
  intent.type === 'find' ||
  intent.type === 'top' ||
  isTalk(intent) ||
  ((intent.type === 'similar' || intent.type === 'compare') && before.shown.length === 0);

/** `last` without the company of that wish: "knitting for grandma, an arcade for the teens". A gift is another gift. */
const ofOthers = (last: Preferences, before: Preferences): Preferences => ({
  ...last,
  audience: before.audience,
  youngest: before.youngest,
  oldest: before.oldest,
  cautions: before.cautions,
  needs: last.needs.filter((need) => !diets.has(need) || before.needs.includes(need)),
  occasion: last.occasion === 'gift' ? last.occasion : before.occasion,
});

/** The needs of wishes before `part` that are its own too: what somebody eats is none of a show's. */
function needsFor({ own }: WishPart, parts: readonly WishPart[], last: Preferences): readonly Need[] {
  const fed = parts.find((part) => part.own.needs.some((need) => diets.has(need)));
  const isFood = !fed || fed.own.categories.some((id) => own.categories.includes(id));
  return isFood ? last.needs : last.needs.filter((need) => !diets.has(need));
}

/** The last wish, as far as what it says is meant for all: "a toy for my nephew under 30" is his. */
function endOf(parts: readonly WishPart[], wishes: readonly Preferences[]): Preferences {
  const end = wishes.at(-1) ?? noPreferences;
  const isOwn = parts.length > 1 && parts.at(-1)?.said.isForSomeone;
  return isOwn ? { ...end, priceRange: null } : end;
}

/** `preferences` with the place, price and time of the last wish where they have none. */
function withMissing(preferences: Preferences, last: Preferences): Preferences {
  const { neighborhoods, priceRange } = preferences;
  const time = Object.fromEntries(
    (Object.keys(anyTime) as (keyof typeof anyTime)[]).map((key) => [key, last[key]]),
  );
  return {
    ...preferences,
    neighborhoods: neighborhoods.length > 0 ? neighborhoods : last.neighborhoods,
    priceRange: priceRange ?? last.priceRange,
    ...(timeOf(preferences) === noTime ? time : {}),
  };
}
