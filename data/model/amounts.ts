import { siteTag } from '../messages/t.ts';

/*
 * Kept once for the whole program or page: formatters are slow to create, and cards repeat the same prices. An owner would
 * have to be passed to everything that shows a price. The prices of the content bound the number of values.
 */
const formatters = new Map<string, Intl.NumberFormat>();
const formattedAmounts = new Map<string, string>();

/** Formats an amount of `currency` (ISO 4217) as the site's language writes it: "$8.99", or "$32" without cents. */
export function formatMoney(amount: number, currency: string): string {
  const key = `${siteTag()} ${currency}${amount}`;
  let text = formattedAmounts.get(key);
  if (text === undefined) {
    text = formatterOf(currency, Number.isInteger(amount) ? 0 : 2).format(amount);
    formattedAmounts.set(key, text);
  }
  return text;
}

function formatterOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${siteTag()} ${currency}/${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    formatter = new Intl.NumberFormat(siteTag(), { style: 'currency', currency, ...fraction });
    formatters.set(key, formatter);
  }
  return formatter;
}

/** The saving in whole percent of `originalPrice`, rounded half up as printed on the seal. */
export function percentOff(originalPrice: number, discountPrice: number): number {
  const cents = (amount: number) => Math.round(amount * 100);
  return Math.round((100 * (cents(originalPrice) - cents(discountPrice))) / cents(originalPrice));
}

/** `a` minus `b`, rounded to cents to remove floating-point errors. */
export function subtractMoney(a: number, b: number): number {
  return Math.round((a - b) * 100) / 100;
}
