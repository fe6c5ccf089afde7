import type { DealRecord } from '../../../data/model/dealRecord.ts';
import { distance, type Place } from '../../../data/model/place.ts';
import type { Circumstances, Guide } from '../guide.ts';
import type { Preferences } from '../preferences.ts';
import type { Order } from './recommend.ts';
import { isAbout, isInSeason, type Wish } from './wishes.ts';

/** Topics that go well with a time of the day. */
const evening = /dinner|night|concert|music|sunset|cocktail|comedy|film/;
const topicsOfTime: Readonly<Record<string, RegExp>> = {
  morning: /breakfast|brunch|coffee|morning|bakery|sunrise/,
  afternoon: /lunch|tea|museum|walk|afternoon|kids/,
  evening,
  tonight: evening,
};
const topicsOfMood = { relaxing: /relax|spa|massage|yoga|tea\b/, adventurous: /adventure|climb|raft|ride/ };
const romantic = /date night|romantic|couples/;
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
  const errands = guide.assistant.categories.flatMap(({ id, errand }) => (errand ? [id] : []));
  const near = circumstances.place ?? wanted?.at ?? null;
  const score = by
    ? sorts[by]
    : (deal: DealRecord) => scoreOf(deal, preferences, circumstances, near, errands);
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

/** What a deal whose place is not known is taken to be away, and the most that counts. In kilometers. */
const unknownWay = 20;
const longestWay = 24;

/** How well a deal fits: most for what was asked for by name, then for mood and time, then for what makes any deal good. */
function scoreOf(
  deal: DealRecord,
  { interests, categories, neighborhoods, intensity, audience, setting, when }: Preferences,
  { now, today }: Circumstances,
  near: Place | null,
  errands: readonly string[],
): number {
  const tags = (deal.tags ?? []).join(' ');
  const level = { low: -1, medium: 0.5, high: 2 }[deal.intensity ?? 'medium'];
  let score = deal.percent / 15;
  for (const topic of interests) if (isAbout(deal, topic)) score += 4;
  if (categories.includes(deal.category)) score += 2;
  // The latest place counts most.
  score += neighborhoods.indexOf(deal.neighborhood) + 1;
  // What says nothing about its setting may be either.
  if (setting !== null && setting !== 'both' && deal.outdoor !== undefined) score += 1.5;
  if (intensity !== null) {
    score += intensity === 'adventurous' ? 1.5 * level : -1.5 * level;
    if (topicsOfMood[intensity].test(tags)) score += 1.5;
  }
  if (interests.length === 0 && categories.length === 0 && errands.includes(deal.category)) score -= 2;
  if (audience === 'adults' && (deal.adults || romantic.test(tags))) score += 1;
  if (when !== null && topicsOfTime[when]?.test(tags)) score += 1.5;
  if (!isInSeason(deal, today.month)) score -= 3;
  if (deal.featured) score += 0.5;
  if (deal.endsAt - now < soon) score += 0.5;
  return near ? score - Math.min(longestWay, distanceTo(deal, near) ?? unknownWay) / 2 : score;
}

/** Kilometers to a deal; `null` where its place is not known. */
export const distanceTo = ({ at }: DealRecord, from: Place): number | null =>
  at ? distance({ lat: at[0], lon: at[1] }, from) : null;
