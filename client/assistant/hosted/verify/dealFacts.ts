import { subtractMoney } from '../../../../data/model/amounts.ts';
import type { DealRecord } from '../../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../../conversation/knowledge.ts';

/** What a text may claim about some deals. Amounts are in hundredths of the site's currency; 0 is never a fact. */
export interface DealFacts {
  /** Their titles, summaries, vendors and neighborhoods in the form of `normalizeWords`. */
  readonly words: string;
  readonly prices: ReadonlySet<number>;
  readonly originals: ReadonlySet<number>;
  readonly savings: ReadonlySet<number>;
  /** Amounts in their titles and summaries. */
  readonly written: ReadonlySet<number>;
  /** The highest price. */
  readonly most: number;
  readonly percents: ReadonlySet<number>;
  /** The beginnings of the currency's symbols and names, in lower case. */
  readonly money: readonly string[];
  /** Whether no deal is meant. */
  readonly isNone: boolean;
  /** What they offer instead of a price, in the form of `normalizeWords`: " free ", " two for one "; empty for a price. */
  readonly offers: ReadonlySet<string>;
  /** The last days, such as "2027-05-30". */
  readonly lastDays: readonly string[];
  /** The months, from 1, that may be named. */
  readonly months: ReadonlySet<number>;
  /** The days of the week, 0 for Sunday, on which one of them runs, and whether one runs on all of them. */
  readonly runs: ReadonlySet<number>;
  readonly isDaily: boolean;
}

/** `text` in lower case, without punctuation, and with spaces around each word, so that whole words can be found. */
export const normalizeWords = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A number as written, in hundredths: "1,250", "8.99" or "8,99". `NaN` if it is not a number. */
export function parseHundredths(written: string): number {
  const number = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(/,(\d\d)$/, '.$1');
  return /^\d+(?:\.\d\d?)?$/.test(number) ? Math.round(Number(number) * 100) : Number.NaN;
}

/** The facts of `deals`, for a sentence about one or all of them. */
export function dealFacts(
  deals: readonly DealRecord[],
  { data, calendar, assistant }: AssistantKnowledge,
): DealFacts {
  const text = deals
    .flatMap(({ title, summary, vendor, offerText = '', neighborhoods }) => [
      ...[title, summary, vendor, offerText],
      ...neighborhoods.map((id) => data.neighborhoods[id]?.label ?? ''),
    ])
    .join(' | ')
    .normalize('NFKC');
  const numbers = [...text.matchAll(/([$€£]\s?)?(\d[\d.,]*\d|\d)(\s?(?:%|percent))?/g)];
  const set = (numbersOf: (deal: DealRecord) => number) =>
    new Set(deals.map((deal) => Math.round(numbersOf(deal) * 100)).filter((value) => value > 0));
  const prices = set(({ price = 0 }) => price);
  const lastDays = deals.flatMap(({ expiryDate }) => expiryDate ?? []);
  const daysOfEach = deals.map(calendar.weekdaysOf);
  return {
    prices,
    words: normalizeWords(text),
    originals: set(({ originalPrice = 0 }) => originalPrice),
    savings: set(({ originalPrice = 0, price = 0 }) => subtractMoney(originalPrice, price)),
    written: new Set(numbers.flatMap(([, sign, number = '']) => (sign ? parseHundredths(number) : []))),
    most: Math.max(0, ...prices),
    percents: new Set([
      ...deals.map(({ percent = 0 }) => percent).filter((percent) => percent > 0),
      ...numbers.flatMap(([, , number, sign]) => (sign ? Number(number) : [])),
    ]),
    money: moneyOf(assistant.head.currency),
    isNone: deals.length === 0,
    offers: new Set(
      deals.map(({ price, offerText = '' }) => normalizeWords(price === 0 ? 'free' : offerText)),
    ),
    lastDays,
    months: new Set([
      ...lastDays.map((date) => Number(date.slice(5, 7))),
      // Not those of a deal for all year.
      ...deals.map(calendar.monthsOf).flatMap((months) => (months.length < 12 ? months : [])),
    ]),
    runs: new Set(daysOfEach.flat()),
    isDaily: daysOfEach.some((days) => days.length === 7),
  };
}

/** "$", "us$", "usd", "dollar" and the like; for dollars also the words of other languages. */
function moneyOf(currency: string): readonly string[] {
  const named = (currencyDisplay: 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === 'currency' ? value.toLowerCase().split(' ').slice(-1) : []));
  const [symbol = ''] = named('narrowSymbol');
  const others = symbol === '$' ? ['us$', 'buck', 'dólar', 'dolar', 'доллар'] : [];
  return [currency.toLowerCase(), symbol, ...named('name').map((name) => name.replace(/s$/, '')), ...others];
}
