import { digitValue, encodeVlq, vlqAlphabet } from './vlq.ts';

/*
 * The postings of a word: the deals that have it, and its weight in each. As text, heaviest first: for each weight a
 * letter, the deals' numbers as differences from one to the next, and an end mark.
 */

const endMark = '.';

/** The highest weight of a word in a deal; the lowest is 1. */
export const maxWeight = 63;

/**
 * The postings of a word that is in the deals `numbers`, in ascending order, with these `weights`; of both arrays the
 * places from `from` to below `to`.
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

/** Calls `visit` with the number of each deal of `list` and the word's weight in it. */
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
