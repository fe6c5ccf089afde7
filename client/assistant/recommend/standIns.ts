import type { Suit } from '../../../data/language/suitWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait, type Trait } from '../../../data/model/deals/traits.ts';
import { addDays } from '../../../data/model/time/localDate.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import { hasHours } from '../conversation/hasHours.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import type { Criterion } from './criteria.ts';
import { scoringOfMeals } from './dayPoints.ts';
import { foodCategoryTest } from './foodTest.ts';
import { mostDaysAway } from './nearestDay.ts';
import { pricePaid } from './needTests.ts';
import type { UnmetGroup } from './relaxation.ts';
import { suitsOf } from './suits.ts';
import { topicsLike } from './topicsToFind.ts';
import { isBed, isGoods, isOfBeds } from './wishTests.ts';

/** What a deal of another kind has to meet in any case, or it is no help. */
const kept: ReadonlySet<Criterion> = new Set<Criterion>(['when', 'hours', 'audience', 'body', 'needs']);

/** With these, a deal is for what somebody comes for, whatever its kind. */
const purposes: ReadonlySet<Suit> = new Set<Suit>([
  ...(['romantic', 'special', 'festive', 'gift', 'delivered', 'local', 'group', 'hen-night'] as const),
  ...(['pampering', 'meeting'] as const),
]);

/**
 * `groups` without what stands in badly: where a deal is not of the kind that was named, it has to be of a related kind or for
 * the same occasion, at the wanted time and for who comes. Nothing is better than gelato for ice skating. `known` are the
 * topics that some deal is about.
 */
export function withoutPoorStandIns(
  groups: readonly UnmetGroup[],
  preferences: Preferences,
  known: readonly string[],
  knowledge: AssistantKnowledge,
  context: TurnContext,
): UnmetGroup[] {
  const { interests, firm } = preferences;
  const isFirm = (criterion: Criterion) =>
    firm.some((wish) => wish === criterion || (wish === 'when' && criterion === 'hours'));
  const isRelated = relationTo(preferences, groups, knowledge);
  const isSoon = soonTest(preferences, knowledge, context);
  const isCheap = reachTest(preferences);
  // Who names nothing and has no money is helped by no pancakes, and by no track for toddlers.
  const isForAnything =
    preferences.priceRange?.max === 0 &&
    interests.length === 0 &&
    preferences.categories.every((id) => knowledge.vocabulary.scheduled.includes(id));
  const isForThem = (deal: DealRecord) =>
    isOuting(deal) && (preferences.audience === 'family' || !hasTrait(deal.traits, 'children'));
  const isInReach = (deal: DealRecord) => isCheap(deal) && (!isForAnything || isForThem(deal));
  const costOfMeal = hasDay(preferences) ? scoringOfMeals(preferences, knowledge, context) : () => 0;
  // A couple in want of a table eats no slice at a counter.
  const isCounter = ({ traits }: DealRecord) =>
    tables.has(preferences.occasion) && hasTrait(traits, 'quick-food');
  const isHelp = (deal: DealRecord) =>
    isRelated(deal) && isSoon(deal) && costOfMeal(deal) === 0 && !isCounter(deal);
  return groups.flatMap((group) => {
    const { unmet } = group;
    if (unmet.some(isFirm)) return [];
    const isOtherKind =
      interests.length > 0 ? known.length === 0 || unmet.includes('interests') : unmet.includes('categories');
    const isOpen = isOtherKind || interests.length === 0;
    const inReach = isOpen && unmet.includes('priceRange') ? group.deals.filter(isInReach) : group.deals;
    if (!isOtherKind) return inReach.length > 0 ? { unmet, deals: inReach } : [];
    const deals = unmet.some((criterion) => kept.has(criterion)) ? [] : inReach.filter(isHelp);
    return deals.length > 0 ? { unmet, deals } : [];
  });
}

const tables: ReadonlySet<Preferences['occasion']> = new Set<Preferences['occasion']>([
  ...(['date', 'anniversary', 'proposal'] as const),
]);

/** Of who has so much, nothing is near that costs more than so many times as much, and so many dollars. */
const [timesOfReach, dollarsOfReach] = [1.5, 10];

/** Whether a deal that breaks a budget does so by little; what names no price is not nearly free. */
const reachTest =
  ({ priceRange }: Preferences) =>
  (deal: DealRecord): boolean =>
    (deal.price === undefined && priceRange?.max !== 0) ||
    !priceRange ||
    priceRange.max === null ||
    pricePaid(deal, priceRange) <= priceRange.max * timesOfReach + dollarsOfReach;

