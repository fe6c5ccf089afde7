import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { insistedMentions } from '../conversation/insisted.ts';
import type { Turn } from '../conversation/turn.ts';
import { timeTest } from '../recommend/timeTest.ts';
import { wishTests } from '../recommend/wishTests.ts';
import { phrase } from '../reply/phrases.ts';
import type { Mention } from '../understand/mention.ts';
import { shownAtOnce } from './cheaperDeals.ts';

/** A wish in more words is not repeated. */
const longestWish = 40;

/**
 * Owns up to what was not heard, after deals that missed it: "You said evenings, sorry."; empty for nothing, and where the
 * first of `deals` misses it again. Where these are the ones that were shown, there is no more to hear than that they are all.
 */
export function apologyIn(turn: Turn, deals: readonly DealRecord[] = []): string[] {
  const { understanding, before, text, asked } = turn;
  if (!understanding || before.latest.length === 0 || understanding.rejections.insistsFrom === null)
    return [];
  const [mention] = insistedMentions(understanding);
  const [first] = deals;
  // An answer to a question takes back nothing.
  const isAnswer = !first && asked.some(({ isRemark }) => !isRemark);
  if (isAnswer || (mention && first && !isHeard(mention, first, turn))) return [];
  if (first && first.slug === before.latest[0])
    return deals.every(({ slug }) => before.latest.includes(slug)) && deals.length < shownAtOnce
      ? [phrase('again', turn)]
      : [];
  const words = mention ? text.slice(mention.start, mention.end) : '';
  const isShort = words !== '' && words.length <= longestWish;
  return [isShort ? phrase('insisted', turn, { words }) : phrase('mistaken', turn)];
}

/** Whether `deal` has what was said again. */
export function isHeard(
  { slot, value }: Mention,
  deal: DealRecord,
  { preferences, knowledge, context }: Turn,
): boolean {
  if (slot === 'neighborhoods') return deal.neighborhoods.includes(value as string);
  if (slot === 'interests')
    return wishTests([value as string], preferences, knowledge, context).every((isWished) => isWished(deal));
  if (slot === 'categories')
    return deal.category === value || knowledge.assistant.themes.some(({ id }) => id === value);
  if (slot === 'when' || slot === 'time')
    return timeTest({ ...preferences, part: null, hours: null }, knowledge, context)?.(deal) ?? true;
  return true;
}
