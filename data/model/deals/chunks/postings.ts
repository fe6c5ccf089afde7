import { digitValue, encodeVlq, vlqAlphabet } from './vlq.ts';

/*
 * The deals that have a word, those in which it says most first: for each weight a letter, then the numbers of the deals
 * as steps from one to the next, then a stop.
 */

const endMark = '.';

/** The heaviest that a word can be in a deal; the lightest is 1. */
export const maxWeight = 63;

/**
 * The list of a word that is in the deals from `from` up to but without `to` of `numbers`, which rise, with their
 * `weights`.
 */
export function encodePostings(
  numbers: ArrayLike<number>,
  weights: ArrayLike<number>,
  from = 0,
  to = numbers.length,
): string {
  const texts: (string | undefined)[] = [];
  const lastNumbers: number[] = [];
  for (let place = from; place < to; place++) {
    const weight = weights[place] ?? 1;
    const number = numbers[place] ?? 0;
    texts[weight] = (texts[weight] ?? '') + encodeVlq(number - (lastNumbers[weight] ?? -1) - 1);
    lastNumbers[weight] = number;
  }
  let list = '';
  for (let weight = texts.length - 1; weight > 0; weight--) {
    const text = texts[weight];
    if (text !== undefined) list += vlqAlphabet[weight] + text + endMark;
  }
  return list;
}

/** Tells `heed` each deal of `list`, and the weight that the word has in it. */
export function forEachPosting(list: string, visit: (number: number, weight: number) => void): void {
  let weight = 0;
  let number = -1;
  let step = 0;
  let shift = 0;
  for (let place = 0; place < list.length; place++) {
    const code = list.charCodeAt(place);
    const value = digitValue(code);
    if (code === endMark.charCodeAt(0)) {
      weight = 0;
      number = -1;
    } else if (weight === 0) weight = value;
    else {
      step |= (value & 31) << shift;
      shift += 5;
      if (value < 32) {
        number += step + 1;
        visit(number, weight);
        step = 0;
        shift = 0;
      }
    }
  }
}
