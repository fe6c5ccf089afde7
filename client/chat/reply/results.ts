import type { DealRecord } from '../../../data/model/dealRecord.ts';
import { formatMoney } from '../../../data/model/money.ts';
import { chipsOf } from '../chips.ts';
import type { Conversation } from '../conversation.ts';
import type { Guide } from '../guide.ts';
import type { Preferences } from '../preferences.ts';
import type { Choice } from '../recommend/recommend.ts';
import type { Intent } from '../understand/intents.ts';
import { listed, say, type Values } from './say.ts';

/** What replies may tell of `deal`. */
export function dealValues(deal: DealRecord, { assistant, data }: Guide): Values {
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
  };
}

/** "May 30, 2027" of "2027-05-30". */
const spokenDate = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(date));

/** Presents `deals`, of which the first is the one to praise. */
export function present(
  { type }: Intent,
  deals: readonly DealRecord[],
  preferences: Preferences,
  before: Conversation,
  guide: Guide,
): string {
  const [first] = deals;
  if (!first) return '';
  const { head, language } = guide.assistant;
  const { audience, priceRange } = preferences;
  const spare = priceRange?.max && priceRange.max < 1000 ? Math.floor(priceRange.max - first.price) : 0;
  const saved = Math.round(first.originalPrice - first.price);
  const left =
    spare > 0
      ? `It leaves you ${formatMoney(spare, head.currency)}.`
      : `You save ${formatMoney(saved, head.currency)}.`;
  const who = language.spoken[audience ?? 'adults'] ?? '';
  const isAsked =
    type === 'cheaper' || type === 'more' || type === 'else' || type === 'surprise' || type === 'top';
  return say(isAsked ? type : 'results', before, guide, { ...dealValues(first, guide), left, who });
}

/** What to say of a choice that is not all that was asked for; empty where it is. */
export function caveats(
  { relaxed, unknown, isAgain }: Choice,
  preferences: Preferences,
  before: Conversation,
  guide: Guide,
): string[] {
  // Once is enough to hear it.
  const isNew = unknown.some((topic) => !before.preferences.interests.includes(topic));
  const labels = chipsOf(preferences, guide)
    .filter(({ slot }) => (relaxed as readonly string[]).includes(slot))
    .map(({ label }) => `“${label}”`);
  return [
    ...(isNew ? [say('unknown', before, guide, { topics: listed(unknown) })] : []),
    ...(labels.length > 0 ? [say('relaxed', before, guide, { wishes: listed(labels) })] : []),
    ...(isAgain && labels.length === 0 ? [say('again', before, guide)] : []),
  ];
}

/** How two deals differ. */
export function compare(a: DealRecord, b: DealRecord, before: Conversation, guide: Guide): string {
  const [of, other] = [dealValues(a, guide), dealValues(b, guide)];
  const line = ({ title, price, percent, place }: Values) => `${title}: ${price}, ${percent}% off, ${place}`;
  const cheaper = a.price <= b.price ? of : other;
  const deeper = a.percent >= b.percent ? of : other;
  const less = formatMoney(Math.abs(a.price - b.price), guide.assistant.head.currency);
  const values = { cheaper: cheaper.title ?? '', deeper: deeper.title ?? '', less };
  const verdict = say(cheaper === deeper ? 'sameVerdict' : 'splitVerdict', before, guide, values);
  return say('comparison', before, guide, { a: line(of), b: line(other), verdict });
}
