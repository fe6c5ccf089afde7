import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { capitalized, chipsOf } from '../conversation/chips.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { moneyLeft } from '../recommend/reasons.ts';
import type { RecommendedDeals } from '../recommend/recommend.ts';
import type { Intent } from '../understand/intents.ts';
import { joinList, type PhraseValues, phrase } from './phrases.ts';

/** What replies may tell of `deal`. */
export function dealPhraseValues(deal: DealRecord, { assistant, data }: AssistantKnowledge): PhraseValues {
  const money = (amount: number) => formatMoney(amount, assistant.head.currency);
  return {
    title: `“${deal.title}”`,
    vendor: deal.vendor,
    place: data.neighborhoods[deal.neighborhood]?.label ?? '',
    price: money(deal.price),
    was: money(deal.originalPrice),
    percent: deal.percent,
    summary: deal.summary,
    until: spokenDate(deal.expiryDate),
    runs: runsOn(deal, assistant.language.weekdays.split(' ')),
  };
}

/** The days on which `deal` can be used, in a sentence; empty where that is any day. */
const runsOn = ({ days }: DealRecord, weekdays: readonly string[]) =>
  days ? `It runs on ${joinList(days.map((day) => capitalized(weekdays[day] ?? '')))}.` : '';

/** "May 30, 2027" of "2027-05-30". */
const spokenDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));

/** Presents `deals`, of which the first is the one to praise. */
export function presentDeals(
  { type }: Intent,
  deals: readonly DealRecord[],
  preferences: Preferences,
  before: Conversation,
  knowledge: AssistantKnowledge,
): string {
  const [first] = deals;
  if (!first) return '';
  const { head } = knowledge.assistant;
  const spare = moneyLeft(first, preferences.priceRange, preferences.party);
  const saved = Math.round(first.originalPrice - first.price);
  const left =
    spare > 0
      ? `It leaves you ${formatMoney(spare, head.currency)}.`
      : `You save ${formatMoney(saved, head.currency)}.`;
  const isAsked =
    (type === 'cheaper' && before.latest.length > 0) ||
    type === 'more' ||
    type === 'else' ||
    type === 'surprise' ||
    type === 'top';
  return phrase(isAsked ? type : 'results', before, knowledge, {
    ...dealPhraseValues(first, knowledge),
    left,
  });
}

/** What to say of a choice that is not all that was asked for, and of `needs` that nobody can promise; empty where all fits. */
export function caveats(
  { relaxed, unknown, unsuited, isAgain }: RecommendedDeals,
  needs: readonly string[],
  preferences: Preferences,
  before: Conversation,
  knowledge: AssistantKnowledge,
): string[] {
  const labels = chipsOf(preferences, knowledge)
    .filter(({ slot }) => (relaxed as readonly string[]).includes(slot))
    .map(({ label }) => `“${label}”`);
  const about = (what: 'unknown' | 'unsuited', topics: readonly string[]) =>
    topics.length > 0 ? [phrase(what, before, knowledge, { topics: joinList(topics) })] : [];
  // Once is enough to hear it.
  const missing = [...about('unknown', unknown), ...about('unsuited', unsuited)].filter(
    (line) => !before.said.includes(line),
  );
  return [
    ...(needs.length > 0 ? [phrase('need', before, knowledge, { need: joinList(needs) })] : []),
    ...missing,
    ...(labels.length > 0 ? [phrase('relaxed', before, knowledge, { wishes: joinList(labels) })] : []),
    ...(isAgain ? [phrase('again', before, knowledge)] : []),
  ];
}

/** How two deals differ. */
export function compareDeals(
  a: DealRecord,
  b: DealRecord,
  before: Conversation,
  knowledge: AssistantKnowledge,
): string {
  const [of, other] = [dealPhraseValues(a, knowledge), dealPhraseValues(b, knowledge)];
  const line = ({ title, price, percent, place }: PhraseValues) =>
    `${title}: ${price}, ${percent}% off, ${place}`;
  const cheaper = a.price <= b.price ? of : other;
  const deeper = a.percent >= b.percent ? of : other;
  const less = formatMoney(Math.abs(a.price - b.price), knowledge.assistant.head.currency);
  const kind = a.percent === b.percent ? 'plainVerdict' : cheaper === deeper ? 'sameVerdict' : 'splitVerdict';
  const verdict = phrase(kind, before, knowledge, {
    cheaper: cheaper.title ?? '',
    deeper: deeper.title ?? '',
    less,
  });
  return phrase('comparison', before, knowledge, { a: line(of), b: line(other), verdict });
}

/** Words of a title that tell deals apart. */
const shortestNaming = 4;

/** Those of `deals` that `text` names by words of their titles, the best named first. */
export function dealsNamedIn(text: string, deals: readonly DealRecord[]): DealRecord[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const hits = ({ title }: DealRecord) =>
    (title.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
      (word) => word.length >= shortestNaming && words.has(word),
    ).length;
  return deals
    .map((deal) => ({ deal, count: hits(deal) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ deal }) => deal);
}
