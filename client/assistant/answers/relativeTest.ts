import type { Occasion } from '../../../data/language/occasionWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import { middlePrice } from '../conversation/middlePrice.ts';
import { payersOf } from '../conversation/priceAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { Turn } from '../conversation/turn.ts';
import type { DealTest } from '../recommend/criteria.ts';
import { paidByAll } from '../recommend/needTests.ts';
import { occasionFit } from '../recommend/occasionFit.ts';
import { leastFit } from '../recommend/rankDeals.ts';
import type { Intent } from '../understand/intents.ts';

/**
 * Whether deals are cheaper, nicer or closer than `shown`, as the message asks; `undefined` if it does not. They are compared
 * with the one in the middle, so that a single bargain leaves a choice; a nicer deal costs more, or is something special, and a
 * cheaper date is a date.
 */
export function relativeTest(
  turn: Pick<Turn, 'understanding' | 'context' | 'preferences' | 'knowledge'>,
  shown: readonly DealRecord[],
): DealTest | undefined {
  const { understanding, context, preferences } = turn;
  const { place } = context;
  const asks = (type: Intent['type']) =>
    understanding?.sentences.some(({ intents }) => intents.some((intent) => intent.type === type));
  const payers = payersOf(preferences);
  const middle = middlePrice(
    shown.flatMap((deal) => (deal.price === undefined ? [] : { price: paidByAll(deal, payers) })),
  );
  // Beside what has no price, whatever has one counts.
  if (asks('cheaper') && shown.length > 0 && middle === undefined) return ({ price }) => price !== undefined;
  if (asks('cheaper') && middle !== undefined) {
    // "Like the first one, only cheaper" says itself what it is like.
    const suits: DealTest = asks('similar') ? () => true : suitsOccasion(turn);
    return (deal) => paidByAll(deal, payers) < middle && suits(deal);
  }
  // What takes several nights or people costs more without being nicer.
  // "Something nicer, like Italian", after other food, is Italian.
  const isElse = namesOther(turn, shown);
  if (asks('nicer') && middle !== undefined && !isElse)
    return (deal) =>
      (deal.price ? paidByAll(deal, payers) : 0) > middle ||
      hasTrait(deal.traits, 'special') ||
      hasTrait(deal.traits, 'pampering');
  if (!asks('closer') || !place) return undefined;
  const distanceOf = (deal: DealRecord) => distanceTo(deal, place) ?? Number.MAX_VALUE;
  const distances = shown.map(distanceOf).sort((a, b) => a - b);
  const usual = distances[distances.length >> 1] ?? Number.MAX_VALUE;
  return (deal) => distanceOf(deal) < usual;
}

/** Whether a message names things of which none of `shown` is one. */
function namesOther(
  { understanding, knowledge }: Pick<Turn, 'understanding' | 'knowledge'>,
  shown: readonly DealRecord[],
): boolean {
  const named = (understanding?.mentions ?? []).flatMap(({ slot, polarity, value }) =>
    slot === 'interests' && polarity === 'for' ? [`${value}`] : [],
  );
  return named.length > 0 && !shown.some(topicTest(named, knowledge));
}

/** Few deals are for these; a birthday or an afternoon with the family can be had anywhere. */
const particular: ReadonlySet<string> = new Set<Occasion>(['date', 'anniversary', 'proposal', 'gift']);

/** Whether deals suit what somebody comes for; all do if that is nothing in particular. */
function suitsOccasion({ preferences, knowledge, context }: Parameters<typeof relativeTest>[0]): DealTest {
  const { occasion } = preferences;
  if (occasion === null || !particular.has(occasion)) return () => true;
  const { pointsFor } = occasionFit(preferences, knowledge, context.now);
  return (deal) => pointsFor(deal) >= leastFit;
}

/** Whether deals are of other kinds than `shown`, for who leaves a topic; `undefined` if the message does not. */
export function otherKindTest(
  { move }: Pick<Turn, 'move'>,
  shown: readonly DealRecord[],
): DealTest | undefined {
  const kinds = new Set(shown.map(({ category }) => category));
  return move === 'leave' ? ({ category }) => !kinds.has(category) : undefined;
}
