import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { isAvailable } from '../conversation/knowledge.ts';
import type { Turn } from '../conversation/turn.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { criterionTests } from './criteria.ts';
import { eligibilityTest } from './eligibility.ts';
import { createRanking } from './rankDeals.ts';
import { groupByUnmet } from './relaxation.ts';

/** Shorter words say too little. */
const shortestWord = 3;

/**
 * At most `count` deals for a hosted model to choose from: those that were `spokenOf`, then in turns the best by what the assistant has
 * understood and the best by the words of the message, so that a model can choose rightly where the assistant has understood
 * wrongly. Only what the visitor has ruled out by pointing at it is left out.
 */
export function shortlist(turn: Turn, spokenOf: readonly DealRecord[], count: number): readonly DealRecord[] {
  const { preferences, knowledge, context } = turn;
  const isOffered = (deal: DealRecord) =>
    isAvailable(deal, context) && !preferences.excluded.deals.includes(deal.slug);
  const available = knowledge.data.deals.filter(isOffered);
  // What was taken for a refusal may be a question about it.
  const chosen = new Set(spokenOf.filter((deal) => isAvailable(deal, context)));
  const rankings = [byWords(available, turn, count), byWishes(available, turn, count)];
  for (let at = 0; at < count && chosen.size < count; at++)
    for (const ranking of rankings) {
      const deal = ranking[at];
      if (deal && chosen.size < count) chosen.add(deal);
    }
  return [...chosen].slice(0, count);
}

/** The best of `deals` by what the assistant has understood; those that do not suit who comes are the last. */
function byWishes(deals: readonly DealRecord[], turn: Turn, count: number): readonly DealRecord[] {
  const { preferences, knowledge, context } = turn;
  const isEligible = eligibilityTest(preferences, knowledge, context);
  const tests = criterionTests(preferences, knowledge, context);
  const suited = new Set(deals.filter(isEligible));
  const best: DealRecord[] = [];
  const add = (some: readonly DealRecord[]) => {
    for (const { unmet, deals: group } of groupByUnmet(some, tests, preferences)) {
      if (best.length >= count) return;
      const rank = createRanking({ preferences, knowledge, context, relaxed: unmet });
      best.push(...rank(group).map(({ deal }) => deal));
    }
  };
  add([...suited]);
  if (best.length < count) add(deals.filter((deal) => !suited.has(deal)));
  return best.slice(0, count);
}

/** The best of `deals` by the words of the message, rare ones first: more in titles and tags than in summaries. */
function byWords(
  deals: readonly DealRecord[],
  { text, preferences, knowledge: { vocabulary, data, assistant } }: Turn,
  count: number,
): readonly DealRecord[] {
  const linking = new Set(assistant.language.linking.split('|'));
  const said = utteranceOf([text, ...preferences.interests].join(' '))
    .split(' ')
    .filter((word) => word.length >= shortestWord && !linking.has(word));
  const scores = new Map<DealRecord, number>();
  for (const word of new Set(said.map(vocabulary.singular))) {
    // A word may have an ending.
    const hits = deals.filter((deal) => textOf(data)(deal).includes(` ${word}`));
    const rarity = Math.log((deals.length + 1) / (hits.length + 1));
    for (const deal of hits) {
      const weight = nameOf(deal).includes(` ${word}`) ? 2 : 1;
      scores.set(deal, (scores.get(deal) ?? 0) + rarity * weight);
    }
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([deal]) => deal);
}

const nameOf = memoize(
  ({ title, vendor, tags = [] }: DealRecord) => utteranceOf([title, vendor, ...tags].join(' ')),
  new WeakMap<DealRecord, string>(),
);

const textOf = memoize(
  ({ categories }: DealData) =>
    memoize(
      (deal: DealRecord) =>
        nameOf(deal) + utteranceOf(`${deal.summary} ${categories[deal.category]?.label ?? ''}`),
      new WeakMap<DealRecord, string>(),
    ),
  new WeakMap<DealData, (deal: DealRecord) => string>(),
);
