import { BadValue } from './rejection.ts';

/** How a feed writes amounts. */
export interface PriceRules {
  /** The decimal sign; `null` to tell from each number. */
  readonly decimal: '.' | ',' | null;
  /** The site's currency, such as "USD". */
  readonly currency: string;
}

const signs: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'BRL', 'ARS', 'CLP', 'COP'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₩': ['KRW'],
  zł: ['PLN'],
  kr: ['SEK', 'NOK', 'DKK'],
};

const freeWords = /^(?:free|gratis|kostenlos|gratuit)!?$/i;

/** The amount of a price in the usual spellings; throws BadValue for another currency, or what is no price. */
export function parsePrice(text: string, field: string, { decimal, currency }: PriceRules): number {
  const bare = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  if (freeWords.test(bare)) return 0;
  if (bare.endsWith('%')) throw noPrice(text, field);
  const [, before = '', digits = '', after = ''] =
    /^([^\d.,-]*)(\d[\d., ’']*|[.,]\d+)([^\d]*)$/.exec(bare) ?? [];
  if (digits === '') throw noPrice(text, field);
  for (const mark of [before, after]) checkCurrency(mark.trim(), currency, field);
  const amount = Number(plainNumber(digits.trim(), decimal) ?? Number.NaN);
  if (!Number.isFinite(amount)) throw noPrice(text, field);
  return Math.round(amount * 100) / 100;
}

const noPrice = (text: string, field: string) =>
  new BadValue(
    'price',
    field,
    text,
    text.includes('%')
      ? 'This is a share, not a price: it belongs to "discountPercent" of the map.'
      : 'This is not a price such as "24.50", "$1,234" or "free".',
  );

/** Throws BadValue if `mark`, a sign or code, is not that of the site's currency. */
export function checkCurrency(mark: string, currency: string, field: string): void {
  if (mark === '' || mark.toUpperCase() === currency) return;
  const letters = mark.replace(/[$€£¥₹₩]/g, '').trim();
  if (letters !== '' && letters !== mark) {
    checkCurrency(letters.toUpperCase() === 'US' ? 'USD' : letters, currency, field);
    return;
  }
  if (signs[mark.toLowerCase()]?.includes(currency)) return;
  throw new BadValue(
    signs[mark.toLowerCase()] || /^[a-z]{3}$/i.test(mark) ? 'currency' : 'price',
    field,
    mark,
    `The site’s currency is ${currency}.`,
  );
}

/** Digits with a point; `null` if the separators make no sense. */
function plainNumber(digits: string, decimal: '.' | ',' | null): string | null {
  const text = digits.replace(/[ ’']/g, ' ').replace(/[.,]+$/, '');
  const sign = decimal ?? decimalSign(text);
  const [whole = '', fraction = '', ...more] = sign === null ? [text] : text.split(sign);
  if (more.length > 0 || !/^\d*$/.test(fraction)) return null;
  return isGrouped(whole) ? `${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}` : null;
}

/** The last of two kinds of separators; a single kind is decimal unless it has three digits after each. */
function decimalSign(text: string): '.' | ',' | null {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  if (comma < 0 && point < 0) return null;
  const sign = comma >= 0 ? ',' : '.';
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(text) && !text.startsWith('0') ? null : sign;
}

const isGrouped = (whole: string) => /^\d*$/.test(whole) || /^\d{1,3}(?:[., ]\d{3})+$/.test(whole);
