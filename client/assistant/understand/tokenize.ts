import { correctWord } from './typos.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word or a mark of what a visitor wrote. */
export interface Token {
  /** In lower case, without accents and apostrophes; a number in digits; `.` or `,` for a mark. */
  readonly word: string;
  /** Where it is in the text: from `start` up to but without `end`. */
  readonly start: number;
  readonly end: number;
}

/** A text as one line of words with single spaces between, before and after, ready for patterns and look-ups. */
export interface Utterance {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** More is no question, and would take long to read. */
const mostCharacters = 2000;

/** What is written in them is no talk. */
const addresses = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+/gu;

/** Between numbers they mean "to". */
const dashes = /(?<=\d\s?)[-–]\s?(?=[$€£]?\d)/gu;

/*
 * Amounts, ages such as "21+", words with apostrophes, and marks. Marks that end a thought become ".", those within one
 * ",". Hyphens join words that are as good apart ("old-town", "three-year-old").
 */
const pieces =
  /2(?:day|nite|night|morrow|moro)\b|[$€£]\s?\d+(?:,\d{3})*(?:\.\d+)?k?\+?|\d+(?:,\d{3})*(?:\.\d+)?(?:[$€£%+]|k\b)?|\p{L}[\p{L}\p{M}_]*(?:['’`][\p{L}\p{M}_]+)*|[.!?;:()\n…—]|,|[&<>]|\s[-–]\s|→/gu;

/** `text` as a line. Words that the guide knows and that are only misspelt are corrected. */
export function tokenize(text: string, vocabulary: Vocabulary): Utterance {
  const tokens: Token[] = [];
  const plain = text
    .slice(0, mostCharacters)
    .replace(addresses, (address) => ' '.repeat(address.length))
    .replace(dashes, (dash) => '→'.padEnd(dash.length));
  for (const { 0: piece, index } of plain.matchAll(pieces)) {
    const word = normal(piece, vocabulary);
    // A mark that repeats the one before says nothing new.
    if (isMark(word) && tokens.at(-1)?.word === word) continue;
    tokens.push({ word, start: index, end: index + piece.length });
  }
  const whole = withNumbers(tokens, vocabulary);
  return { text: ` ${whole.map(({ word }) => word).join(' ')} `, tokens: whole };
}

export const isMark = (word: string): boolean => word === '.' || word === ',';

function normal(piece: string, vocabulary: Vocabulary): string {
  if (/^[.!?;:()\n…—]$/u.test(piece) || /^\s[-–]\s$/u.test(piece)) return '.';
  if (piece === ',') return ',';
  if (piece === '→') return 'to';
  if (piece in symbols) return symbols[piece] as string;
  if (/^2\p{L}/u.test(piece)) return piece.toLowerCase();
  if (/\d/.test(piece)) return amount(piece);
  const word = piece
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
    // "Relaxinggg".
    .replace(/(\p{L})\1{2,}/gu, '$1');
  // What is short for two words, or belongs to somebody, is spelt with care.
  return /['’`]/.test(piece) ? word : correctWord(word, vocabulary);
}

const symbols: Readonly<Record<string, string>> = { '&': 'and', '<': 'under', '>': 'over' };

/** "$1,200" and "1.2k$" as "$1200"; "50%" and "21+" keep their signs. */
function amount(piece: string): string {
  const sign = /[%+]$/.exec(piece)?.[0] ?? '';
  const number = Number.parseFloat(piece.replace(/[^\d.]/g, '')) * (/k/.test(piece) ? 1000 : 1);
  return `${/[$€£]/.test(piece) ? '$' : ''}${number}${sign}`;
}

/** `tokens` with numbers in words as one token of digits each: "twenty five", "a hundred", "sixty". */
function withNumbers(tokens: readonly Token[], numbers: Numbers): Token[] {
  const whole: Token[] = [];
  for (let place = 0; place < tokens.length; ) {
    const { value, length } = numberAt(tokens, place, numbers);
    const token = tokens[place] as Token;
    // "One" alone is mostly no number: "this one".
    if (length === 0 || (length === 1 && value === 1)) {
      whole.push(token);
      place += 1;
    } else {
      const { end } = tokens[place + length - 1] as Token;
      whole.push({ word: `${/er$/.test(token.word) ? '$' : ''}${value}`, start: token.start, end });
      place += length;
    }
  }
  return whole;
}

function numberAt(
  tokens: readonly Token[],
  place: number,
  numbers: Numbers,
): { value: number; length: number } {
  const { ones, tens } = numbers;
  const wordAt = (offset: number) => tokens[place + offset]?.word ?? '';
  const isHundred = (word: string) => word === 'hundred' || word === 'thousand' || word === 'grand';
  const size = (word: string) => (word === 'hundred' ? 100 : 1000);
  if (/^(?:a|couple)$/.test(wordAt(0)) && isHundred(wordAt(1)))
    return withRest(tokens, place, numbers, {
      value: (wordAt(0) === 'a' ? 1 : 2) * size(wordAt(1)),
      length: 2,
    });
  const note = { fiver: 5, tenner: 10 }[wordAt(0)];
  if (note) return { value: note, length: 1 };
  const ten = tens.indexOf(wordAt(0));
  const one = ones.indexOf(wordAt(0));
  let value = ten < 0 ? one : 10 * (ten + 2);
  if (value < 0) return { value: 0, length: 0 };
  let length = 1;
  const unit = ones.indexOf(wordAt(1));
  if (ten >= 0 && unit > 0 && unit < 10) {
    value += unit;
    length = 2;
  }
  if (!isHundred(wordAt(length))) return { value, length };
  return withRest(tokens, place, numbers, { value: value * size(wordAt(length)), length: length + 1 });
}

/** "A hundred" and what may follow: "and twenty". */
function withRest(
  tokens: readonly Token[],
  place: number,
  numbers: Numbers,
  { value, length }: { value: number; length: number },
): { value: number; length: number } {
  const and = tokens[place + length]?.word === 'and' ? 1 : 0;
  const rest = numberAt(tokens, place + length + and, numbers);
  if (rest.value < 1 || rest.value >= 100) return { value, length };
  return { value: value + rest.value, length: length + and + rest.length };
}

type Numbers = Pick<Vocabulary, 'ones' | 'tens'>;

/** The index of the word that begins at or after `offset` of the line's text. */
export function tokenAt({ tokens }: Pick<Utterance, 'tokens'>, offset: number): number {
  let at = 1;
  for (const [index, { word }] of tokens.entries()) {
    if (at >= offset) return index;
    at += word.length + 1;
  }
  return tokens.length;
}
