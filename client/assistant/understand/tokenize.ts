import { occurs } from './grammar.ts';
import { withDigits } from './numberWords.ts';
import { correctWord } from './typos.ts';
import { isMark, type Token, type Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Ten times what the chat accepts: bounds how long a message of an attacker takes, and cuts nobody else's. */
const mostCharacters = 20_000;

/** Email and web addresses; their words are not wishes. */
const addresses = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+/gu;

/** Dashes between numbers, which mean "to". */
const dashes = /(?<=\d(?:st|nd|rd|th|am|pm)?\s?)[-–]\s?(?=[$€£]?\d)(?<!\d{4}-|\d{4}-\d\d-)/giu;

/** With so many words at most, a picture stands for one: "🍕 tonight?". */
const wordsBesideEmoji = 4;

const isEmoji = (written: string) => /^\p{So}$/u.test(written);

/** `text` as an utterance, with misspelled words of the vocabulary corrected and numbers in digits. */
export function tokenize(text: string, vocabulary: Vocabulary): Utterance {
  const tokens: Token[] = [];
  const plain = text
    .slice(0, mostCharacters)
    .replace(addresses, (address) => ' '.repeat(address.length))
    .replace(dashes, (dash) => '→'.padEnd(dash.length));
  // Beside many words, a picture only decorates them.
  const isTerse = (plain.match(/\p{L}+/gu)?.length ?? 0) <= wordsBesideEmoji;
  for (const { 0: written, index } of plain.matchAll(vocabulary.grammar.token)) {
    if (isEmoji(written) && !isTerse) continue;
    const word = normalize(written, vocabulary);
    // A repeated mark means no more than one.
    if (isMark(word) && tokens.at(-1)?.word === word) continue;
    const end = index + written.length;
    for (const part of word.split(' ')) tokens.push({ word: part, start: index, end });
  }
  const merged = withDigits(inFull(tokens, vocabulary), vocabulary.numbers);
  return { text: ` ${merged.map(({ word }) => word).join(' ')} `, tokens: merged };
}

function normalize(written: string, vocabulary: Vocabulary): string {
  if (/^[.!?;()\n…—]$/u.test(written) || /^\s[-–]\s$/u.test(written)) return '.';
  // What comes before a colon may be the name of what is asked after it.
  if (written === ',' || written === ':') return ',';
  const { symbols, emoji, grammar } = vocabulary;
  if (Object.hasOwn(emoji, written)) return emoji[written] as string;
  if (Object.hasOwn(symbols, written)) return symbols[written] as string;
  if (occurs(grammar.digitWord, written)) return written.toLowerCase();
  // Dates and times in figures.
  if (/\d[/:-]\d/.test(written)) return written;
  if (/\d/.test(written)) return normalizeAmount(written);
  const drawn = written
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  // "Pizzza", "relaxinggg".
  const twice = drawn.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const isDouble = vocabulary.known.has(vocabulary.singular(twice));
  const word = isDouble ? twice : drawn.replace(/(\p{L})\1{2,}/gu, '$1');
  // Contractions and possessives are rarely misspelled.
  return /['’`]/.test(written) ? word : correctWord(word, vocabulary);
}

/** `tokens` with the words that short forms stand for; an answer such as "n" stays as it is, and so does a name. */
function inFull(
  tokens: readonly Token[],
  { shorthand, names }: Pick<Vocabulary, 'shorthand' | 'names'>,
): Token[] {
  if (tokens.length === 1) return [...tokens];
  const spelled: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, next] = [tokens[at] as Token, tokens[at + 1]];
    const pair = next && `${token.word} ${next.word}`;
    const isPair = pair !== undefined && Object.hasOwn(shorthand, pair);
    const short = isPair ? pair : token.word;
    const isShort = Object.hasOwn(shorthand, short) && !names.has(short);
    const words = isShort ? (shorthand[short] as string) : short;
    const end = isPair && next ? next.end : token.end;
    for (const word of words.split(' ')) spelled.push({ word, start: token.start, end });
    if (isPair) at += 1;
  }
  return spelled;
}

/** "$1,200" and "1.2k$" as "$1200"; "50%" and "21+" keep their signs. */
function normalizeAmount(written: string): string {
  const sign = /[%+]$/.exec(written)?.[0] ?? '';
  const number = Number.parseFloat(written.replace(/[^\d.]/g, '')) * (/k/.test(written) ? 1000 : 1);
  return `${/[$€£]/.test(written) ? '$' : ''}${number}${sign}`;
}
