const formatters = new Map<string, Intl.NumberFormat>();
const formatted = new Map<string, string>();

function formatter(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}/${digits}`;
  let found = formatters.get(key);
  if (!found) {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    found = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...fraction });
    formatters.set(key, found);
  }
  return found;
}

/** Formats an amount of `currency` (ISO 4217): "$8.99", or "$32" without cents. */
export function formatMoney(amount: number, currency: string): string {
  const key = `${currency}${amount}`;
  let text = formatted.get(key);
  if (text === undefined) {
    text = formatter(currency, Number.isInteger(amount) ? 0 : 2).format(amount);
    formatted.set(key, text);
  }
  return text;
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
