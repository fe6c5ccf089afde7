import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type AssistantKnowledge, isAvailable } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { occurs } from '../understand/grammar.ts';
import type { SortKey } from '../understand/intents.ts';
import { type Criterion, type CriterionTests, criterionTests, type DealTest } from './criteria.ts';
import { dealsFor } from './eligibility.ts';
import { createRanking } from './rankDeals.ts';
import { groupByUnmet, type UnmetGroup } from './relaxation.ts';
import { withoutPoorStandIns } from './standIns.ts';
import { topicsApart } from './topicsApart.ts';
import { topicsLike, topicsToFind } from './topicsToFind.ts';
import { varied } from './variety.ts';
import { isOfBeds, wishTests } from './wishTests.ts';

/** How to recommend, besides the preferences. */
export interface RecommendOptions {
  /** How many deals at most. */
  readonly count: number;
  /** Slugs of deals already shown; they are recommended again only if there are no others. */
  readonly shown: readonly string[];
  /** Slugs of deals that the visitor has seen, which may be recommended again. */
  readonly seen?: readonly string[];
  /** What these lose for it, in points. */
  readonly costOfSeen?: number | undefined;
  /** Only deals that pass it, which stay with the topics and the area if any deal did. */
  readonly only?: DealTest | undefined;
  /** The nearest come first, of what suits about as well. */
  readonly isNearest?: boolean;
  /** Any of the topics will do. */
  readonly isChoice?: boolean;
  /** Sorts by this instead of by how well a deal fits. */
  readonly by?: SortKey;
}

/** Deals, best first, and which wishes they do not meet. */
export interface RecommendedDeals {
  readonly deals: readonly DealRecord[];
  /** All deals that fit as well as these and were not shown yet, best first. */
  readonly candidates: readonly DealRecord[];
  /** Criteria that these deals may miss, because no deal meets all. */
  readonly relaxed: readonly Criterion[];
  /** Topics that no deal is about. */
  readonly unknown: readonly string[];
  /** Topics that only deals unsuited to who is coming are about. */
  readonly unsuited: readonly string[];
  /** All deals that fit were already shown. */
  readonly isAgain: boolean;
  /** The best deal that misses nothing but the wanted day, if these miss something else; absent for none. */
  readonly elsewhen?: DealRecord;
}

/**
 * The deals to show: eligible ones that meet all criteria, or else those that miss the least important ones. What the
 * visitor has ruled out, and who is coming, always counts.
 */
export function recommend(
  preferences: Preferences,
  options: RecommendOptions,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): RecommendedDeals {
  const interests = topicsToFind(besidePets(preferences, knowledge), knowledge, context);
  const topics =
    options.by || options.only ? [] : topicsApart(interests, knowledge, context, options.isChoice);
  if (topics.length < 2) return recommendTogether({ ...preferences, interests }, options, knowledge, context);
  const missing = interests.filter((topic) => !topics.includes(topic));
  const each = topics.map((topic, index) => {
    const own = index === 0 ? [topic, ...missing] : [topic];
    return recommendTogether({ ...preferences, interests: own }, options, knowledge, context);
  });
  // Where one is there at the wanted time, another is no help at other times.
  const timely = each.filter(
    ({ relaxed, unsuited, deals }) =>
      deals.length > 0 &&
      unsuited.length === 0 &&
      !relaxed.some((one) => isOfTime(one) || one === 'interests'),
  );
  const found = timely.length > 0 ? timely : each;
  const all = <Key extends 'relaxed' | 'unknown' | 'unsuited'>(key: Key) =>
    [
      ...new Set<RecommendedDeals[Key][number]>(found.flatMap((each) => [...each[key]])),
    ] as RecommendedDeals[Key];
  // The best of each topic, in their order, then the next best.
  const inTurn = Array.from({ length: options.count }, (_, rank) =>
    found.map(({ deals }) => deals[rank]),
  ).flat();
  return {
    deals: [...new Set(inTurn.filter((deal) => deal !== undefined))].slice(
      0,
      Math.max(options.count, topics.length),
    ),
    // No question narrows down several things at once.
    candidates: [],
    relaxed: all('relaxed'),
    unknown: all('unknown'),
    unsuited: all('unsuited'),
    isAgain: found.every(({ isAgain }) => isAgain),
  };
}

