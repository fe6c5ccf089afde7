import { findMarkup, plainTextOf } from '../../../../data/schema/markup.ts';
import { BadValue } from './rejection.ts';

/** No field takes a longer text, so what is beyond is not read. */
const readLength = 20_000;

const formula = /^=|^[+\-@][a-z_.]*[a-z_]\w*\s*\(/i;

/** Control characters and lone surrogates, which no text of a deal may have. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/gu;

const notUtf8 = '\ufffd';

/** A text of a feed as one line of plain text; empty if nothing is left. Throws BadValue for a formula. */
export function cleanLine(text: string, field: string): string {
  const line = onOneLine(plain(text, field));
  // What were paragraphs can be markup together.
  return findMarkup(line) === null ? line : onOneLine(withoutMarks(line));
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text of a feed as plain text, with an empty line between its paragraphs. */
export function cleanParagraphs(text: string, field: string): string {
  return plain(text, field)
    .split(/\n\s*\n/)
    .map(onOneLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}

function plain(text: string, field: string): string {
  if (formula.test(text)) {
    throw new BadValue('text', field, text, 'This is a formula of a spreadsheet: export the values instead.');
  }
  if (text.includes(notUtf8)) {
    throw new BadValue(
      'text',
      field,
      text,
      'Some characters could not be read: say the "encoding" of the feed in its map.',
    );
  }
  const start = withoutOpenTag(spaced(text.length > readLength ? text.slice(0, readLength) : text));
  if (findMarkup(start) === null) return start;
  return spaced(plainTextOf(start) ?? withoutMarks(start));
}

/** What is left of a text that has no plain meaning, such as one of markup alone. */
const withoutMarks = (text: string) =>
  text
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[<>*_`~#|\\&[\]]+/g, ' ');

/** A script or comment that is never closed has no end to drop it at. */
const withoutOpenTag = (text: string) =>
  text.replace(/<(script|style)\b(?![\s\S]*<\/\1)[\s\S]*$/i, '').replace(/<!--(?![\s\S]*-->)[\s\S]*$/, '');

/** All characters of most feeds; whether one is printable takes much longer to say for any other. */
const isPlainAscii = (text: string) => !/[^ -~\n]/.test(text);

const spaced = (text: string) =>
  isPlainAscii(text)
    ? text
    : text.replace(/\r\n?/g, '\n').replace(unprintable, (character) => (character === '\n' ? '\n' : ' '));

/** `text` with at most `max` characters, cut after a word. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const room = text.slice(0, max);
  const word = room.slice(0, max - 1).replace(/\s+\S*$/, '');
  const kept = word.length > max / 2 ? word : room.slice(0, max - 1);
  return `${withoutHalf(kept).replace(/[\s,;:–—-]+$/, '')}…`;
}

/** Half of a character of two units is none. */
const withoutHalf = (text: string) => text.replace(/[\ud800-\udbff]$/, '');

const smallWords = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

const abbreviations = new Set([
  'ac',
  'am',
  'atv',
  'bogo',
  'diy',
  'ipa',
  'led',
  'pm',
  'uk',
  'us',
  'usa',
  'vip',
]);

/** A title in capitals as a title: "HUGE SALE ON TACOS" becomes "Huge Sale on Tacos". Any other as it is. */
export function calmTitle(title: string): string {
  const letters = title.match(/\p{L}/gu) ?? [];
  const capitals = title.match(/\p{Lu}/gu) ?? [];
  if (letters.length < 6 || capitals.length < letters.length * 0.7) return title;
  let isFirst = true;
  return title.replace(/[\p{L}\p{N}’']+/gu, (word) => {
    const lower = word.toLowerCase();
    const wasFirst = isFirst;
    isFirst = false;
    if (!wasFirst && smallWords.has(lower)) return lower;
    const isAbbreviation = abbreviations.has(lower) || /\p{N}/u.test(word) || !/[aeiouyà-ÿ]/i.test(word);
    if (isAbbreviation) return word;
    return lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  });
}
