import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { diets } from '../../../data/model/deals/needs.ts';
import { type AssistantKnowledge, isAvailable } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { occurs } from '../understand/grammar.ts';
import type { DealTest } from './criteria.ts';
import { foodTest } from './foodTest.ts';
import {
  grownUp,
  isForChildrenOnly,
  isOfGrownUps,
  isRoomUnknown,
  obstacleFor,
  possibleFor,
} from './needTests.ts';
import { occasionFit } from './occasionFit.ts';
import { wishTests } from './wishTests.ts';

/**
 * The eligible deals, and where none of them is one of `wishes`, those of which nothing is known that keeps anybody away: what is
 * not known to fail is left to the visitor.
 */
export function dealsFor(
  preferences: Preferences,
  wishes: readonly DealTest[],
  knowledge: AssistantKnowledge,
  context: TurnContext,
): readonly DealRecord[] {
  const isEligible = eligibilityTest(preferences, knowledge, context);
  const isFood = foodTest(knowledge);
  // "Anything gluten-free" alone asks for something to eat.
  const isOfDiet =
    preferences.interests.length + preferences.categories.length === 0 &&
    preferences.needs.some((need) => diets.has(need));
  const live = knowledge.data.deals.filter(isEligible);
  const eligible = isOfDiet && live.some(isFood) ? live.filter(isFood) : live;
  const lacking = wishes.filter((isWished) => !eligible.some(isWished));
  const isPossible = possibilityTest(preferences, knowledge, context);
  return lacking.length === 0
    ? eligible
    : knowledge.data.deals.filter(
        (deal) => isEligible(deal) || (lacking.some((isWished) => isWished(deal)) && isPossible(deal)),
      );
}

/** Whether a deal may be recommended at all: it is live, has a link, is not ruled out, and suits who is coming. */
export function eligibilityTest(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): DealTest {
  const { audience } = preferences;
  const { isOutOfPlace } = occasionFit(preferences, knowledge, context.now);
  const { vocabulary } = knowledge;
  const { toddler } = vocabulary.grammar.tags;
  const isForSmallChildren = ({ family, tags = [] }: DealRecord) =>
    family === true && occurs(toddler, tags.join(' '));
  const isAvoided = avoidanceTest(preferences, knowledge);
  // What nobody marked for families may still be right if it is named, such as a haircut, but no show and no birthday.
  const isOccasion = preferences.occasion !== null && preferences.occasion !== 'errand';
  const wishes = isOccasion ? [] : wishTests(preferences.interests, preferences, knowledge, context);
  const isNamed = (deal: DealRecord) => wishes.some((isWished) => isWished(deal));
  const isOffered = offerTest(preferences, knowledge, context);
  const isPossible = possibleFor(preferences);
  const isFood = foodTest(knowledge);
  const isTableTooSmall = (deal: DealRecord) =>
    isRoomUnknown(deal, preferences) && deal.priceFor === 2 && isFood(deal);
  // Dinner is served at any table, tacos are where they are.
  const meals = knowledge.assistant.language.meals.flatMap(({ topics }) => topics.split('|'));
  const isKindNamed = topicTest(
    preferences.interests.filter((topic) => !meals.includes(topic)),
    knowledge,
  );
  const isForNoChild = isOfGrownUps(preferences);
  return (deal) =>
    (audience !== 'family' ||
      deal.family === true ||
      // A present of the family may be for anyone.
      preferences.occasion === 'gift' ||
      // What is named and known to be for their ages is theirs, too.
      (isNamed(deal) && isForAges(deal, preferences)) ||
      (isNamed(deal) && !vocabulary.scheduled.includes(deal.category) && !isForGrownUps(deal))) &&
    (audience !== 'adults' || !isForSmallChildren(deal)) &&
    !(isForNoChild && isForChildrenOnly(deal)) &&
    !isOutOfPlace(deal) &&
    isOffered(deal) &&
    isPossible(deal) &&
    !(isTableTooSmall(deal) && !isKindNamed(deal)) &&
    !isAvoided(deal);
}

