import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hash32 } from '../../../data/model/hash32.ts';

/** A deal with the points that put it in its place. */
export interface RankedDeal {
  readonly deal: DealRecord;
  readonly score: number;
  /** How well it suits what somebody comes for. */
  readonly fit?: number;
}

/** Deals whose points differ by less are equally good: they take turns. */
const equallyGood = 3;

/** What a deal loses for each of its category that is already chosen. */
const costOfSameCategory = 1.5;
/** Only so many of the best deals are mixed. */
const mostMixed = 60;

/** Points below `equallyGood`, another number for each deal and each `seed`. */
export const turnOf = ({ slug }: DealRecord, seed: number): number =>
  (hash32(`${seed} ${slug}`) / 2 ** 32) * equallyGood;

/**
 * The best `count` of `ranked`, the first and those that may stand beside it (`isCompanion`): one of each vendor while there are
 * others, and if `isMixed` rather of several categories than of one.
 */
export function varied(
  ranked: readonly RankedDeal[],
  count: number,
  isMixed: boolean,
  isCompanion: (candidate: RankedDeal) => boolean = () => true,
): DealRecord[] {
  const left = ranked.slice(0, mostMixed).filter((candidate, at) => at === 0 || isCompanion(candidate));
  const chosen: DealRecord[] = [];
  while (chosen.length < count && left.length > 0) {
    const isKnown = ({ deal }: RankedDeal) => chosen.some(({ vendor }) => vendor === deal.vendor);
    const others = left.filter((candidate) => !isKnown(candidate));
    const pointsOf = ({ deal, score }: RankedDeal) =>
      score -
      (isMixed ? costOfSameCategory * chosen.filter(({ category }) => category === deal.category).length : 0);
    const best = (others.length > 0 ? others : left).reduce((a, b) => (pointsOf(b) > pointsOf(a) ? b : a));
    chosen.push(best.deal);
    left.splice(left.indexOf(best), 1);
  }
  return chosen;
}
