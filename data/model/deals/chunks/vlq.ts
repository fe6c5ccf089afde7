/*
 * Numbers as text: five bits a letter, the lowest first, and a sixth that says that more follow. Small numbers are one
 * letter, and JSON need not escape any.
 */

/** The letters of texts that stand for numbers, in the order of what they stand for. */
export const vlqAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text for `number`, which is whole and from 0 to 2^31 - 1. */
export function encodeVlq(number: number): string {
  let text = '';
  let rest = number;
  while (rest > 31) {
    text += vlqAlphabet[(rest & 31) | 32];
    rest >>>= 5;
  }
  return text + vlqAlphabet[rest];
}

/** The text for whole numbers, one after the other. */
export const encodeVlqs = (numbers: readonly number[]): string => numbers.map(encodeVlq).join('');

/** The numbers in such a text; letters that are none count as 0. */
export function decodeVlqs(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let place = 0; place < text.length; place++) {
    const value = digitValue(text.charCodeAt(place));
    number |= (value & 31) << shift;
    shift += 5;
    if (value < 32) {
      numbers.push(number);
      number = 0;
      shift = 0;
    }
  }
  return numbers;
}

/** What the letter with the code `code` stands for. */
export const digitValue = (code: number): number => digitValues[code] ?? 0;

const digitValues: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  Math.max(0, vlqAlphabet.indexOf(String.fromCharCode(code))),
);
