/*
 * Numbers as text, as variable-length quantities in base 64: five bits a letter, lowest first, and a sixth bit if more
 * follow. Numbers below 32 take one letter, and JSON escapes none.
 */

/** The letter of each value from 0 to 63. */
export const vlqAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encodes an integer from 0 to 2^31 - 1. */
export function encodeVlq(number: number): string {
  let text = '';
  let rest = number;
  while (rest > 31) {
    text += vlqAlphabet[(rest & 31) | 32];
    rest >>>= 5;
  }
  return text + vlqAlphabet[rest];
}

/** Encodes integers, one after the other. */
export const encodeVlqs = (numbers: readonly number[]): string => numbers.map(encodeVlq).join('');

/** Decodes all numbers of a text; letters outside the alphabet count as 0. */
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

/** The value of the letter with this character code. */
export const digitValue = (code: number): number => digitValues[code] ?? 0;

const digitValues: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  Math.max(0, vlqAlphabet.indexOf(String.fromCharCode(code))),
);
