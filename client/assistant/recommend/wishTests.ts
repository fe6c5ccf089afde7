import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait, type Trait } from '../../../data/model/deals/traits.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { companyOf } from '../conversation/priceAfter.ts';
import { calledTest, taggedWith, topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { timeTest } from './timeTest.ts';

/** A test whether a deal is what a topic asks for. */
type WishTest = (deal: DealRecord) => boolean;

/**
 * The tests of `interests`: whether a deal is about each. A restaurant that is open for a meal on the wanted day serves it,
 * whatever the deal is called; a class or a bed with that word in its name is none.
 */
export const wishTests = (
  interests: readonly string[],
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): WishTest[] => {
  const called = interests.map((topic) =>
    outingTest(topic, knowledge, choreTest(topic, interests, knowledge)),
  );
  const wantsBed = called.some((isAbout) => isOfBeds(isAbout, knowledge.data.deals));
  return interests.map((topic, at) => {
    const isCalled = called[at] ?? (() => false);
    const isAbout: WishTest = wantsBed ? isCalled : (deal) => !isBed(deal) && isCalled(deal);
    const isMeal = mealTest(topic, preferences, knowledge, context);
    if (!isMeal) return isAbout;
    // "A hotel with breakfast" is one.
    const others = interests.filter((other) => other !== topic);
    const isOther = topicTest(others, knowledge);
    return (deal) => (isNoMeal(deal) ? isOther(deal) && isAbout(deal) : isAbout(deal) || isMeal(deal));
  });
};

/** Whether most of the deals that pass are beds: a garden hotel is no garden, and a pool suite no pool. */
export function isOfBeds(isAbout: WishTest, deals: readonly DealRecord[]): boolean {
  const found = deals.filter(isAbout);
  return 2 * found.filter(isBed).length > found.length;
}

/** Whether a deal is somewhere to sleep. */
export const isBed = ({ traits }: DealRecord): boolean => hasTrait(traits, 'lodging');

const goods: readonly Trait[] = ['everyday', 'errand', 'gift'];

/** Whether a deal is a thing or an errand, and nothing to do. */
export const isGoods = ({ traits }: DealRecord): boolean => goods.some((trait) => hasTrait(traits, trait));

/** Whether a deal is a thing to buy and carry home, which nobody goes out for: a class or a ticket can be given, too. */
export const isWare = ({ traits }: DealRecord): boolean =>
  hasTrait(traits, 'gift') && !outings.some((trait) => hasTrait(traits, trait));

const outings: readonly Trait[] = ['ticket', 'class', 'local', 'meal', 'quick-food'];

/** As `isAbout`, but shoes that are also for walking are no walk: of what outings are called, goods are only what they are. */
function outingTest(topic: string, knowledge: AssistantKnowledge, isAbout: WishTest): WishTest {
  const isCalled = calledTest(topic, knowledge);
  const isOuting = (deal: DealRecord) => !isGoods(deal) && isCalled(deal);
  if (!knowledge.data.deals.some(isOuting)) return isAbout;
  return (deal) => isAbout(deal) && (!isGoods(deal) || isCalled(deal));
}

/**
 * As `topicTest`, but of chores that are called `topic` no other is one: a dentist cleans no windows. Where another of `interests` is what
 * the chore is, it is that one's: "dentist, I need a cleaning".
 */
function choreTest(topic: string, interests: readonly string[], knowledge: AssistantKnowledge): WishTest {
  const isAbout = topicTest(topic, knowledge);
  if (/[ |]/.test(topic)) return isAbout;
  const isCalled = taggedWith(topic, knowledge);
  const others = interests.filter((other) => other !== topic).map((other) => taggedWith(other, knowledge));
  const isOfOther: WishTest = (deal) => isAbout(deal) && others.some((isOther) => isOther(deal));
  const isChore = ({ traits }: DealRecord) => hasTrait(traits, 'errand');
  const chores = knowledge.data.deals.filter(isChore);
  if (!chores.some(isCalled)) return isAbout;
  const isIt = chores.some(isOfOther) ? isOfOther : isCalled;
  return (deal) => (isChore(deal) ? isIt(deal) : isAbout(deal));
}

/** So many people want a table; two who name a part of town, and no occasion, eat at a counter rather than elsewhere. */
const [smallestTable, smallestTableThere] = [2, 3] as const;

/** Whether a deal is a meal at the usual hours of `topic`; `null` if that is no meal. */
function mealTest(
  topic: string,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): WishTest | null {
  const { meals } = knowledge.assistant.language;
  const meal = meals.find(({ topics }) => topics.split('|').includes(topic));
  if (!meal) return null;
  const hours = preferences.hours ?? { from: meal.from, to: meal.to };
  const isOpen = timeTest({ ...preferences, hours, part: null }, knowledge, context);
  // What is open at lunch time serves no breakfast any more.
  const minutes = preferences.when === 'now' ? knowledge.calendar.minutesAt(context.now) : 0;
  if (meals.some(({ from }) => meal.to <= from && from <= minutes)) return () => false;
  const isLate = hours.from >= meal.to;
  const { party, neighborhoods, occasion } = preferences;
  const isThere = neighborhoods.length > 0 && occasion === null;
  const isTable = (companyOf(party, occasion) ?? 0) >= (isThere ? smallestTableThere : smallestTable);
  // When kitchens are closed, whatever there is to eat will do; who comes together wants a table.
  const isFood = ({ traits }: DealRecord) =>
    (hasTrait(traits, 'meal') && !(isTable && hasTrait(traits, 'quick-food'))) ||
    (isLate && hasTrait(traits, 'quick-food'));
  return (deal) => isFood(deal) && (isOpen === null || isOpen(deal));
}

const isNoMeal = ({ traits }: DealRecord) => hasTrait(traits, 'class') || hasTrait(traits, 'lodging');
