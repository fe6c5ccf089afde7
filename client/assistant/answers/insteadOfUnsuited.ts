import { topicTest } from '../conversation/topicTest.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { recommend } from '../recommend/recommend.ts';
import type { RecommendedDeals, RecommendOptions } from '../recommend/recommendedDeals.ts';
import { nothingSuch } from '../reply/caveats.ts';
import { presentDeals } from '../reply/dealSentences.ts';

/**
 * To somebody who knows what keeps them from all that is as they wish, and asks again: where else they can go out at that time; `null` for
 * others.
 */
export function insteadOfUnsuited(
  found: RecommendedDeals,
  turn: Turn,
  options: RecommendOptions,
): ReplyDraft | null {
  const { preferences, before, knowledge, context } = turn;
  const { interests, youngest } = preferences;
  if (youngest === null || found.unsuited.length === 0 || found.unsuited.length < interests.length)
    return null;
  const none = nothingSuch({ ...found, relaxed: ['interests'] }, turn);
  const isSuch = topicTest(found.unsuited, knowledge);
  const isKnown =
    before.said.includes(none) ||
    knowledge.data.deals.some((deal) => before.shown.includes(deal.slug) && isSuch(deal));
  if (!isKnown) return null;
  const out = { ...preferences, interests: [], categories: knowledge.vocabulary.scheduled };
  const { deals } = recommend(out, options, knowledge, context);
  const reply = [none, presentDeals(deals, turn, { lead: none, isInstead: true })].join(' ').trim();
  return deals.length > 0 ? { reply, deals } : null;
}
