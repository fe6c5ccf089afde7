import type { NumberWords } from '../../../data/language/numberWords.ts';
import { firstMatch, occurs } from './grammar.ts';
import type { Token } from './utterance.ts';

/** The number words of a language, ready for look-ups. */
export interface Numbers extends Omit<NumberWords, 'ones' | 'tens' | 'dozen'> {
  readonly dozen: RegExp;
  readonly ones: readonly string[];
  readonly tens: readonly string[];
  /** Pattern of the word between a hundred and the rest: "and". */
  readonly and: RegExp;
}

/** A number in words, and how many tokens it takes: 0 if there is no number. */
interface SpelledNumber {
  readonly value: number;
  readonly length: number;
}

/** `tokens` with each spelled number ("twenty five", "a hundred") as one token of digits. */
export function withDigits(tokens: readonly Token[], words: Numbers): Token[] {
  const merged: Token[] = [];
  for (let place = 0; place < tokens.length; ) {
    const { value, length } = numberAt(tokens, place, words);
    const token = tokens[place] as Token;
    // "One" alone is rarely a number: "this one".
    if (length === 0 || (length === 1 && value === 1)) {
      merged.push(token);
      place += 1;
    } else {
      const { end } = tokens[place + length - 1] as Token;
      const isMoney = Object.hasOwn(words.bankNotes, token.word);
      merged.push({ word: `${isMoney ? '$' : ''}${value}`, start: token.start, end });
      place += length;
    }
  }
  return merged;
}

function numberAt(tokens: readonly Token[], place: number, words: Numbers): SpelledNumber {
  const { ones, tens, others, joint, scales, scaleCounts, bankNotes } = words;
  const wordAt = (offset: number) => tokens[place + offset]?.word ?? '';
  const [first, second] = [wordAt(0), wordAt(1)];
  const dozen = dozenAt(tokens, place, words);
  if (dozen) return dozen;
  // "A hundred", "a couple thousand".
  const count = own(scaleCounts, first);
  const scale = own(scales, second);
  if (count && scale) return withRest(tokens, place, words, { value: count * scale, length: 2 });
  const note = own(bankNotes, first);
  if (note) return { value: note, length: 1 };
  const ten = tens.indexOf(first);
  const other = own(others, first);
  if (other) return withRest(tokens, place, words, { value: other, length: 1 });
  let value = ten < 0 ? ones.indexOf(first) : 10 * (ten + 2);
  if (value < 0) return { value: 0, length: 0 };
  let length = 1;
  const unitPlace = joint !== '' && second === joint ? 2 : 1;
  const unit = ones.indexOf(wordAt(unitPlace));
  if (ten >= 0 && unit > 0 && unit < 10) {
    value += unit;
    length += unitPlace;
  }
  const scaleAfter = own(scales, wordAt(length));
  if (!scaleAfter) return { value, length };
  return withRest(tokens, place, words, { value: value * scaleAfter, length: length + 1 });
}

/** So many words tell a dozen of people. */
const longestDozen = 6;

/** "A dozen of us", "half a dozen friends"; `null` for other words. */
function dozenAt(tokens: readonly Token[], place: number, { dozen, ones }: Numbers): SpelledNumber | null {
  const next = tokens.slice(place, place + longestDozen).map(({ word }) => word);
  const found = firstMatch(dozen, ` ${next.join(' ')} `);
  if (!found) return null;
  const { half, count = '1' } = found.groups ?? {};
  const times = (Number(count) || ones.indexOf(count)) / (half ? 2 : 1);
  return { value: 12 * times, length: found[0].trim().split(' ').length };
}

/** Adds what may follow a hundred or a thousand: "and twenty". */
function withRest(
  tokens: readonly Token[],
  place: number,
  words: Numbers,
  { value, length }: SpelledNumber,
): SpelledNumber {
  const joint = occurs(words.and, tokens[place + length]?.word ?? '') ? 1 : 0;
  const rest = numberAt(tokens, place + length + joint, words);
  if (rest.value < 1 || rest.value >= 100) return { value, length };
  return { value: value + rest.value, length: length + joint + rest.length };
}

/** The value of `word` in `values`, and not that of an inherited property such as "constructor". */
const own = (values: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.hasOwn(values, word) ? values[word] : undefined;
