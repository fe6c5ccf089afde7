import type { DealRecord } from '../../../data/model/dealRecord.ts';
import type { Circumstances, Guide } from '../guide.ts';
import type { Preferences } from '../preferences.ts';
import { createRank } from './rank.ts';
import { isAbout, testsOf, type Wish } from './wishes.ts';

/** What is asked of a recommendation beside the preferences. */
export interface Order {
  /** How many deals at most. */
  readonly count: number;
  /** Deals that were shown already; they come back only where there are no others. */
  readonly shown: readonly string[];
  /** Only deals that cost less; in the site's currency. */
  readonly below?: number;
  /** Instead of what fits best. */
  readonly by?: 'discount' | 'expiry' | 'popularity' | 'price' | 'newest';
}

/** Deals, best first, and what was given up to find them. */
export interface Choice {
  readonly deals: readonly DealRecord[];
  /** Wishes that these deals need not meet, because with them there was nothing. */
  readonly relaxed: readonly Wish[];
  /** Topics that no deal at all is about. */
  readonly unknown: readonly string[];
  /** True where all that fits was shown before. */
  readonly isAgain: boolean;
}

/** What it costs to give up a wish: together as much as the others, so that the least important go first. */
const costs: Readonly<Record<Wish, number>> = {
  when: 2,
  setting: 3,
  neighborhoods: 4,
  priceRange: 5,
  categories: 9,
  interests: 20,
};
const wishes = Object.keys(costs) as Wish[];

/**
 * The deals to show: live ones with a link that meet all wishes, or else those for which the least has to be given up.
 * What was ruled out, and who comes, is never given up.
 */
export function recommend(
  preferences: Preferences,
  order: Order,
  guide: Guide,
  circumstances: Circumstances,
): Choice {
  const offered = guide.data.deals.filter((deal) => isOffered(deal, preferences, order, circumstances));
  const tests = testsOf(preferences, guide, circumstances);
  const { interests } = tests;
  const unknown = interests && !offered.some(interests) ? preferences.interests : [];
  const asked = wishes.filter(
    (wish) => tests[wish] !== null && !(wish === 'interests' && unknown.length > 0),
  );
  const byUnmet = new Map<string, DealRecord[]>();
  for (const deal of offered) {
    const unmet = asked.filter((wish) => !tests[wish]?.(deal)).join();
    const alike = byUnmet.get(unmet);
    if (alike) alike.push(deal);
    else byUnmet.set(unmet, [deal]);
  }
  const cost = (unmet: string) => wishesIn(unmet).reduce((sum, wish) => sum + costs[wish], 0);
  const [best] = [...byUnmet.keys()].sort((a, b) => cost(a) - cost(b));
  const found = byUnmet.get(best ?? '') ?? [];
  const fresh = found.filter(({ slug }) => !order.shown.includes(slug));
  const relaxed = wishesIn(best ?? '');
  const rank = createRank(preferences, order, guide, circumstances, relaxed);
  return {
    deals: varied(rank(fresh.length > 0 ? fresh : found), order.count),
    relaxed,
    unknown,
    isAgain: found.length > 0 && fresh.length === 0,
  };
}

const wishesIn = (unmet: string) => (unmet === '' ? [] : unmet.split(',')) as Wish[];

/** Never shown: what has ended, has no link, is ruled out, or is not for who comes. */
const isOffered = (
  deal: DealRecord,
  { audience, excluded }: Preferences,
  { below }: Order,
  { now }: Circumstances,
): boolean =>
  deal.endsAt > now &&
  deal.url !== undefined &&
  (below === undefined || deal.price < below) &&
  (audience === null || (audience === 'family') === (deal.family === true)) &&
  !excluded.categories.includes(deal.category) &&
  !excluded.neighborhoods.includes(deal.neighborhood) &&
  !excluded.interests.some((topic) => isAbout(deal, topic));

/** The first `count` of `deals`, at most two of a vendor and two of a category while there are others. */
function varied(deals: readonly DealRecord[], count: number): DealRecord[] {
  const isAlike = (deal: DealRecord, chosen: readonly DealRecord[]) =>
    chosen.filter(({ vendor }) => vendor === deal.vendor).length > 1 ||
    chosen.filter(({ category }) => category === deal.category).length > 1;
  const chosen: DealRecord[] = [];
  for (const mayBeAlike of [false, true]) {
    for (const deal of deals) {
      if (chosen.length === count) return chosen;
      if (!chosen.includes(deal) && (mayBeAlike || !isAlike(deal, chosen))) chosen.push(deal);
    }
  }
  return chosen;
}
