import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { Turn } from '../conversation/turn.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { criterionTests, eligibilityTest, isAvailable } from './criteria.ts';
import { createRanking } from './rankDeals.ts';
import { groupByUnmet } from './relaxation.ts';

/** Shorter words say too little. */
const shortestWord = 3;

/**
 * At most `count` deals for a hosted model to choose from: those of `latest`, then in turns the best by what the assistant has
 * understood and the best by the words of the message, so that a model can choose rightly where the assistant has understood
 * wrongly. Only what the visitor has ruled out by pointing at it is left out.
 */
export function shortlist(turn: Turn, latest: readonly DealRecord[], count: number): readonly DealRecord[] {
  const { preferences, knowledge, context } = turn;
  const isOffered = (deal: DealRecord) =>
    isAvailable(deal, context) && !preferences.excluded.deals.includes(deal.slug);
  const available = knowledge.data.deals.filter(isOffered);
  const chosen = new Set(latest.filter(isOffered));
  const rankings = [byWords(available, turn), byWishes(available, turn)];
  for (let at = 0; at < available.length && chosen.size < count; at++)
    for (const ranking of rankings) {
      const deal = ranking[at];
      if (deal && chosen.size < count) chosen.add(deal);
    }
  return [...chosen].slice(0, count);
}

/** `deals` by how well they meet what the assistant has understood; those that do not suit who comes are the last. */
function byWishes(deals: readonly DealRecord[], turn: Turn): readonly DealRecord[] {
  const { preferences, knowledge, context } = turn;
  const isEligible = eligibilityTest(preferences, knowledge, context);
  const tests = criterionTests(preferences, knowledge, context);
  return [true, false].flatMap((suits) => {
    const some = deals.filter((deal) => isEligible(deal) === suits);
    return groupByUnmet(some, tests, preferences).flatMap(({ unmet, deals: group }) =>
      createRanking({ preferences, knowledge, context, relaxed: unmet })(group).map(({ deal }) => deal),
    );
  });
}

/** The deals that have words of the message, rare words first: more in their titles and tags than in their summaries. */
function byWords(
  deals: readonly DealRecord[],
  { text, preferences, knowledge }: Turn,
): readonly DealRecord[] {
  const { vocabulary, data } = knowledge;
  const said = utteranceOf([text, ...preferences.interests].join(' ')).split(' ');
  const words = [...new Set(said.filter((word) => word.length >= shortestWord).map(vocabulary.singular))];
  const scored = deals.map((deal) => ({ deal, score: 0 }));
  for (const word of words) {
    const hits = scored.map(({ deal }) =>
      hitsOf(word, nameOf(deal), textOf(deal), data.categories[deal.category]),
    );
    const count = hits.filter((hit) => hit > 0).length;
    const rarity = Math.log((deals.length + 1) / (count + 1));
    for (const [at, one] of scored.entries()) one.score += rarity * (hits[at] ?? 0);
  }
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ deal }) => deal);
}

/** How much of a hit a word is, which may have an ending in the text. */
function hitsOf(
  word: string,
  name: string,
  text: string,
  category: { readonly label: string } | undefined,
): number {
  if (name.includes(` ${word}`)) return 2;
  return text.includes(` ${word}`) || category?.label.toLowerCase().includes(word) ? 1 : 0;
}

const nameOf = memoize(
  ({ title, vendor, tags = [] }: DealRecord) => utteranceOf([title, vendor, ...tags].join(' ')),
  new WeakMap<DealRecord, string>(),
);
const textOf = memoize(({ summary }: DealRecord) => utteranceOf(summary), new WeakMap<DealRecord, string>());
