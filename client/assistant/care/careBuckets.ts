import { digitValue, vlqAlphabet } from '../../../data/model/deals/chunks/vlq.ts';

/*
 * Ascending integers as text in a Rice code, which spends hardly a bit more than they tell: of each, how much larger it is than
 * the one before, in as many ones as there are multiples of a power of 2, a zero, and the rest in bits. The first letter is
 * the power; each of the others has six bits. Ones without a zero at the end only fill the last letter.
 */

const bitsEach = 6;

/** Encodes ascending integers from 0. */
export function encodeAscending(numbers: readonly number[]): string {
  const gaps = numbers.map((number, place) => number - (numbers[place - 1] ?? -1) - 1);
  const texts = Array.from({ length: 20 }, (_, power) => encodeGaps(gaps, power));
  return texts.reduce((shortest, text) => (text.length < shortest.length ? text : shortest));
}

function encodeGaps(gaps: readonly number[], power: number): string {
  const bits = gaps
    .map((gap) => {
      const rest = power === 0 ? '' : (gap & ((1 << power) - 1)).toString(2).padStart(power, '0');
      return `${'1'.repeat(gap >>> power)}0${rest}`;
    })
    .join('');
  const letters = (bits.match(/.{1,6}/g) ?? []).map(
    (some) => vlqAlphabet[Number.parseInt(some.padEnd(bitsEach, '1'), 2)],
  );
  return `${vlqAlphabet[power]}${letters.join('')}`;
}

/** The integers that `encodeAscending` encoded. */
export function decodeAscending(text: string): number[] {
  const power = digitValue(text.charCodeAt(0));
  const numbers: number[] = [];
  let [last, gap, restBits] = [-1, 0, 0];
  for (let bit = bitsEach; bit < text.length * bitsEach; bit++) {
    const letter = digitValue(text.charCodeAt(Math.floor(bit / bitsEach)));
    const isOne = (letter >>> (bitsEach - 1 - (bit % bitsEach))) & 1;
    if (restBits > 0) {
      restBits--;
      gap += isOne << restBits;
    } else if (isOne) {
      gap += 1 << power;
      continue;
    } else restBits = power;
    if (restBits > 0) continue;
    last += gap + 1;
    numbers.push(last);
    gap = 0;
  }
  return numbers;
}
