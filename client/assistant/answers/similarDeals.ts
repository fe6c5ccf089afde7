import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { dealPointedAt } from '../conversation/pointedDeal.ts';
import { areSame } from '../conversation/preferences.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import type { DealTest } from '../recommend/criteria.ts';
import { recommend } from '../recommend/recommend.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { relativeTest } from './relativeTest.ts';

const mostSimilar = 3;

/** Whether deals have anything in common with `model`; only a bed is like another. */
const likeTest =
  ({ category, tags = [], traits }: DealRecord): DealTest =>
  (deal) =>
    hasTrait(deal.traits, 'lodging') === hasTrait(traits, 'lodging') &&
    (deal.category === category || tags.some((tag) => deal.tags?.includes(tag)));

const both =
  (first: DealTest | undefined, second: DealTest): DealTest =>
  (deal) =>
    (first?.(deal) ?? true) && second(deal);

/** Deals like `model` that pass `only`, best first; those with the slugs `shown` again only if there are no others. */
export function dealsLike(
  model: DealRecord,
  shown: readonly string[],
  { preferences, knowledge, context }: Turn,
  only?: DealTest,
): RecommendedDeals {
  const topics = { ...preferences, interests: model.tags ?? [], categories: [model.category] };
  const options = {
    count: mostSimilar,
    shown: [...shown, model.slug],
    only: both(only, likeTest(model)),
  };
  return recommend(topics, options, knowledge, context);
}

/** Whether the answer before had no deals for what was wanted: "like that" is then what was wanted. */
const isOfNone = ({ focus, history, preferences }: Conversation) => {
  const last = history.at(-1);
  return focus === null && last !== undefined && !areSame(last.preferences, preferences);
};

/** Deals like one that was shown: "more like the second", "similar but cheaper". `null` for anything else. */
export function similarDealsReply(turn: Turn): ReplyDraft | null {
  const { intent, text, before, knowledge } = turn;
  if (intent.type !== 'similar' || isOfNone(before)) return null;
  const model = dealPointedAt(intent, text, before, knowledge);
  // "Bourbon, cigars, anything like that" is like these.
  const isOfThing = turn.understanding?.mentions.some(
    ({ slot, polarity, hardness, value }) =>
      slot === 'interests' &&
      polarity === 'for' &&
      hardness === 'must' &&
      !topicTest(`${value}`, knowledge)(model ?? { title: '' }),
  );
  if (!model || isOfThing) return null;
  const like = `“${model.title}”`;
  const only = relativeTest(turn, [model]);
  // One of those on the table may be the cheaper one.
  const { deals, isAgain } = dealsLike(model, only ? [] : before.shown, turn, only);
  const [first] = deals;
  if (!first || isAgain) return { reply: phrase('unlike', turn, { like }), about: [model] };
  return { reply: phrase('similar', turn, { ...dealPhraseValues(first, turn), like }), deals };
}
