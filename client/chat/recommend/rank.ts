import type { DealRecord } from '../../../data/model/dealRecord.ts';
import { distance, type Place } from '../../../data/model/place.ts';
import type { Circumstances, Guide } from '../guide.ts';
import type { Preferences, PriceRange } from '../preferences.ts';
import { type Grammar, occurs } from '../understand/grammar.ts';
import type { Order } from './recommend.ts';
import { isAbout, isInSeason, type Wish } from './wishes.ts';

const soon = 14 * 86_400_000;

/** An order of deals, best first; deals that are as good stand in the order of their savings and slugs. */
export function createRank(
  preferences: Preferences,
  { by }: Order,
  guide: Guide,
  circumstances: Circumstances,
  relaxed: readonly Wish[],
): (deals: readonly DealRecord[]) => DealRecord[] {
  const { neighborhoods } = preferences;
  const isElsewhere = relaxed.includes('neighborhoods');
  const wanted = guide.assistant.neighborhoods.find(({ id }) => isElsewhere && id === neighborhoods.at(-1));
  const { categories, askedOnly } = guide.assistant;
  const errands = categories.filter(({ errand }) => errand).map(({ id }) => id);
  const isErrand = ({ category, tags = [] }: DealRecord) =>
    errands.includes(category) || tags.some((tag) => askedOnly.includes(tag));
  const near = circumstances.place ?? wanted?.at ?? null;
  const score = by
    ? sorts[by]
    : (deal: DealRecord) =>
        scoreOf(deal, preferences, circumstances, near, isErrand, guide.vocabulary.grammar.tags);
  return (deals) =>
    deals
      .map((deal) => ({ deal, score: score(deal) }))
      .sort(
        (a, b) =>
          b.score - a.score || b.deal.percent - a.deal.percent || (a.deal.slug < b.deal.slug ? -1 : 1),
      )
      .map(({ deal }) => deal);
}

const sorts: Readonly<Record<NonNullable<Order['by']>, (deal: DealRecord) => number>> = {
  discount: ({ percent }) => percent,
  expiry: ({ endsAt }) => -endsAt,
  popularity: ({ clicks }) => clicks,
  price: ({ price }) => -price,
  newest: ({ publishedDate }) => Date.parse(publishedDate),
};

/** How far a price is out of a range, in the site's currency. */
const offBy = (price: number, { min, max }: PriceRange) =>
  Math.max(0, min - price, max === null ? 0 : price - max);

/** What a deal whose place is not known is taken to be away, and the most that counts. In kilometers. */
const unknownWay = 20;
const longestWay = 24;

/** How well a deal fits: most for what was asked for by name, then for mood and time, then for what makes any deal good. */
function scoreOf(
  deal: DealRecord,
  preferences: Preferences,
  { now, today }: Circumstances,
  near: Place | null,
  isErrand: (deal: DealRecord) => boolean,
  topics: Grammar['tags'],
): number {
  const { interests, categories, intensity, audience, setting, when, priceRange, youngest } = preferences;
  const tags = (deal.tags ?? []).join(' ');
  const goesWith = (topic: keyof Grammar['tags']) => occurs(topics[topic], tags);
  const level = { low: -1, medium: 0.5, high: 2 }[deal.intensity ?? 'medium'];
  let score = deal.percent / 15;
  for (const topic of interests) if (isAbout(deal, topic)) score += 4;
  if (categories.includes(deal.category)) score += 2;
  // The latest place counts most.
  score += preferences.neighborhoods.indexOf(deal.neighborhood) + 1;
  // What says nothing about its setting may be either.
  if (setting !== null && setting !== 'both' && deal.outdoor !== undefined) score += 1.5;
  if (intensity !== null) {
    score += intensity === 'adventurous' ? 1.5 * level : -1.5 * level;
    if (goesWith(intensity)) score += 1.5;
  }
  if (interests.length === 0 && categories.every((id) => id === 'events') && isErrand(deal)) score -= 4;
  if (audience === 'adults') score += (deal.adults || goesWith('romantic') ? 1 : 0) - (deal.family ? 2 : 0);
  if (youngest !== null && youngest <= 4 && goesWith('toddler')) score += 4;
  if (youngest !== null && youngest >= 13 && goesWith('teen')) score += 4;
  const hour = when === 'tonight' ? 'evening' : when;
  if (hour === 'morning' || hour === 'afternoon' || hour === 'evening') score += goesWith(hour) ? 1.5 : 0;
  if (hour === 'evening' && goesWith('early')) score -= 4;
  if (hour === 'morning' && goesWith('evening')) score -= 4;
  // Where the price had to give, the nearest one.
  if (priceRange) score -= Math.min(20, offBy(deal.price, priceRange) / 5);
  if (!isInSeason(deal, today.month)) score -= 3;
  if (deal.featured) score += 0.5;
  if (deal.endsAt - now < soon) score += 0.5;
  return near ? score - Math.min(longestWay, distanceTo(deal, near) ?? unknownWay) / 2 : score;
}

/** Kilometers to a deal; `null` where its place is not known. */
export const distanceTo = ({ at }: DealRecord, from: Place): number | null =>
  at ? distance({ lat: at[0], lon: at[1] }, from) : null;
