/** The highest price that a search asks for, in the site's currency. */
export interface PriceLimit {
  readonly amount: number;
  /** "Up to $20" includes a price of 20; "under $20" does not. */
  readonly isIncluded: boolean;
  /** As it is written in the query. */
  readonly words: string;
}

const amount = String.raw`(\d+(?:\.\d+)?)(?![\d.]*%|\d)`;
const unit = String.raw`\s*(?:dollars|bucks)\b`;
const orLess = String.raw`\s*(?:(?:or|and)\s+(?:less|under|below)|max(?:imum)?)\b`;

/** English, as the words that a search ignores. Without a sign of money, "12 and under" is an age. */
const forms: readonly (readonly [isIncluded: boolean, RegExp])[] = [
  [true, new RegExp(String.raw`\$\s*${amount}(?:${unit})?${orLess}`, 'i')],
  [true, new RegExp(String.raw`\b${amount}${unit}${orLess}`, 'i')],
  [
    true,
    new RegExp(
      String.raw`\b(?:up to|at most|no more than|max(?:imum)?\.?)\s*\$?\s*${amount}(?:${unit})?`,
      'i',
    ),
  ],
  [
    false,
    new RegExp(String.raw`\b(?:under|below|less than|cheaper than)\s*\$?\s*${amount}(?:${unit})?`, 'i'),
  ],
];

/** Reads the highest price that search words name: "jazz under $20". */
export function readPriceLimit(query: string): PriceLimit | null {
  for (const [isIncluded, form] of forms) {
    const [words, found] = form.exec(query) ?? [];
    if (words !== undefined) return { amount: Number(found), isIncluded, words };
  }
  return null;
}

/** Whether a price is within `limit`. What has no price may cost more. */
export const keepsLimit = (limit: PriceLimit, price = Number.POSITIVE_INFINITY): boolean =>
  limit.isIncluded ? price <= limit.amount : price < limit.amount;
