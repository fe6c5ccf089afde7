import type { DealRecord } from '../../../data/model/dealRecord.ts';
import { difference } from '../../../data/model/money.ts';
import type { Guide } from '../guide.ts';

/** All that may be said of some deals. */
export interface Facts {
  /** Their names and descriptions in plain words, each with a space before and behind it. */
  readonly words: string;
  /** What is in these words that has a digit, such as "5k". */
  readonly tokens: ReadonlySet<string>;
  /** Prices and savings in hundredths of the site's currency. */
  readonly amounts: ReadonlySet<number>;
  /** What signs and words of that currency begin with, in lower case. */
  readonly money: readonly string[];
  readonly percents: ReadonlySet<number>;
  /** The last days, such as "2027-05-30". */
  readonly lastDays: readonly string[];
  /** The months, from 1, that may be named. */
  readonly months: ReadonlySet<number>;
  /** The days of the week, 0 for Sunday, that may be named. */
  readonly weekdays: ReadonlySet<number>;
}

/** `text` in lower case, without signs, and with a space before and behind it, so that whole words can be looked for. */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A number as written, in hundredths: "1,250", "8.99" and "8,99" too. `NaN` for what is none. */
export function hundredths(written: string): number {
  const number = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(/,(\d\d)$/, '.$1');
  return /^\d+(?:\.\d\d?)?$/.test(number) ? Math.round(Number(number) * 100) : Number.NaN;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/** What may be said of `deals`, when one or all of them are meant. */
export function factsOf(deals: readonly DealRecord[], { data, assistant }: Guide): Facts {
  const texts = deals.map(
    ({ title, summary, vendor, neighborhood }) =>
      `${title} | ${summary} | ${vendor} | ${data.neighborhoods[neighborhood]?.label ?? ''}`,
  );
  const text = texts.join(' | ').normalize('NFKC');
  const written = [...text.matchAll(/([$€£]\s?)?(\d[\d.,]*\d|\d)(\s?(?:%|percent))?/g)];
  const words = plainWords(text);
  return {
    words,
    tokens: new Set(words.match(/\S*\p{N}\S*/gu)),
    amounts: new Set([
      ...deals.flatMap(({ price, originalPrice }) =>
        [price, originalPrice, difference(originalPrice, price)].map((amount) => Math.round(amount * 100)),
      ),
      ...written.flatMap(([, sign, number = '']) => (sign ? hundredths(number) : [])),
    ]),
    money: moneyOf(assistant.head.currency),
    percents: new Set([
      ...deals.map(({ percent }) => percent),
      ...written.flatMap(([, , number, sign]) => (sign ? Number(number) : [])),
    ]),
    lastDays: deals.map(({ expiryDate }) => expiryDate),
    months: new Set(
      deals.flatMap(({ expiryDate, months = [] }) => [Number(expiryDate.slice(5, 7)), ...months]),
    ),
    weekdays: new Set(
      deals.flatMap(({ expiryDate, days = everyDay }) => [new Date(expiryDate).getUTCDay(), ...days]),
    ),
  };
}

const moneyWords = new Map<string, readonly string[]>();

/** "$", "us$", "usd", "dollar" and the like; other languages have words of their own for the commonest. */
function moneyOf(currency: string): readonly string[] {
  const known = moneyWords.get(currency);
  if (known) return known;
  const named = (currencyDisplay: 'narrowSymbol' | 'name') =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .flatMap(({ type, value }) => (type === 'currency' ? value.toLowerCase().split(' ').slice(-1) : []));
  const [symbol = ''] = named('narrowSymbol');
  const others = symbol === '$' ? ['us$', 'buck', 'dólar', 'dolar', 'доллар'] : [];
  const words = [
    currency.toLowerCase(),
    symbol,
    ...named('name').map((name) => name.replace(/s$/, '')),
    ...others,
  ];
  moneyWords.set(currency, words);
  return words;
}
