import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { type AssistantKnowledge, isAvailable } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import { calledTest, topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { companionTest, suitingGroup, tuneTest } from './companions.ts';
import { type Criterion, type CriterionTests, criterionTests, type DealTest } from './criteria.ts';
import { dealsFor } from './eligibility.ts';
import { createOtherDay } from './nearestDay.ts';
import { createRanking } from './rankDeals.ts';
import type { RecommendedDeals, RecommendOptions } from './recommendedDeals.ts';
import { groupByUnmet, type UnmetGroup } from './relaxation.ts';
import { withoutPoorStandIns } from './standIns.ts';
import { topicsLike } from './topicsToFind.ts';
import { type RankedDeal, varied } from './variety.ts';
import { isGoods, isOfBeds, wishTests } from './wishTests.ts';

/** As `recommend`, for topics that belong together. */
export function recommendTogether(
  preferences: Preferences,
  {
    count,
    shown,
    seen = shown,
    costOfSeen,
    only,
    by,
    isNearest = false,
    isForChoice = false,
  }: RecommendOptions,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): RecommendedDeals {
  const wishes = wishTests(preferences.interests, preferences, knowledge, context);
  const eligible = dealsFor(preferences, wishes, knowledge, context);
  // A topic that no deal is about cannot be a criterion.
  const found = preferences.interests.filter((_, at) => eligible.some((deal) => wishes[at]?.(deal)));
  const isVague = (topic: string) => knowledge.vocabulary.vague.has(knowledge.vocabulary.singular(topic));
  // "Piano lessons" are no lessons in swimming.
  const interests = found.every(isVague) && !preferences.interests.every(isVague) ? [] : found;
  const missing = preferences.interests.filter((topic) => !found.includes(topic));
  const available = knowledge.data.deals.filter((deal) => isAvailable(deal, context));
  const unsuited = missing.filter((topic) => available.some(topicTest(topic, knowledge)));
  const likes = (topics: readonly string[]) =>
    topics.flatMap((topic) => topicsLike(topic, eligible, knowledge));
  const wished = { ...preferences, interests: interests.length > 0 ? interests : likes(missing) };
  const tests = criterionTests(wished, knowledge, context);
  const all = groupByUnmet(eligible, tests, preferences, isForNight(available, tests));
  const fitting = withoutPoorStandIns(all, preferences, interests, knowledge, context);
  const such = ofTheThing(fitting, interests, knowledge);
  const groups = only ? such.flatMap((group) => whereOnly(only, group, such[0])) : such;
  const isNew = ({ slug }: DealRecord) => !shown.includes(slug);
  const nextWithNew = groups.find(({ deals }) => deals.some(isNew));
  // Who has seen all of the day is told so before other days come.
  const isOtherDay = misses(nextWithNew, 'when') && !misses(groups[0], 'when') && hasDay(preferences);
  const rankingFor = (some: Preferences, relaxed: readonly Criterion[]) =>
    createRanking({ preferences: some, knowledge, context, relaxed, by, seen, isNearest, costOfSeen });
  const rankNew = (group: UnmetGroup) => rankingFor(wished, [])(group.deals.filter(isNew));
  const withNew = isOtherDay ? undefined : nextWithNew;
  const groupWithNew = by || only ? withNew : suitingGroup(withNew, groups, preferences, rankNew);
  const { deals, unmet } = groupWithNew ?? groups[0] ?? { deals: [], unmet: [] };
  // Without a deal about a topic, those of its kind come first.
  const nearest = unmet.includes('interests') ? { ...wished, interests: likes(interests) } : wished;
  const rank = rankingFor(nearest, unmet);
  const ranked = rank(groupWithNew ? deals.filter(isNew) : deals);
  const candidates = ranked.map(({ deal }) => deal);
  const isAll = unmet.every(isTimeCriterion) && !isOtherDay;
  const isWorthADay = otherDayTest(tests, preferences, knowledge, context);
  const otherDay = bestElsewhen(groups, rank, (deal) => isNew(deal) && isWorthADay(deal));
  const isBetter = suitsBetter(otherDay, ranked[0]) || isRatherIt(otherDay, ranked, interests, knowledge);
  const elsewhen = otherDay && (!isAll || (hasDay(preferences) && isBetter)) ? otherDay.deal : null;
  const isMixed = preferences.categories.length === 0 && interests.length === 0;
  const isCompanion = isForChoice ? tuneTest(ranked[0]) : companionTest(ranked[0], preferences, knowledge);
  const chosen = varied(ranked, count, isMixed, isCompanion);
  // Beside the only present about what somebody loves come others that can be given.
  const isShort = preferences.occasion === 'gift' && !only && chosen.length < Math.min(2, count);
  const rest = isShort ? groups.filter((group) => group.deals !== deals && isWider(group, unmet)) : [];
  const others = rest.flatMap((group) => rank(group.deals.filter(isNew)));
  return {
    // A list that the visitor wants sorted stays as it is.
    deals:
      by || isNearest
        ? candidates.slice(0, count)
        : [
            ...chosen,
            ...varied(others, count - chosen.length, true, companionTest(others[0], preferences, knowledge)),
          ],
    candidates,
    relaxed: unmet,
    unknown: missing.filter((topic) => !unsuited.includes(topic)),
    unsuited,
    isAgain: deals.length > 0 && !groupWithNew,
    ...(elsewhen && { elsewhen }),
  };
}

/**
 * `groups` of deals about one thing, without those that only come with it, as a manicure with hand massage, if it is the thing of any:
 * on the day off of the masseur, another day is better than nails.
 */
function ofTheThing(
  groups: readonly UnmetGroup[],
  interests: readonly string[],
  knowledge: AssistantKnowledge,
): UnmetGroup[] {
  const [topic = '', ...others] = interests;
  if (topic === '' || topic.includes('|') || others.length > 0) return [...groups];
  const isAbout = topicTest(topic, knowledge);
  const isTagged = ({ tags = [] }: DealRecord) => isAbout({ title: '', tags });
  const isCalled = ({ tags = [], traits }: DealRecord) =>
    isAbout({ title: '', tags: tags.slice(0, 1) }) && !hasTrait(traits, 'meal');
  const isOfAny = groups.some(({ deals }) => deals.some(isCalled));
  const such = groups.map(({ unmet, deals }) => ({
    unmet,
    deals: isOfAny || deals.some(isTagged) ? deals.filter((deal) => isTagged(deal) || !isAbout(deal)) : deals,
  }));
  return isOfAny ? such.filter(({ deals }) => deals.length > 0) : such;
}

/** Whether most of what is wanted are places to sleep at; a shelf for bags may be in a hotel. */
function isForNight(deals: readonly DealRecord[], { interests, categories }: CriterionTests): boolean {
  const isWanted = interests ?? categories;
  return isWanted !== null && isOfBeds(isWanted, deals);
}

const ofThings: ReadonlySet<Criterion> = new Set<Criterion>(['interests', 'allTopics', 'categories']);

/** Whether a group misses nothing more than the things that were named: presents are not only in shops. */
const isWider = (group: UnmetGroup, unmet: readonly Criterion[]) =>
  group.unmet.every((criterion) => ofThings.has(criterion) || unmet.includes(criterion));

/** Whether a criterion is about days or hours. */
export const isTimeCriterion = (criterion: Criterion): boolean =>
  criterion === 'when' || criterion === 'hours';

function bestElsewhen(
  groups: readonly UnmetGroup[],
  rank: ReturnType<typeof createRanking>,
  isNew: DealTest,
): RankedDeal | null {
  const group = groups.find(({ unmet }) => unmet.includes('when') && unmet.every(isTimeCriterion));
  return (group && rank(group.deals.filter(isNew))[0]) ?? null;
}

/** Whether a deal is what the visitor wants on another day: at that time of the day, and no thing from a shop for who wants to go out. */
function otherDayTest(
  { interests, categories }: CriterionTests,
  preferences: Preferences,
  ...world: readonly [AssistantKnowledge, TurnContext]
): DealTest {
  const { occasion } = preferences;
  const isOpen = interests === null && categories === null && occasion !== 'gift' && occasion !== 'errand';
  const dayOf = createOtherDay(preferences, ...world);
  return (deal) => !(isOpen && isGoods(deal)) && (!hasDay(preferences) || dayOf(deal) !== null);
}

/** What suits an occasion so much better, in points, is worth another day. */
const fitWorthADay = 3;

/** Whether another deal suits so much better; not if it suits badly itself. */
function suitsBetter(other: RankedDeal | null, first: RankedDeal | undefined): boolean {
  const { fit = 0 } = other ?? {};
  return fit >= 0 && fit - (first?.fit ?? 0) >= fitWorthADay;
}

/** Whether another deal is the thing that is wanted, where the first of `ranked` only comes with it: a brunch with disco is no dance. */
function isRatherIt(
  other: RankedDeal | null,
  [first]: readonly RankedDeal[],
  interests: readonly string[],
  knowledge: AssistantKnowledge,
): boolean {
  const [topic = ''] = interests;
  const isCalled = calledTest(topic, knowledge);
  return (
    topic !== '' && other !== null && first !== undefined && isCalled(other.deal) && !isCalled(first.deal)
  );
}

const misses = (group: UnmetGroup | undefined, criterion: Criterion): boolean =>
  group?.unmet.includes(criterion) ?? false;

/** What "cheaper" and the like do not give up. */
const kept: readonly Criterion[] = ['when', 'interests', 'categories', 'neighborhoods'];

/** Those of a group that pass `only`; none if it gives up what the best group need not. */
const whereOnly = (only: DealTest, { unmet, deals }: UnmetGroup, best: UnmetGroup | undefined) =>
  unmet.some((criterion) => kept.includes(criterion) && !best?.unmet.includes(criterion))
    ? []
    : [{ unmet, deals: deals.filter(only) }].filter((group) => group.deals.length > 0);