/** Whether deals have what the visitor avoids, such as crowds. */
function avoidanceTest(
  { excluded, interests, cautions }: Preferences,
  knowledge: AssistantKnowledge,
  isStrict = false,
): DealTest {
  const { aversions } = knowledge.assistant.language;
  // Whoever wants live music that is not too loud still wants live music.
  const isWished = (topics = '') => topics.split('|').some((topic) => interests.includes(topic));
  // Whoever should be spared effort walks no mile.
  const avoided = [...excluded.aversions, ...(cautions.includes('gentle') ? ['walking'] : [])]
    .flatMap((id) => ((!isStrict || aversions[id]?.isStrict) && aversions[id]) || [])
    .filter(({ topics, kinds }) => !(isWished(topics) || isWished(kinds)));
  const topics = avoided.flatMap(({ topics }) => topics.split('|').filter(Boolean));
  const isAvoided = topicTest(topics, knowledge);
  // What couples may take, one by one, is also for one.
  const isAvoidedByOne = topicTest(
    topics.filter((topic) => topic !== 'couples'),
    knowledge,
  );
  const isAvoidedKind = topicTest(
    avoided.flatMap(({ kinds }) => kinds ?? []),
    knowledge,
  );
  return (deal) =>
    (deal.priceFor === 'person' ? isAvoidedByOne : isAvoided)(deal) ||
    isAvoidedKind({ title: deal.title, tags: deal.tags?.slice(0, 1) ?? [] });
}

/**
 * Whether nothing is known that keeps those who come from a deal which they name: it is live, has a link, is not ruled out, and
 * has what nobody can do without. What only suits them badly, such as a price for two, is left to them, but for an occasion of the
 * family: a birthday party is one for children.
 */
function possibilityTest(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): DealTest {
  const { audience, occasion } = preferences;
  const isOffered = offerTest(preferences, knowledge, context);
  const { isSpared } = occasionFit(preferences, knowledge, context.now);
  const obstacleTo = obstacleFor(preferences);
  const isAvoided = avoidanceTest(preferences, knowledge, true);
  const isOfFamily = audience === 'family' && occasion !== null && occasion !== 'errand';
  return (deal) =>
    isOffered(deal) &&
    obstacleTo(deal) === null &&
    !isSpared(deal) &&
    !isAvoided(deal) &&
    (!isOfFamily || deal.family === true || isForAges(deal, preferences));
}

/** Whether a deal is live, has a link and a day, and the visitor has not ruled it out. */
export function offerTest(
  { excluded, needs }: Pick<Preferences, 'excluded' | 'needs'>,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): DealTest {
  const ruledOut = excluded.interests.map((topic) => {
    const isAbout = topicTest(topic, knowledge);
    const isTagged: DealTest = ({ tags = [] }) => isAbout({ title: '', tags });
    // No massage is a manicure with one in its name.
    return knowledge.data.deals.some(isTagged) ? isTagged : isAbout;
  });
  return (deal) =>
    isAvailable(deal, context) &&
    // Nobody can go to sessions that are all over or sold out.
    (!deal.when?.sessions || knowledge.calendar.nextDay(deal, context.now) !== undefined) &&
    !excluded.categories.includes(deal.category) &&
    !isOnlyIn(deal, excluded.neighborhoods) &&
    !excluded.deals.includes(deal.slug) &&
    // Whoever wants to know what it costs is shown nothing without a price.
    (deal.price !== undefined || !needs.includes('priced')) &&
    !ruledOut.some((isOut) => isOut(deal));
}

/** Whether it is known that a deal is for the children who come. */
const isForAges = ({ ages }: DealRecord, { youngest }: Preferences) =>
  ages !== undefined && youngest !== null && ages[0] > 0 && ages[0] <= youngest;

const isForGrownUps = ({ adults, ages }: DealRecord) => adults === true || (ages?.[0] ?? 0) >= grownUp;

/** Whether all places of a deal are in `neighborhoods`. */
const isOnlyIn = ({ neighborhoods }: DealRecord, ids: readonly string[]) =>
  neighborhoods.length > 0 && neighborhoods.every((id) => ids.includes(id));
