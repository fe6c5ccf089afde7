const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}/${digits}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: digits });
    formatters.set(key, found);
  }
  return found;
}

/** `amount` in words of `currency` (ISO 4217): "$32" where there are no cents, else "$8.99". */
export function formatMoney(amount: number, currency: string): string {
  if (Number.isInteger(amount)) return formatter(currency, 0).format(amount).replace(/\.00$/, '');
  return formatter(currency, 2).format(amount);
}

/** The saving in whole percent of `originalPrice`, rounded half up as printed on the seal. */
export function percentOff(originalPrice: number, discountPrice: number): number {
  const cents = (amount: number) => Math.round(amount * 100);
  return Math.round((100 * (cents(originalPrice) - cents(discountPrice))) / cents(originalPrice));
}

/** `a` minus `b` to the cent, free of binary fractions. */
export function difference(a: number, b: number): number {
  return Math.round((a - b) * 100) / 100;
}