/** What is wanted besides the pets that come along: "where can my dog come with me to eat" asks for no dog walker. */
function besidePets(
  { interests, categories, needs }: Preferences,
  { vocabulary: { grammar } }: AssistantKnowledge,
): readonly string[] {
  if (!needs.includes('pets')) return interests;
  const others = interests.filter((topic) => !occurs(grammar.tags.pets, topic));
  return others.length > 0 || categories.length > 0 ? others : interests;
}

function recommendTogether(
  preferences: Preferences,
  { count, shown, seen = shown, costOfSeen, only, by, isNearest = false }: RecommendOptions,
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
  const groups = only ? fitting.flatMap((group) => whereOnly(only, group, fitting[0])) : fitting;
  const isNew = ({ slug }: DealRecord) => !shown.includes(slug);
  const nextWithNew = groups.find(({ deals }) => deals.some(isNew));
  // Who has seen all of the day is told so before other days come.
  const isOtherDay = misses(nextWithNew, 'when') && !misses(groups[0], 'when') && hasDay(preferences);
  const groupWithNew = isOtherDay ? undefined : nextWithNew;
  const { deals, unmet } = groupWithNew ?? groups[0] ?? { deals: [], unmet: [] };
  // Without a deal about a topic, those of its kind come first.
  const nearest = unmet.includes('interests') ? { ...wished, interests: likes(interests) } : wished;
  const rank = createRanking({
    preferences: nearest,
    knowledge,
    context,
    relaxed: unmet,
    by,
    seen,
    isNearest,
    costOfSeen,
  });
  const ranked = rank(groupWithNew ? deals.filter(isNew) : deals);
  const candidates = ranked.map(({ deal }) => deal);
  const isAll = unmet.every(isOfTime) && !isOtherDay;
  const elsewhen = isAll ? null : bestElsewhen(groups, rank, isNew);
  const isMixed = preferences.categories.length === 0 && interests.length === 0;
  const chosen = varied(ranked, count, isMixed);
  // Beside the only present about what somebody loves come others that can be given.
  const isShort = preferences.occasion === 'gift' && !only && chosen.length < count;
  const rest = isShort ? groups.filter((group) => group.deals !== deals && isWider(group, unmet)) : [];
  const others = rest.flatMap((group) => rank(group.deals.filter(isNew)));
  return {
    // A list that the visitor wants sorted stays as it is.
    deals:
      by || isNearest
        ? candidates.slice(0, count)
        : [...chosen, ...varied(others, count - chosen.length, true)],
    candidates,
    relaxed: unmet,
    unknown: missing.filter((topic) => !unsuited.includes(topic)),
    unsuited,
    isAgain: deals.length > 0 && !groupWithNew,
    ...(elsewhen && { elsewhen }),
  };
}

/** Whether most of what is wanted are places to sleep at; a shelf for bags may be in a hotel. */
function isForNight(deals: readonly DealRecord[], { interests, categories }: CriterionTests): boolean {
  const isWanted = interests ?? categories;
  return isWanted !== null && isOfBeds(isWanted, deals);
}

/** Whether a group misses nothing more than the things that were named. */
const isWider = (group: UnmetGroup, unmet: readonly Criterion[]) =>
  group.unmet.every(
    (criterion) => criterion === 'interests' || criterion === 'allTopics' || unmet.includes(criterion),
  );

const isOfTime = (criterion: Criterion) => criterion === 'when' || criterion === 'hours';

function bestElsewhen(
  groups: readonly UnmetGroup[],
  rank: ReturnType<typeof createRanking>,
  isNew: DealTest,
): DealRecord | null {
  const group = groups.find(({ unmet }) => unmet.includes('when') && unmet.every(isOfTime));
  return (group && rank(group.deals.filter(isNew))[0]?.deal) ?? null;
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
