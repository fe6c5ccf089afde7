import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { type KeptDeal, keptDeal } from './changedDeals.ts';
import { hashesOfDeal } from './dealHashes.ts';

/** Deals with numbers that stay the same from build to build. */
export interface NumberedDeals {
  readonly numberOf: (entry: CatalogEntry) => number;
  readonly entryAt: (number: number) => CatalogEntry | undefined;
  /** Whether the deal with a number is the same as in the build before, to a word. */
  readonly isSame: (number: number) => boolean;
  /** What is kept of each deal, in their order. */
  readonly lines: () => readonly string[];
}

/** A deal of an earlier build. */
export interface EarlierDeal extends KeptDeal {
  readonly number: number;
  readonly line: string;
}

/** The numbers of `entries`: those that they had `before`, and new ones. */
export function numberedDeals(
  before: readonly EarlierDeal[],
  entries: readonly CatalogEntry[],
): NumberedDeals {
  const known = new Map(before.map((deal) => [deal.slug, deal]));
  const byNumber: CatalogEntry[] = [];
  const same = new Set<number>();
  let next = before.reduce((most, { number }) => Math.max(most, number), -1) + 1;
  const numbers = new Map(
    entries.map((entry) => {
      const old = known.get(entry.deal.slug);
      const number = old?.number ?? next++;
      byNumber[number] = entry;
      if (old?.all === hashesOfDeal(entry.deal).all) same.add(number);
      return [entry, number];
    }),
  );
  return {
    numberOf(entry) {
      const number = numbers.get(entry);
      if (number === undefined) throw new Error(`${entry.deal.slug} is not in the catalog`);
      return number;
    },
    entryAt: (number) => byNumber[number],
    isSame: (number) => same.has(number),
    lines: () =>
      Array.from(numbers, ([entry, number]) => {
        const old = same.has(number) ? known.get(entry.deal.slug) : undefined;
        return old?.line ?? printDeal(number, keptDeal(entry));
      }),
  };
}

const printDeal = (number: number, { slug, all, facts, groups }: KeptDeal) =>
  `${number} ${slug} ${all} ${facts} ${JSON.stringify(groups())}`;

/** A deal of `lines`. */
export function parseDeal(line: string): EarlierDeal {
  const [number = '', slug = '', all = '', facts = ''] = line.split(' ', 4);
  // Hardly ever asked for.
  const groups = () => JSON.parse(line.slice([number, slug, all, facts, ''].join(' ').length));
  return { number: Number(number), slug, all, facts, groups, line };
}
