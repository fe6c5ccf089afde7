import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { recommend } from '../recommend/recommend.ts';
import type { RecommendedDeals, RecommendOptions } from '../recommend/recommendedDeals.ts';
import { isGoods } from '../recommend/wishTests.ts';
import { topicList } from '../reply/caveats.ts';
import { phrase } from '../reply/phrases.ts';
import { occurs } from '../understand/grammar.ts';

/** Beside the class stand so many restaurants. */
const mostRestaurants = 2;

/**
 * The reply to who wants to eat out where what was named is only taught in a class: that it is one, with restaurants near it.
 * `null` where some deal is more than that, or whoever asks names a class.
 */
export function classForMeal(
  { deals: [first, ...others], unknown }: RecommendedDeals,
  options: RecommendOptions,
  turn: Turn,
): ReplyDraft | null {
  const { understanding, preferences, knowledge, context } = turn;
  const { grammar, vague, singular } = knowledge.vocabulary;
  const words = understanding?.remark.words ?? '';
  const namesClass = words.split(' ').some((word) => vague.has(singular(word)));
  if (!first || !hasTrait(first.traits, 'class') || isGoods(first) || unknown.length > 0) return null;
  if (namesClass || preferences.interests.length === 0 || !occurs(grammar.eatsOut, words)) return null;
  const { neighborhoods } = preferences.neighborhoods.length > 0 ? preferences : first;
  const near = recommend({ ...preferences, interests: [], neighborhoods }, options, knowledge, context);
  const meals = [...near.deals, ...others].filter(
    ({ traits, slug }) => slug !== first.slug && hasTrait(traits, 'meal') && !hasTrait(traits, 'class'),
  );
  const [other] = meals;
  const title = `“${first.title}”`;
  const [topic = ''] = preferences.interests;
  return {
    reply: [
      phrase('onlyClass', turn, { topics: topicList([topic], knowledge), title }),
      other ? phrase('eatElsewhere', turn, { title: `“${other.title}”` }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    deals: [first, ...new Set(meals)].slice(0, mostRestaurants + 1),
  };
}
