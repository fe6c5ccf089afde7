import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { distance, type Place } from '../../../data/model/geo.ts';
import type { AssistantKnowledge, TurnContext } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { type Grammar, occurs } from '../understand/grammar.ts';
import type { PriceRange } from '../understand/mention.ts';
import { type Criterion, isAbout, isInSeason } from './criteria.ts';

/** What is asked of a recommendation beside the preferences. */
export interface RecommendOptions {
  /** How many deals at most. */
  readonly count: number;
  /** Deals that were shown already; they come back only where there are no others. */
  readonly shown: readonly string[];
  /** Only deals that cost less; in the site's currency. */
  readonly below?: number;
  /** Instead of what fits best. */
  readonly by?: 'discount' | 'expiry' | 'popularity' | 'price' | 'newest';
}

const soon = 14 * 86_400_000;

/** An order of deals, best first; deals that are as good stand in the order of their savings and slugs. */
export function createRanking(
  preferences: Preferences,
  { by }: RecommendOptions,
  knowledge: AssistantKnowledge,
  context: TurnContext,
  relaxed: readonly Criterion[],
): (deals: readonly DealRecord[]) => DealRecord[] {
  const { neighborhoods } = preferences;
  const isElsewhere = relaxed.includes('neighborhoods');
  const wanted = knowledge.assistant.neighborhoods.find(
    ({ id }) => isElsewhere && id === neighborhoods.at(-1),
  );
  const { categories, askedOnly } = knowledge.assistant;
  const { scheduled } = knowledge.vocabulary;
  const errands = categories.filter(({ errand }) => errand).map(({ id }) => id);
  const isErrand = ({ category, tags = [] }: DealRecord) =>
    errands.includes(category) || tags.some((tag) => askedOnly.includes(tag));
  const scene: ScoringContext = {
    preferences,
    context,
    near: context.place ?? wanted?.at ?? null,
    isErrand,
    asksForOutings:
      preferences.interests.length === 0 && preferences.categories.every((id) => scheduled.includes(id)),
    topics: knowledge.vocabulary.grammar.tags,
  };
  const score = by ? sortKeys[by] : (deal: DealRecord) => scoreOf(deal, scene);
  return (deals) =>
    deals
      .map((deal) => ({ deal, score: score(deal) }))
      .sort(
        (a, b) =>
          b.score - a.score || b.deal.percent - a.deal.percent || (a.deal.slug < b.deal.slug ? -1 : 1),
      )
      .map(({ deal }) => deal);
}

const sortKeys: Readonly<Record<NonNullable<RecommendOptions['by']>, (deal: DealRecord) => number>> = {
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
const assumedDistance = 20;
const mostDistance = 24;

/** What deals are scored by. */
interface ScoringContext {
  readonly preferences: Preferences;
  readonly context: TurnContext;
  /** From where the way counts; `null` where it does not. */
  readonly near: Place | null;
  /** Whether nobody wants a deal who did not ask for it. */
  readonly isErrand: (deal: DealRecord) => boolean;
  /** Whether no kind of deals was asked for by name; some come with a time. */
  readonly asksForOutings: boolean;
  readonly topics: Grammar['tags'];
}

/** How well a deal fits: most for what was asked for by name, then for who and when, then for what makes any deal good. */
const scoreOf = (deal: DealRecord, scene: ScoringContext): number =>
  pointsOfWishes(deal, scene) + pointsOfMood(deal, scene) + pointsOfTheDeal(deal, scene);

function pointsOfWishes(deal: DealRecord, { preferences, isErrand, asksForOutings }: ScoringContext): number {
  const { interests, categories, neighborhoods, setting, priceRange } = preferences;
  // The latest place counts most.
  let points = 4 * interests.filter((topic) => isAbout(deal, topic)).length;
  points += neighborhoods.indexOf(deal.neighborhood) + 1;
  if (categories.includes(deal.category)) points += 2;
  if (asksForOutings && isErrand(deal)) points -= 4;
  // What says nothing about its setting may be either.
  if (setting !== null && setting !== 'both' && deal.outdoor !== undefined) points += 1.5;
  // Where the price had to give, the nearest one.
  return priceRange ? points - Math.min(20, offBy(deal.price, priceRange) / 5) : points;
}

function pointsOfMood(deal: DealRecord, { preferences, topics }: ScoringContext): number {
  const { intensity, audience, when, youngest } = preferences;
  const tags = (deal.tags ?? []).join(' ');
  const goesWith = (topic: keyof Grammar['tags']) => occurs(topics[topic], tags);
  const level = { low: -1.5, medium: 0.75, high: 3 }[deal.intensity ?? 'medium'];
  let points = 0;
  if (intensity !== null)
    points += (intensity === 'adventurous' ? level : -level) + (goesWith(intensity) ? 1.5 : 0);
  if (audience === 'adults') points += (deal.adults || goesWith('romantic') ? 1 : 0) - (deal.family ? 2 : 0);
  if (youngest !== null && youngest <= 4 && goesWith('toddler')) points += 4;
  if (youngest !== null && youngest >= 13 && goesWith('teen')) points += 4;
  const hour = when === 'tonight' ? 'evening' : when;
  if (hour === 'morning' || hour === 'afternoon' || hour === 'evening') points += goesWith(hour) ? 1.5 : 0;
  if (hour === 'evening' && goesWith('early')) points -= 4;
  if (hour === 'morning' && goesWith('evening')) points -= 4;
  return points;
}

function pointsOfTheDeal(deal: DealRecord, { context, near }: ScoringContext): number {
  const { now, today } = context;
  let points = deal.percent / 15;
  if (!isInSeason(deal, today.month)) points -= 3;
  if (deal.featured) points += 0.5;
  if (deal.endsAt - now < soon) points += 0.5;
  return near ? points - Math.min(mostDistance, distanceToDeal(deal, near) ?? assumedDistance) / 2 : points;
}

/** Kilometers to a deal; `null` where its place is not known. */
export const distanceToDeal = ({ at }: DealRecord, from: Place): number | null =>
  at ? distance({ lat: at[0], lon: at[1] }, from) : null;
