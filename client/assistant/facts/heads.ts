import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';

/** How many people come. */
export interface Heads {
  readonly all: number;
  /** Those of them who are children. */
  readonly children: number;
}

/** What `deal` costs, as `words` may say it of all that the price is for: "26 for 6"; `null` if they do not. */
export function unitPriceIn(
  words: string,
  { price, priceFor }: Pick<DealRecord, 'price' | 'priceFor'>,
): string | null {
  const [found] =
    typeof priceFor === 'number' ? (new RegExp(` \\$?${price} for ${priceFor}(?= )`).exec(words) ?? []) : [];
  return found ?? null;
}

/** `words` without that: "it's 26 for 6, so 52 for us" counts no six. */
export const withoutUnitPrice = (words: string, deal: Pick<DealRecord, 'price' | 'priceFor'>): string =>
  words.replace(unitPriceIn(words, deal) ?? '', '');

/** `words` without what `deal` costs or did, which counts no people unless it is said of them: "24 friends". */
export function withoutPrices(
  words: string,
  { price, originalPrice }: Pick<DealRecord, 'price' | 'originalPrice'>,
  { heads }: Pick<FactReplies, 'heads'>,
): string {
  const prices = [price, originalPrice].map(String);
  const isPeople = prices.includes(`${headsIn(words, { heads: heads.slice(1) })?.all}`);
  const plain = (word: string) => (prices.includes(word) ? '_' : word);
  return isPeople ? words : words.split(' ').map(plain).join(' ');
}

/** Counts the people whom `words`, those of an utterance, name: "2 adults and our 2 kids". `null` if it names none. */
export function headsIn(words: string, { heads }: Pick<FactReplies, 'heads'>): Heads | null {
  let rest = words;
  const counted = heads.map(([each, source], index) => {
    let count = 0;
    rest = rest.replace(new RegExp(source, 'gu'), (found: string, ...groups: unknown[]) => {
      const numbers = groups.filter((group) => typeof group === 'string' && /^\d+$/.test(group));
      // "Our kids, 4 and 9" are as many as their ages.
      const number = numbers.length > 1 ? numbers.length : numbers[0];
      // "For two, how much is it for both of us" counts nobody twice.
      if (index === 0) count = Math.max(count, Number(number ?? 2));
      else count += each * Number(number ?? 1);
      return found.replace(/[^ ]/g, '_');
    });
    return count;
  });
  // "The 5 of us, 2 adults and 3 kids" counts them twice.
  const [whole = 0, children = 0, ...others] = counted;
  const all = Math.max(
    whole,
    others.reduce((sum, count) => sum + count, children),
  );
  return all > 0 ? { all, children } : null;
}

/** `words` with "_" instead of those that count people: "all 8 kids together". */
export const withoutHeads = (words: string, { heads }: Pick<FactReplies, 'heads'>): string =>
  heads.reduce(
    (rest, [, source]) => rest.replace(new RegExp(`(?:\\p{L}+ )?(?:${source})(?: \\p{L}+)?`, 'gu'), '_'),
    words,
  );
