import { cleanLine, cutText } from './cleanText.ts';
import { checkCurrency, type PriceRules, parsePrice } from './parsePrice.ts';
import { BadValue } from './rejection.ts';

/** What a row says about the offer, as written. */
export interface WrittenOffer {
  readonly originalPrice: string;
  readonly discountPrice: string;
  readonly discountPercent: string;
  readonly offerText: string;
  readonly currency: string;
}

/** The fields of a deal that say what it offers, but for the code. */
export interface RowOfferFields {
  readonly originalPrice?: number;
  readonly discountPrice?: number;
  readonly discountPercent?: number;
  readonly offerText?: string;
}

const maxOfferText = 40;

/** The offer of a row; throws BadValue if it is in another currency, is no price, or there is none. */
export function offerOfRow(written: WrittenOffer, rules: PriceRules): RowOfferFields {
  checkCurrency(written.currency, rules.currency, 'currency');
  const original = amountOf(written.originalPrice, 'originalPrice', rules);
  const price = amountOf(written.discountPrice, 'discountPrice', rules);
  const percent = percentOf(written.discountPercent);
  if (price !== null) return withOriginal(price, original);
  if (original !== null && original > 0 && percent !== null) {
    return withOriginal(Math.round(original * (100 - percent)) / 100, original);
  }
  if (original !== null) return { discountPrice: original };
  return inWords(written.offerText, percent);
}

function amountOf(text: string, field: string, rules: PriceRules): number | null {
  return text === '' ? null : parsePrice(text, field, rules);
}

const withOriginal = (price: number, original: number | null): RowOfferFields =>
  original !== null && original > price
    ? { originalPrice: original, discountPrice: price }
    : { discountPrice: price };

function percentOf(text: string): number | null {
  const percent = Math.round(
    Number(/^-?(\d{1,3}(?:[.,]\d+)?) ?%?(?: off)?$/i.exec(text.trim())?.[1]?.replace(',', '.')),
  );
  return percent >= 1 && percent <= 100 ? percent : null;
}

function inWords(written: string, percent: number | null): RowOfferFields {
  const said = cleanLine(written, 'offerText');
  const text = said === '' && percent !== null ? `${percent}% off` : cutText(said, maxOfferText);
  if (text === '') {
    throw new BadValue(
      'missing',
      'discountPrice',
      null,
      'The row has no price, and no "offerText" that says what it offers.',
    );
  }
  const ofText = /(\d{1,3})\s?%/.exec(text)?.[1];
  const agrees = percent !== null && (ofText === undefined || Number(ofText) === percent);
  return { offerText: text, ...(agrees ? { discountPercent: percent } : {}) };
}
