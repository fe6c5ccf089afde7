import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { Coordinates } from '../../../data/model/geo.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { payersOf } from '../conversation/priceAfter.ts';
import { taggedWith, topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { type Grammar, occurs } from '../understand/grammar.ts';
import type { SortKey } from '../understand/intents.ts';
import type { Criterion, DealTest } from './criteria.ts';
import { scoringOfDays, scoringOfUsualHours } from './dayPoints.ts';
import { pointsForTheDeal, pointsForVariety } from './dealMerits.ts';
import { foodCategoryTest } from './foodTest.ts';
import { pointsForMood } from './moodPoints.ts';
import { isRoomUnknown, paidByAll } from './needTests.ts';
import { occasionFit } from './occasionFit.ts';
import { pointsForPrice } from './pricePoints.ts';
import { pointsForReach } from './reachPoints.ts';
import { partWanted } from './timeTest.ts';
import type { RankedDeal } from './variety.ts';
import { isBed, isWare, wishTests } from './wishTests.ts';

/** What the order of deals depends on. */
export interface RankingOptions {
  readonly preferences: Preferences;
  readonly knowledge: AssistantKnowledge;
  readonly context: TurnContext;
  /** Criteria that the deals may miss. */
  readonly relaxed: readonly Criterion[];
  /** Sorts by this instead of by how well a deal fits. */
  readonly by?: SortKey | undefined;
  /** Slugs of deals that the visitor has seen: others are as good and new. */
  readonly seen?: readonly string[];
  /** Distances count more than anything else. */
  readonly isNearest?: boolean;
  /** What these lose for it. */
  readonly costOfSeen?: number | undefined;
}

/**
 * A function that sorts deals, best first. Equally good ones take turns, by the seed of the context; in a list that the
 * visitor wants sorted, those with a higher discount come first.
 */
export function createRanking(options: RankingOptions): (deals: readonly DealRecord[]) => RankedDeal[] {
  const { by } = options;
  const scoring = scoringFor(options);
  const score =
    by === 'price'
      ? (deal: DealRecord) => -paidByAll(deal, payersOf(options.preferences))
      : by
        ? sortKeys[by]
        : (deal: DealRecord) => scoreOf(deal, scoring);
  // The cheapest date is a date.
  const isSorted = by !== undefined && options.preferences.occasion !== null;
  const suits = (deal: DealRecord) => Number(isSorted && scoring.pointsForFit(deal) >= leastFit);
  return (deals) =>
    deals
      .map((deal) => ({ deal, score: score(deal), suits: suits(deal), fit: scoring.pointsForFit(deal) }))
      .sort(
        (a, b) =>
          b.suits - a.suits ||
          b.score - a.score ||
          (b.deal.percent ?? 0) - (a.deal.percent ?? 0) ||
          (a.deal.slug < b.deal.slug ? -1 : 1),
      );
}

/** From so many points on, a deal suits an occasion in a sorted list. */
export const leastFit = 2;

const sortKeys: Readonly<Record<Exclude<SortKey, 'price'>, (deal: DealRecord) => number>> = {
  discount: ({ percent = 0 }) => percent,
  expiry: ({ endsAt = Number.MAX_VALUE }) => -endsAt,
  popularity: ({ clicks }) => clicks,
  newest: ({ publishedDate }) => Date.parse(publishedDate),
};

type TopicTest = ReturnType<typeof topicTest>;

/** What the score of a deal depends on. */
interface Scoring extends RankingOptions {
  /** Where distances are measured from; `null` if they do not count. */
  readonly near: Coordinates | null;
  /** A test for each topic of interest. */
  readonly topicTests: readonly TopicTest[];
  /** A test for each whether a first tag of a deal is nothing but the topic: "bubble tea" is not "tea". */
  readonly exactTests: readonly DealTest[];
  /** A test of the first name of each topic that has several. */
  readonly namedTests: readonly TopicTest[];
  /** Whether a deal is what the visitor wants without its name, as dinner is what a restaurant serves at night. */
  readonly isOfMeal: DealTest;
  /** Whether a deal belongs to a category or theme. */
  readonly isOfKind: (deal: DealRecord, id: string) => boolean;
  /** Whether a deal is only for visitors who ask for it, such as a repair. */
  readonly isErrand: DealTest;
  /** The visitor named no kind of deal, so they do not want errands. */
  readonly isOpenToOutings: boolean;
  /** Whether most of the category of a deal is eaten. */
  readonly isOfFood: DealTest;
  /** How well a deal suits the occasion, in points. */
  readonly pointsForFit: (deal: DealRecord) => number;
  readonly tagRules: Grammar['tags'];
  readonly pointsForDays: (deal: DealRecord) => number;
  readonly pointsForReach: (deal: DealRecord) => number;
}

function scoringFor(options: RankingOptions): Scoring {
  const { preferences, knowledge, context, relaxed } = options;
  const { assistant, vocabulary } = knowledge;
  const errands = new Set(assistant.categories.filter(({ errand }) => errand).map(({ id }) => id));
  const askedOnly = new Set(assistant.askedOnly);
  const themeTags = new Map(assistant.themes.map(({ id, tags }) => [id, tags]));
  // If no deal is in the neighborhood, those nearest to it come first.
  const missedArea = relaxed.includes('neighborhoods') ? preferences.neighborhoods.at(-1) : undefined;
  const wishes = wishTests(preferences.interests, preferences, knowledge, context);
  const fit = occasionFit(preferences, knowledge, context.now);
  const lostByDay =
    partWanted(preferences) === null ? () => 0 : scoringOfUsualHours(preferences, knowledge, context);
  const wantedPlace = assistant.neighborhoods.find(({ id }) => id === missedArea)?.at;
  return {
    ...options,
    near: context.place ?? wantedPlace ?? null,
    topicTests: preferences.interests.map((topic) => topicTest(topic, knowledge)),
    exactTests: preferences.interests.map((topic) => {
      const tests = topic.split('|').map((name) => taggedWith(name, knowledge));
      return ({ title, tags = [] }: DealRecord) =>
        tests.some((isTag) => isTag({ title, tags: tags.slice(0, firstTags) }));
    }),
    namedTests: preferences.interests.flatMap((topic) =>
      topic.includes('|') ? topicTest(topic.split('|', 1), knowledge) : [],
    ),
    isOfMeal: (deal) => wishes.some((isWished) => isWished(deal)),
    isErrand: ({ category, tags = [] }) => errands.has(category) || tags.some((tag) => askedOnly.has(tag)),
    isOfKind: ({ category, tags = [] }, id) =>
      category === id || (themeTags.get(id)?.some((tag) => tags.includes(tag)) ?? false),
    // Categories of scheduled things come with a time, without being named.
    isOpenToOutings:
      preferences.interests.length === 0 &&
      preferences.categories.every((id) => vocabulary.scheduled.includes(id)),
    isOfFood: foodCategoryTest(knowledge),
    pointsForFit: (deal) => fit.pointsFor(deal) - lostByDay(deal),
    tagRules: vocabulary.grammar.tags,
    pointsForDays: scoringOfDays(options),
    pointsForReach: pointsForReach(preferences, knowledge),
  };
}

/** Points for the wishes that a deal meets, for who is coming and when, and for its own merits. */
const scoreOf = (deal: DealRecord, scoring: Scoring): number =>
  pointsForWishes(deal, scoring) +
  pointsForMood(deal, scoring.preferences, scoring.tagRules) +
  scoring.pointsForFit(deal) +
  scoring.pointsForReach(deal) +
  pointsForTheDeal(deal, scoring) -
  costOfPets(deal, scoring) +
  pointsForVariety(deal, scoring);

function pointsForWishes(
  deal: DealRecord,
  { preferences, topicTests, exactTests, namedTests, isOfMeal, isErrand, isOfKind, ...scoring }: Scoring,
): number {
  const { isOpenToOutings, isOfFood } = scoring;
  const { categories, neighborhoods, setting, priceRange, needs } = preferences;
  const isAnyFood = topicTests.length === 0 && preferences.occasion !== 'gift';
  let points = sum(topicTests.map((isAbout) => (isAbout(deal) ? pointsForTopic(deal, isAbout) : 0)));
  points += sum(exactTests.map((isExact) => (isExact(deal) ? pointsOfExact : 0)));
  // A hotel may be any place to stay, but first of all it is a hotel.
  points += pointsOfName * sum(namedTests.map((isNamed) => Number(isNamed(deal))));
  if (points === 0 && isOfMeal(deal)) points += pointsOfMeal;
  // Who wants dinner goes out for it.
  if (hasTrait(deal.traits, 'meal') && hasTrait(deal.traits, 'delivered') && !needs.includes('delivery'))
    points -= costOfDelivered;
  // The latest neighborhood counts most.
  points += Math.max(0, ...deal.neighborhoods.map((id) => neighborhoods.indexOf(id) + 1));
  // What is everywhere is no reason to go there.
  if (neighborhoods.length > 0 && deal.neighborhoods.length === 0 && !needs.includes('delivery'))
    points -= costOfNoPlace;
  points += 3 * categories.filter((id) => isOfKind(deal, id)).length;
  if (isOpenToOutings && (isErrand(deal) || (preferences.occasion !== 'gift' && isWare(deal)))) points -= 2.5;
  // Who is hungry rather eats than drinks, and who celebrates at a restaurant takes no tour.
  const isToCelebrate = preferences.occasion !== null && categories.includes(deal.category);
  if (isAnyFood && isOfFood(deal) && !hasTrait(deal.traits, 'meal'))
    points -= isToCelebrate ? costOfNoTable : costOfSnack;
  if (isRoomUnknown(deal, preferences)) points -= costOfUnknownRoom;
  // A deal that says nothing about its setting may be either.
  if (setting !== null && setting !== 'both' && deal.outdoor !== undefined) points += 1.5;
  // Where nothing is within the limit, what is nearest to it counts more.
  const weight = scoring.relaxed.includes('priceRange') ? weightOfMissed : 1;
  return priceRange ? points + weight * pointsForPrice(deal, priceRange) : points;
}

/** What is made for pets is rarely what somebody without one wants, and never for an anniversary. */
const costOfPets = (deal: DealRecord, { preferences, tagRules, topicTests }: Scoring): number => {
  const { tags = [] } = deal;
  const kind = tags.slice(0, firstTags);
  const ofPets = kind.filter((tag) => occurs(tagRules.pets, tag));
  const isNamed = topicTests.some((isAbout) => isAbout({ title: '', tags: ofPets }));
  return !isNamed && !preferences.needs.includes('pets') && ofPets.length > 0
    ? preferences.occasion === null && !isBed(deal)
      ? 2.5
      : 5
    : 0;
};

const weightOfMissed = 2.5;

/** A group rather goes where it is known to fit in. */
const costOfUnknownRoom = 8;

const costOfDelivered = 4;

const costOfNoPlace = 6;

const costOfSnack = 3;
/** More than a table where nobody knows whether a group fits in. */
const costOfNoTable = 14;

/** For the first name of a thing that has several. */
const pointsOfName = 3;

/** For a tag that is the very thing. */
const pointsOfExact = 1.5;

/** Less than for a thing that is named. */
const pointsOfMeal = 2;

/** A thing that the first tags name is what the deal is; one that only its title or later tags name comes with it. */
const firstTags = 3;
const pointsForTopic = ({ tags = [] }: DealRecord, isAbout: TopicTest): number =>
  4 + (isAbout({ title: '', tags: tags.slice(0, firstTags) }) ? 4 : 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