/** Whether a deal takes place within weeks: in November, concerts in June help nobody who names no day. */
function soonTest(
  wanted: Preferences,
  { calendar }: AssistantKnowledge,
  { now }: Pick<TurnContext, 'now'>,
): (deal: DealRecord) => boolean {
  const first = calendar.dateAt(now);
  const isOpen = datesWanted(wanted, first).length === 0;
  const coming = { first, last: addDays(first, mostDaysAway) };
  return (deal) => !isOpen || !hasHours(deal) || calendar.takesPlace(deal, coming, now);
}

/** What has one of these is no outing, and helps only who looks for such a thing. */
const noOutings: readonly Trait[] = ['meal', 'quick-food', 'everyday', 'errand', 'gift', 'lodging'];
const isOuting = ({ traits }: DealRecord) => !noOutings.some((trait) => hasTrait(traits, trait));

const daily: readonly Trait[] = ['meal', 'quick-food', 'everyday', 'lodging'];
const isDaily = ({ traits }: DealRecord) =>
  daily.some((trait) => hasTrait(traits, trait)) && !hasTrait(traits, 'lively');

const isClass = ({ traits }: DealRecord) => hasTrait(traits, 'class');

/** Whether most deals of a category are outings. */
function isOfOutings(category: string, deals: readonly DealRecord[]): boolean {
  const members = deals.filter((deal) => deal.category === category);
  return 2 * members.filter(isOuting).length > members.length;
}

/**
 * Whether a deal is of a kind like one that was named, for what the visitor comes for, as free as they need it, or an outing
 * for the family that looks for one.
 */
function relationTo(
  preferences: Preferences,
  groups: readonly UnmetGroup[],
  knowledge: AssistantKnowledge,
): (deal: DealRecord) => boolean {
  const { interests, categories, priceRange, audience, occasion, when } = preferences;
  const { deals } = knowledge.data;
  const eligible = groups.flatMap((group) => group.deals);
  const kinds = interests.flatMap((topic) => topicsLike(topic, eligible, knowledge));
  const isAlike = topicTest(kinds, knowledge);
  const isNamed = topicTest(interests, knowledge);
  const named = deals.filter(isNamed);
  // Categories of scheduled things come with a time, without being named.
  const { scheduled } = knowledge.vocabulary;
  const wanted = categories.filter((id) => when === null || !scheduled.includes(id));
  // No walk, show or museum is a dinner, a bed or groceries.
  const sought = interests.length > 0 ? named : deals.filter(({ category }) => wanted.includes(category));
  const isForDaily = sought.length > 0 && 2 * sought.filter(isDaily).length >= sought.length;
  const isFamilyOuting =
    audience === 'family' &&
    occasion !== 'errand' &&
    occasion !== 'gift' &&
    named.every(isOuting) &&
    deals.every((deal) => !wanted.includes(deal.category) || isOuting(deal));
  // Shoes for running stand in for no bowling.
  const isForOuting = named.length > 0 && named.every(isOuting);
  const isOfFood = foodCategoryTest(knowledge);
  // Who wants to learn to paint looks at no murals.
  const isForClass = named.length > 0 && named.every((deal) => isClass(deal) && !isOfFood(deal));
  // An inn with a porch breakfast is no breakfast.
  const wantsBed = isOfBeds(isNamed, deals);
  // A birthday without laser tag may be one with bowling, an anniversary without candles is no vintage shop.
  const mayStand = (deal: DealRecord) => interests.length === 0 || occasion === 'gift' || isOuting(deal);
  // Who names candles for an anniversary wants no shop.
  const isForOccasion = occasion !== null && occasion !== 'gift' && occasion !== 'errand';
  // Who comes alone, and names music, is helped by no class; who has a birthday, and wants a massage, by no bowling.
  const isForCare = named.length > 0 && named.every(({ traits }) => hasTrait(traits, 'pampering'));
  const without: readonly Suit[] = [
    ...(interests.length > 0 ? (['meeting'] as const) : []),
    ...(isForCare ? (['group', 'festive', 'local'] as const) : []),
  ];
  // Nothing stands in for a team or a band.
  const isName = interests.some((topic) => /^\p{Lu}/u.test(topic));
  // Categories also come with things that are named: flowers are no reason for a clothes shop, nor a laptop for tennis.
  const isOpen = interests.length === 0;
  const fitting = wanted.filter((id) => isOpen || (!isName && isOfOutings(id, deals)));
  return (deal) =>
    (isAlike(deal) &&
      (isForClass ? isClass(deal) : !((isForOuting || isForOccasion) && isGoods(deal))) &&
      (wantsBed || !isBed(deal))) ||
    ((isFamilyOuting || fitting.includes(deal.category)) && isOuting(deal)) ||
    (!isForDaily && priceRange?.max === 0 && deal.price === 0) ||
    (occasion !== null &&
      occasion !== 'errand' &&
      (!isForDaily || occasion === 'gift') &&
      mayStand(deal) &&
      suitsOf(deal, preferences).some((suit) => purposes.has(suit) && !without.includes(suit)));
}
