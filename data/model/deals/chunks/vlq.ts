/*
 * Numbers as text: five bits a letter, the lowest first, and a sixth that says that more follow. Small numbers are one
 * letter, and JSON need not escape any.
 */

/** The letters of texts that stand for numbers, in the order of what they stand for. */
export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The text for `number`, which is whole and from 0 to 2^31 - 1. */
export function writeNumber(number: number): string {
  let text = '';
  let rest = number;
  while (rest > 31) {
    text += letters[(rest & 31) | 32];
    rest >>>= 5;
  }
  return text + letters[rest];
}

/** The text for whole numbers, one after the other. */
export const writeNumbers = (numbers: readonly number[]): string => numbers.map(writeNumber).join('');

/** The numbers in such a text; letters that are none count as 0. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let place = 0; place < text.length; place++) {
    const value = letterValue(text.charCodeAt(place));
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
export const letterValue = (code: number): number => values[code] ?? 0;

const values: readonly number[] = Array.from({ length: 128 }, (_, code) =>
  Math.max(0, letters.indexOf(String.fromCharCode(code))),
);
