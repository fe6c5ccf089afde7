import { dealPointedAt } from '../conversation/pointedDeal.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { recommend } from '../recommend/recommend.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { relativeTest } from './relativeTest.ts';

const mostSimilar = 3;

/** Deals like one that was shown: "more like the second", "similar but cheaper". `null` for anything else. */
export function similarDealsReply(turn: Turn): ReplyDraft | null {
  const { intent, text, before, preferences, knowledge, context } = turn;
  if (intent.type !== 'similar') return null;
  const model = dealPointedAt(intent, text, before, knowledge);
  if (!model) return null;
  const like = `“${model.title}”`;
  const topics = { ...preferences, interests: model.tags ?? [], categories: [model.category] };
  const only = relativeTest(turn, [model]);
  // One of those on the table may be the cheaper one.
  const options = { count: mostSimilar, shown: only ? [model.slug] : [...before.shown, model.slug], only };
  const { deals, isAgain } = recommend(topics, options, knowledge, context);
  const [first] = deals;
  if (!first || isAgain) return { reply: phrase('unlike', turn, { like }), about: [model] };
  return { reply: phrase('similar', turn, { ...dealPhraseValues(first, turn), like }), deals };
}
