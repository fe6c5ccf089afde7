import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { calledTest, topicTest } from '../conversation/topicTest.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';
import { isGoods } from '../recommend/wishTests.ts';
import { topicList } from '../reply/caveats.ts';
import { phrase } from '../reply/phrases.ts';
import { occurs } from '../understand/grammar.ts';

/** Beside the class stand so many restaurants. */
const mostRestaurants = 2;

/**
 * The reply to who wants to eat out where what was named is only taught in a class: that it is one, with the restaurants for what else
 * was named. `null` where some deal is more than that, or whoever asks names a class.
 */
export function classForMeal(
  { deals: [first, ...others], unknown }: RecommendedDeals,
  turn: Turn,
): ReplyDraft | null {
  const { understanding, preferences, knowledge } = turn;
  const { grammar, vague, singular } = knowledge.vocabulary;
  const words = understanding?.remark.words ?? '';
  const namesClass = words.split(' ').some((word) => vague.has(singular(word)));
  if (!first || !hasTrait(first.traits, 'class') || isGoods(first) || unknown.length > 0) return null;
  if (namesClass || preferences.interests.length === 0 || !occurs(grammar.eatsOut, words)) return null;
  const taught = preferences.interests.filter((topic) => topicTest(topic, knowledge)(first));
  const elseTests = preferences.interests
    .filter((topic) => !taught.includes(topic))
    .map((topic) => calledTest(topic, knowledge));
  const isTable = ({ traits }: DealRecord) =>
    hasTrait(traits, 'meal') && !hasTrait(traits, 'class') && !hasTrait(traits, 'quick-food');
  const meals = others.filter((deal) => isTable(deal) && elseTests.some((isCalled) => isCalled(deal)));
  const [other] = meals;
  const title = `“${first.title}”`;
  return {
    reply: [
      phrase('onlyClass', turn, { topics: topicList(taught.slice(0, 1), knowledge), title }),
      other ? phrase('eatElsewhere', turn, { title: `“${other.title}”` }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    deals: [first, ...meals].slice(0, mostRestaurants + 1),
  };
}
