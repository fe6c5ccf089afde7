import type { Replies } from '../../../data/language/replies.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { originalPriceOf, percentOf, priceOf } from '../../../data/model/deals/offer.ts';
import { companyOf, payersOf } from '../conversation/priceAfter.ts';
import type { Turn } from '../conversation/turn.ts';
import { paidByAll } from '../recommend/needTests.ts';
import { paidWords } from '../recommend/paidWords.ts';
import { leadingReason, placeWords } from '../recommend/reasons.ts';
import { laterReason } from '../recommend/timeReason.ts';
import { dateWords } from '../words/dateWords.ts';
import { joinList } from '../words/joinList.ts';
import { firstPhrase, type PhraseValues, phrase } from './phrases.ts';
import { wishWords } from './wishWords.ts';

const titleOf = ({ title }: DealRecord) => `“${title}”`;

/** The values of `deal` for phrases, `null` for what is not known or does not apply. */
export function dealPhraseValues(
  deal: DealRecord,
  { knowledge, preferences, context: { now } }: Pick<Turn, 'knowledge' | 'preferences' | 'context'>,
): PhraseValues {
  const { assistant, calendar, language } = knowledge;
  const { times, reasons } = language;
  const { party, occasion } = preferences;
  const money = (amount: number | null) => (amount ? formatMoney(amount, assistant.head.currency) : null);
  const offer = offerOf(deal);
  const isFree = offer.kind === 'free';
  const weekdays = calendar.weekdaysOf(deal);
  const next = deal.when?.sessions && calendar.nextDay(deal, now);
  const values: PhraseValues = {
    title: titleOf(deal),
    vendor: deal.vendor,
    where: placeWords(deal, preferences, knowledge),
    free: isFree ? reasons.free : null,
    price: isFree ? reasons.free : money(priceOf(offer)),
    paid: paidWords(deal, occasion === 'gift' ? 1 : companyOf(party, occasion), knowledge),
    was: money(originalPriceOf(offer)),
    words: offer.kind === 'words' ? offer.text : null,
    percent: isFree ? null : percentOf(offer),
    summary: deal.summary,
    until: deal.expiryDate === undefined ? null : dateWords(deal.expiryDate, times),
    coupon: deal.couponCode ?? null,
    next: next === undefined ? null : dateWords(next, times),
    days:
      weekdays.length < 7
        ? joinList(
            weekdays.map((day) => times.weekdays[day] ?? ''),
            language,
          )
        : null,
  };
  const part = (key: keyof Replies) => firstPhrase(key, knowledge, values);
  return { ...values, cost: part('cost'), code: part('code'), runs: part('runs') };
}

/** Presents the first of `deals`, by itself or after the words `lead`; `isInstead` of what was wished. */
export function presentDeals(
  deals: readonly DealRecord[],
  turn: Turn,
  { lead = '', isInstead = false } = {},
): string {
  const [first] = deals;
  if (!first) return '';
  const { intent, before } = turn;
  const { type } = intent;
  const hasOwnPhrase =
    ((type === 'cheaper' || type === 'nicer' || type === 'more') && before.latest.length > 0) ||
    type === 'else' ||
    type === 'surprise' ||
    type === 'top';
  const values = dealPhraseValues(first, turn);
  if (hasOwnPhrase && !isInstead && lead === '') return phrase(type, turn, values);
  const { preferences, knowledge, context } = turn;
  const wish = wishWords(preferences, knowledge);
  const reasons = [
    preferences.occasion === 'gift' ? '' : laterReason(first, preferences, knowledge, context),
    leadingReason(first, preferences, knowledge, before.turns),
  ].filter(Boolean);
  const because = reasons.length === 0 ? '.' : `: ${reasons.join(', ')}.`;
  if (isInstead) return phrase('resultsInstead', turn, { ...values, because });
  const forWish = lead === '' ? 'resultsFor' : 'resultsThen';
  return phrase(wish === '' ? 'results' : forWish, turn, { ...values, wish, because });
}

/** How two deals differ. */
export function compareDeals(
  a: DealRecord,
  b: DealRecord,
  turn: Pick<Turn, 'before' | 'knowledge' | 'preferences' | 'context'>,
): string {
  const { assistant } = turn.knowledge;
  // One price is for each, and one for several: what the same people pay is compared.
  const payers = payersOf(turn.preferences);
  const isForSome = a.priceFor !== b.priceFor && a.priceFor !== undefined && b.priceFor !== undefined;
  const count = payers !== null && isForSome ? payers : null;
  const paid = (deal: DealRecord) =>
    deal.price === undefined ? Number.NaN : count === null ? deal.price : paidByAll(deal, count);
  // Not a number if one of both is not known.
  const difference = paid(a) - paid(b);
  const depth = Number(a.percent) - Number(b.percent);
  const cheaper = titleOf(difference < 0 ? a : b);
  const deeper = depth ? titleOf(depth > 0 ? a : b) : null;
  const verdict = firstPhrase('verdict', turn.knowledge, {
    ...{ cheaper, deeper },
    both: cheaper === deeper ? cheaper : null,
    less: difference ? formatMoney(Math.abs(difference), assistant.head.currency) : null,
    people: count !== null && count > 1 ? count : null,
    unpriced: Number.isNaN(difference) ? titleOf(a.price === undefined ? a : b) : null,
  });
  const summary = (deal: DealRecord) => firstPhrase('compared', turn.knowledge, dealPhraseValues(deal, turn));
  return phrase('comparison', turn, { a: summary(a), b: summary(b), verdict });
}
