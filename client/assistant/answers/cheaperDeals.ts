import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { firstTags } from '../conversation/firstTags.ts';
import { payersOf } from '../conversation/priceAfter.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import type { DealTest } from '../recommend/criteria.ts';
import { paidByAll, possibleFor } from '../recommend/needTests.ts';
import { recommend } from '../recommend/recommend.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';
import { isBed } from '../recommend/wishTests.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';

/** How many deals an answer shows. */
export const shownAtOnce = 3;

/**
 * What costs less where nothing new does: what was shown before, what is eaten without a table, one of those on the table, or else
 * a deal of that kind elsewhere; `null` for nothing. `found` are the deals that pass `only`, and were all shown.
 */
export function cheaperOtherwise(
  turn: Turn,
  found: RecommendedDeals,
  latest: readonly DealRecord[],
  only: DealTest | undefined,
): ReplyDraft | null {
  const { intent, preferences } = turn;
  if (intent.type !== 'cheaper' || !only) return null;
  const earlier = found.deals.filter((deal) => !latest.includes(deal));
  const cheaper = earlier.length > 0 ? earlier : withoutTable(turn, latest, only);
  const [first] = cheaper;
  if (first) return { reply: phrase('cheaper', turn, dealPhraseValues(first, turn)), deals: cheaper };
  const payers = payersOf(preferences);
  const paid = (deal: DealRecord) => paidByAll(deal, payers);
  const priced = latest.filter(({ price }) => price !== undefined).sort((a, b) => paid(a) - paid(b));
  const [seen] = priced;
  const shown = seen && {
    reply: phrase('cheapestShown', turn, dealPhraseValues(seen, turn)),
    deals: [seen],
  };
  const isOther = seen !== latest[0];
  if (shown && isOther && priced.length > 1) return shown;
  return (
    anythingElse(turn, only) ??
    elsewhere(turn, latest, only) ??
    (shown && (isOther || priced.length > 1) ? shown : null)
  );
}

/** Whoever looks for a table eats at a counter rather than for more than they have. */
function withoutTable(
  { preferences, knowledge, context }: Turn,
  latest: readonly DealRecord[],
  only: DealTest,
): readonly DealRecord[] {
  if (preferences.party === null || preferences.interests.length === 0) return [];
  const isPossible = possibleFor(preferences);
  const { deals, isAgain, relaxed } = recommend(
    { ...preferences, party: null },
    {
      count: shownAtOnce,
      shown: latest.map(({ slug }) => slug),
      only: (deal) => only(deal) && isPossible(deal),
      by: 'price',
    },
    knowledge,
    context,
  );
  return isAgain || relaxed.includes('interests') ? [] : deals;
}

/** "Too expensive, what else is outdoors" lets go of the thing: what costs less and is as this message says; `null` for nothing. */
function anythingElse(turn: Turn, only: DealTest): ReplyDraft | null {
  const { understanding, preferences, before, knowledge, context } = turn;
  const isNamed = understanding?.mentions.some(
    ({ slot, polarity }) =>
      polarity === 'for' && (slot === 'setting' || slot === 'neighborhoods' || slot === 'intensity'),
  );
  if (!isNamed || preferences.interests.length === 0) return null;
  const wished = { ...preferences, interests: [], categories: [] };
  const options = { count: shownAtOnce, shown: before.shown, only };
  const { deals, isAgain, relaxed } = recommend(wished, options, knowledge, context);
  const [first] = deals;
  return first && !isAgain && relaxed.length === 0
    ? { reply: phrase('cheaperElse', turn, dealPhraseValues(first, turn)), deals }
    : null;
}

/** The same in other parts of town, or what is called like the first of `latest`; `null` for nothing. */
function elsewhere(turn: Turn, latest: readonly DealRecord[], only: DealTest): ReplyDraft | null {
  const { preferences, before, knowledge, context } = turn;
  const [lead] = latest;
  // A cheaper outing is no cheaper bed, and pizza no cheaper dance.
  const isLike: DealTest = (deal) =>
    only(deal) && lead !== undefined && deal.category === lead.category && isBed(deal) === isBed(lead);
  const options = { count: shownAtOnce, shown: before.shown, only: isLike };
  // Whatever is open for a meal was looked at: what is called like its first deal is none.
  const { meals } = knowledge.assistant.language;
  const isMeal = preferences.interests.some((topic) =>
    meals.some(({ topics }) => topics.split('|').includes(topic)),
  );
  const others = [
    { ...preferences, neighborhoods: [] },
    ...(isMeal || !lead ? [] : [{ ...preferences, neighborhoods: [], interests: firstTags(lead) }]),
  ];
  for (const wished of others) {
    const { deals, isAgain, relaxed } = recommend(wished, options, knowledge, context);
    const [first] = deals;
    if (first && !isAgain && !relaxed.includes('interests'))
      return { reply: phrase('cheaperElse', turn, dealPhraseValues(first, turn)), deals };
  }
  return null;
}
