import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { meets } from '../../../data/model/deals/needs.ts';
import { hasTrait, type Trait } from '../../../data/model/deals/traits.ts';
import { addDays } from '../../../data/model/time/localDate.ts';
import { firstTags } from '../conversation/firstTags.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { isOpenEnded } from '../conversation/priceAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { foodCategoryTest } from './foodTest.ts';
import { needTests, pricePaid } from './needTests.ts';
import { tellingTopics } from './tellingTopics.ts';
import { timeTests } from './timeTest.ts';
import { isBed, isGoods, wishTests } from './wishTests.ts';

/** A wish that deals should meet. It can be relaxed if no deal meets all. */
export type Criterion =
  /** What is marked for families, if children come. */
  | 'audience'
  /** Of the wanted topics, no fewer than any other deal has. */
  | 'allTopics'
  | 'when'
  | 'hours'
  | 'setting'
  | 'neighborhoods'
  | 'priceRange'
  | 'categories'
  | 'interests'
  /** What a body needs, and what else facts have to say. */
  | 'body'
  | 'needs';

/** What begins later is out of season. */
const daysAhead = 30;

export type DealTest = (deal: DealRecord) => boolean;

/** A test for each criterion; `null` if the visitor has no such wish. */
export type CriterionTests = Readonly<Record<Criterion, DealTest | null>>;

/** Whether deals meet what the visitor wants. */
export function criterionTests(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): CriterionTests {
  const { neighborhoods, setting, interests, audience, youngest } = preferences;
  const hasSetting = setting !== null && setting !== 'both';
  const topicTests = wishTests(interests, preferences, knowledge, context);
  // Beside "baking", "class" names nothing, nor does "dinner" beside "Italian".
  const { vague, singular } = knowledge.vocabulary;
  const tellingOnes = tellingTopics(interests, preferences, knowledge, context);
  const telling = topicTests.filter((_, at) => {
    const topic = interests[at] ?? '';
    return !vague.has(singular(topic)) && tellingOnes.includes(topic);
  });
  const named = telling.length > 0 ? telling : topicTests;
  return {
    ...timeTests(preferences, knowledge, context, interests.length + preferences.categories.length > 0),
    // What says nothing of its setting is rather indoors.
    setting: hasSetting ? ({ outdoor }) => (outdoor === true) === (setting === 'outdoor') : null,
    neighborhoods: neighborhoods.length > 0 ? (deal) => isIn(deal, preferences) : null,
    priceRange: priceTest(preferences, topicTests, knowledge),
    categories: categoriesTest(preferences, topicTests, knowledge),
    ...needTests(preferences, knowledge),
    interests: named.length > 0 ? (deal) => named.some((isAbout) => isAbout(deal)) : null,
    allTopics: topicTests.length > 1 ? mostTopicsTest(topicTests, knowledge) : null,
    // What is known to be for their age is theirs, too.
    audience:
      audience === 'family'
        ? ({ family, ages }) => family === true || (ages !== undefined && ages[0] <= (youngest ?? 0))
        : null,
  };
}

/**
 * Whether a deal costs what is wanted. What names no price may cost less: that is enough for who wants something cheap, or the very
 * thing of which nothing else is known to keep the limit.
 */
function priceTest(
  { priceRange, interests }: Preferences,
  topicTests: readonly DealTest[],
  knowledge: AssistantKnowledge,
): DealTest | null {
  if (!priceRange || isOpenEnded(priceRange)) return null;
  const { isVague, min, max } = priceRange;
  const isWithin: DealTest = (deal) => {
    const price = pricePaid(deal, priceRange);
    return price >= min && price <= (max ?? Number.MAX_VALUE);
  };
  const isThing = topicTest(interests, knowledge);
  const isKnown = knowledge.data.deals.some(
    (deal) =>
      deal.price !== undefined && isWithin(deal) && isThing({ title: '', tags: firstTags(deal, true) }),
  );
  return (deal) =>
    deal.price === undefined
      ? (isVague === true && !isBed(deal)) ||
        (max !== 0 && !isKnown && topicTests.some((isAbout) => isAbout(deal)))
      : isWithin(deal);
}

/** Whether no deal is about more of the wanted topics. */
function mostTopicsTest(topicTests: readonly DealTest[], { data }: AssistantKnowledge): DealTest {
  const countOf = (deal: DealRecord) => topicTests.filter((isAbout) => isAbout(deal)).length;
  const most = Math.max(...data.deals.map(countOf));
  return (deal) => countOf(deal) === most;
}

/**
 * Whether a deal is in one of the wanted neighborhoods. One without a place is in all of them, but for a meal that is brought to the
 * door: who wants dinner in a part of town wants to go there.
 */
const isIn = (deal: DealRecord, { neighborhoods: wanted, needs }: Preferences) =>
  deal.neighborhoods.length === 0
    ? needs.includes('delivery') || !(hasTrait(deal.traits, 'meal') && meets(deal, 'delivery'))
    : deal.neighborhoods.some((id) => wanted.includes(id));

/** Whether `deal` takes place, or may, in the weeks after `from`: the first day that the visitor wants, or today. */
export function isInSeason(
  deal: DealRecord,
  { calendar }: AssistantKnowledge,
  { now }: TurnContext,
  from = calendar.dateAt(now),
): boolean {
  const next = calendar.nextDay(deal, now, from);
  return next !== undefined && next <= addDays(from, daysAhead);
}

const meals: readonly Trait[] = ['meal', 'quick-food'];

const isTreatOfChildren = ({ traits }: DealRecord) =>
  hasTrait(traits, 'children') && hasTrait(traits, 'ticket');

/** Categories that came with a time ("tonight" suggests concerts) are not a criterion. */
function categoriesTest(
  { categories, when, occasion, audience }: Preferences,
  topicTests: readonly DealTest[],
  knowledge: AssistantKnowledge,
): DealTest | null {
  const { assistant, vocabulary } = knowledge;
  const named = when === null ? categories : categories.filter((id) => !vocabulary.scheduled.includes(id));
  if (named.length === 0) return null;
  const tags = assistant.themes.filter(({ id }) => named.includes(id)).flatMap((theme) => theme.tags);
  const isOfFood = foodCategoryTest(knowledge);
  // Nobody who is hungry eats a box of vegetables.
  const isLarder = (deal: DealRecord) =>
    topicTests.length === 0 &&
    isOfFood(deal) &&
    isGoods(deal) &&
    !meals.some((trait) => hasTrait(deal.traits, trait));
  return (deal) =>
    (named.includes(deal.category) && !isLarder(deal)) ||
    // A category that came with a topic says no more than the topic.
    topicTests.some((isAbout) => isAbout(deal)) ||
    (deal.tags ?? []).some((tag) => tags.includes(tag)) ||
    // Presents are not only in shops, and children are given a day at something made for them.
    (occasion === 'gift' &&
      (hasTrait(deal.traits, 'gift') || (audience === 'family' && isTreatOfChildren(deal))));
}
