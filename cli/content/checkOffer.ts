import { savingPercent } from '../../data/model/deals/offer.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, draftDiagnostic, hasField, isObjectDraft, numberField, stringField } from './draft.ts';

const offerForms =
  'two prices, "discountPrice" alone (0 if it is free), or "offerText" such as "Two for one" without prices';

/** Reports a deal that says too little or too much to be one offer (CD320). */
export function checkOffer(deal: Draft<unknown>): Diagnostic[] {
  if (!isObjectDraft(deal)) return [];
  const hasText = hasField(deal, 'offerText');
  const priceKey = ['discountPrice', 'originalPrice'].find((key) => hasField(deal, key));
  const incomplete = (path: readonly string[], problem: string, hint: string | null) => [
    draftDiagnostic(deal, path, { code: 'CD320', problem, expected: offerForms, hint }),
  ];
  if (hasText && priceKey) {
    return incomplete(
      ['offerText'],
      'The offer is said both in words and with a price.',
      `Remove "offerText", or "${priceKey}".`,
    );
  }
  if (!hasText && !priceKey) return incomplete([], 'The deal does not say what it offers.', null);
  if (!hasText && !hasField(deal, 'discountPrice')) {
    return incomplete(
      ['originalPrice'],
      'The deal has an original price only.',
      'Add "discountPrice", the price of the deal.',
    );
  }
  return [];
}

/** Reports prices that contradict each other (CD305) or the percentage (CD306). */
export function checkPrices(deal: Draft<unknown>): Diagnostic[] {
  const original = numberField(deal, 'originalPrice');
  const price = numberField(deal, 'discountPrice');
  if (original !== null && price !== null && original > 0 && price >= original) {
    return [
      draftDiagnostic(deal, ['discountPrice'], {
        code: 'CD305',
        problem: `The discount price ${price} is not below the original price ${original}.`,
        expected: '0 <= discountPrice < originalPrice',
      }),
    ];
  }
  return checkPercent(deal, original, price);
}

function checkPercent(deal: Draft<unknown>, original: number | null, price: number | null): Diagnostic[] {
  const percent = numberField(deal, 'discountPercent');
  if (percent === null) return [];
  const disagrees = (problem: string, expected: string) => [
    draftDiagnostic(deal, ['discountPercent'], { code: 'CD306', problem, expected }),
  ];
  const text = stringField(deal, 'offerText') ?? '';
  // Beside a price, words are a mistake of their own.
  const ofText = percentInWords(text, price === null && original === null);
  if (ofText !== null && ofText !== percent) {
    return disagrees(
      `${percent}% does not match the words of the offer, which say ${ofText}%.`,
      String(ofText),
    );
  }
  if (price === null || price < 0 || (price === 0 && percent === 100)) return [];
  if (!hasField(deal, 'originalPrice')) {
    return disagrees(`${percent}% off needs an original price.`, '"originalPrice", or no "discountPercent"');
  }
  if (original === null || original <= 0) return [];
  const correct = price === 0 ? 100 : savingPercent(original, price);
  return percent === correct
    ? []
    : disagrees(
        `${percent}% does not match the prices: from ${original} to ${price} is ${correct}% off.`,
        String(correct),
      );
}

const small = ['one', 'two', 'three', 'four', 'five', 'six'];
const number = `(${small.join('|')}|[1-6])`;
const manyForFew = new RegExp(String.raw`(?<!\w)${number}(?: for |-for-|\s?[x×]\s?)${number}(?!\w)`, 'i');

/** The saving that the words of an offer state: "20% off", if `counts` also "Two for one"; `null` if they state none so. */
function percentInWords(text: string, counts: boolean): number | null {
  const percent = /(\d{1,3})\s?%/.exec(text)?.[1];
  if (percent !== undefined) return Number(percent);
  const amount = (word = '') => Number(word) || small.indexOf(word.toLowerCase()) + 1;
  const [many, few] = ((counts && manyForFew.exec(text)) || []).slice(1).map(amount);
  return many !== undefined && few !== undefined && few < many ? savingPercent(many, few) : null;
}
