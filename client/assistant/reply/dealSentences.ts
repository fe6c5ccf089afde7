import { formatMoney } from '../../../data/model/amounts.ts';
import { areaLabel, type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { savingOf } from '../../../data/model/deals/offer.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { weekdaysOf } from '../../../data/model/time/scheduleDays.ts';
import { chipsOf } from '../conversation/chips.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { capitalized } from '../conversation/timeWords.ts';
import type { Turn } from '../conversation/turn.ts';
import { moneyLeft } from '../recommend/reasons.ts';
import type { RecommendedDeals } from '../recommend/recommend.ts';
import { joinList, needPhrases, type PhraseValues, phrase } from './phrases.ts';

/** The values of `deal` for phrases. */
export function dealPhraseValues(deal: DealRecord, { assistant, data }: AssistantKnowledge): PhraseValues {
  const money = (amount: number) => formatMoney(amount, assistant.head.currency);
  return {
    title: `“${deal.title}”`,
    vendor: deal.vendor,
    place: areaLabel(deal, data),
    price: priceLabel(offerOf(deal), assistant.head.currency),
    was: money(deal.originalPrice ?? deal.price ?? 0),
    percent: deal.percent ?? 0,
    summary: deal.summary,
    until: deal.expiryDate === undefined ? '' : formatDate(deal.expiryDate),
    runs: daysSentence(deal, assistant.language.weekdays.split(' ')),
  };
}

/** The days on which `deal` is valid, as a sentence; empty for every day. */
function daysSentence({ when = {} }: DealRecord, weekdays: readonly string[]): string {
  const days = weekdaysOf(when);
  if (days.length === weekdays.length) return '';
  return `It runs on ${joinList(days.map((day) => capitalized(weekdays[day] ?? '')))}.`;
}

/** "May 30, 2027" for "2027-05-30". */
const formatDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));

/** Presents the first of `deals`. */
export function presentDeals(deals: readonly DealRecord[], turn: Turn): string {
  const [first] = deals;
  if (!first) return '';
  const { intent, before, knowledge, preferences } = turn;
  const { type } = intent;
  const { currency } = knowledge.assistant.head;
  const unspent = moneyLeft(first, preferences.priceRange, preferences.party);
  const saved = Math.round(savingOf(offerOf(first)) ?? 0);
  const left =
    unspent > 0
      ? `It leaves you ${formatMoney(unspent, currency)}.`
      : `You save ${formatMoney(saved, currency)}.`;
  const hasOwnPhrase =
    (type === 'cheaper' && before.latest.length > 0) ||
    type === 'more' ||
    type === 'else' ||
    type === 'surprise' ||
    type === 'top';
  return phrase(hasOwnPhrase ? type : 'results', turn, { ...dealPhraseValues(first, knowledge), left });
}

/** Phrases about wishes that the recommended deals do not meet, and needs that cannot be checked; may be empty. */
export function caveatPhrases(
  { relaxed, unknown, unsuited, isAgain }: RecommendedDeals,
  turn: Turn,
): string[] {
  const labels = chipsOf(turn.preferences, turn.knowledge)
    .filter(({ slot }) => (relaxed as readonly string[]).includes(slot))
    .map(({ label }) => `“${label}”`);
  const about = (key: 'unknown' | 'unsuited', topics: readonly string[]) =>
    topics.length > 0 ? [phrase(key, turn, { topics: joinList(topics) })] : [];
  // Not again if it was said in a recent turn.
  const missing = [...about('unknown', unknown), ...about('unsuited', unsuited)].filter(
    (sentence) => !turn.before.said.includes(sentence),
  );
  return [
    ...needPhrases(turn),
    ...missing,
    ...(labels.length > 0 ? [phrase('relaxed', turn, { wishes: joinList(labels) })] : []),
    ...(isAgain ? [phrase('again', turn)] : []),
  ];
}

/** How two deals differ. */
export function compareDeals(a: DealRecord, b: DealRecord, turn: Pick<Turn, 'before' | 'knowledge'>): string {
  const { knowledge } = turn;
  const [valuesOfA, valuesOfB] = [dealPhraseValues(a, knowledge), dealPhraseValues(b, knowledge)];
  const summary = ({ title, price, percent, place }: PhraseValues) =>
    `${title}: ${price}, ${percent}% off, ${place}`;
  const [priceOfA, priceOfB] = [a.price ?? 0, b.price ?? 0];
  const [percentOfA, percentOfB] = [a.percent ?? 0, b.percent ?? 0];
  const cheaper = priceOfA <= priceOfB ? valuesOfA : valuesOfB;
  const deeper = percentOfA >= percentOfB ? valuesOfA : valuesOfB;
  const less = formatMoney(Math.abs(priceOfA - priceOfB), knowledge.assistant.head.currency);
  const key =
    percentOfA === percentOfB ? 'plainVerdict' : cheaper === deeper ? 'sameVerdict' : 'splitVerdict';
  const verdict = phrase(key, turn, { cheaper: cheaper.title ?? '', deeper: deeper.title ?? '', less });
  return phrase('comparison', turn, { a: summary(valuesOfA), b: summary(valuesOfB), verdict });
}
