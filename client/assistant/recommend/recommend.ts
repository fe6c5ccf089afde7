import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { occurs } from '../understand/grammar.ts';
import type { RecommendedDeals, RecommendOptions } from './recommendedDeals.ts';
import { isTimeCriterion, recommendTogether } from './recommendTogether.ts';
import { tellingTopics } from './tellingTopics.ts';
import { topicsApart } from './topicsApart.ts';
import { topicsToFind } from './topicsToFind.ts';

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
  const telling = tellingTopics(interests, preferences, knowledge, context);
  const topics = options.by || options.only ? [] : topicsApart(telling, knowledge, context, options.isChoice);
  if (topics.length < 2) return recommendTogether({ ...preferences, interests }, options, knowledge, context);
  const missing = telling.filter((topic) => !topics.includes(topic));
  const each = topics.map((topic, index) => {
    const own = index === 0 ? [topic, ...missing] : [topic];
    return recommendTogether({ ...preferences, interests: own }, options, knowledge, context);
  });
  // Where one is there at the wanted time, another is no help at other times.
  const timely = each.filter(
    ({ relaxed, unsuited, deals }) =>
      deals.length > 0 &&
      unsuited.length === 0 &&
      !relaxed.some((one) => isTimeCriterion(one) || one === 'interests'),
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
  const isOfPets = (topic: string) => topic.split('|').every((name) => occurs(grammar.tags.pets, name));
  const others = interests.filter((topic) => !isOfPets(topic));
  return others.length > 0 || categories.length > 0 ? others : interests;
}
