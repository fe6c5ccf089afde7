import type { FindingCode } from './catalogue.ts';

/** Something in a text that a careful editor would mark. */
export interface Slip {
  readonly code: Extract<FindingCode, 'CD893' | 'CD894' | 'CD895'>;
  /** The words that are wrong. */
  readonly part: string;
  /** What is wrong with them. */
  readonly what: string;
}

/** What a program leaves where it had no words, and a writer where words were still to come. */
const leftovers =
  /\{\{?\s*[A-Za-z][\w.]*\s*\}?\}|\$\{|\[object Object\]|\bundefined\b|\bNaN\b|\bInvalid Date\b|\b[Ll]orem ipsum\b|\bTODO\b|\bFIXME\b|^\s*null\s*$/;

/** What was left where other words were to come (CD893); `null` where nothing was. */
export function leftoverIn(text: string): Slip | null {
  const part = leftovers.exec(text)?.[0].trim();
  return part === undefined ? null : { code: 'CD893', part, what: `"${part}" was left standing` };
}

/** Doubled words (CD894) and wrong spaces (CD895) in a text that readers see. */
export function slipsOfTyping(text: string): Slip[] {
  if (!/\s/.test(text.trim())) return tightSentences(text);
  const doubled = doubledWords(text).map(
    (part): Slip => ({ code: 'CD894', part, what: 'A word stands twice in a row' }),
  );
  return [...doubled, ...wrongSpaces(text), ...tightSentences(text)];
}

/** Words that may stand twice in a row, as in "had had", "so so" and "tap tap". */
const mayRepeat: ReadonlySet<string> = new Set(
  'that had ha bye knock so very many much never again far long tut choo is in win no yum tap pom cha really boo hush night'.split(
    ' ',
  ),
);

function doubledWords(text: string): string[] {
  const doubled: string[] = [];
  let before = '';
  let end = -1;
  for (const match of text.matchAll(/[\p{L}\p{N}'’-]+/gu)) {
    const [word] = match;
    const between = text.slice(end, match.index);
    // A name may be two times the same word, "Walla Walla"; a slip is not.
    const isSame = word === word.toLowerCase() && word === before.toLowerCase() && /^\p{L}+$/u.test(word);
    if (isSame && between.trim() === '' && !mayRepeat.has(word)) doubled.push(`${before}${between}${word}`);
    before = word;
    end = match.index + word.length;
  }
  return doubled;
}

function wrongSpaces(text: string): Slip[] {
  const several = /\S {2,}\S/.exec(text)?.[0];
  const loose = /\p{L} [,;!?](?=\s|$)/u.exec(text)?.[0];
  return [
    ...(several === undefined ? [] : [slip(several, 'More than one space stands between words')]),
    ...(loose === undefined ? [] : [slip(loose, 'A space stands before a mark')]),
  ];
}

function tightSentences(text: string): Slip[] {
  // "Soup.Com" is a name.
  const tight = /\p{Ll}{2}[.!?](?!(?:Com|Org|Net|Io|Js)\b)\p{Lu}\p{Ll}/u.exec(text)?.[0];
  return tight === undefined ? [] : [slip(tight, 'A space is missing after a sentence')];
}

const slip = (part: string, what: string): Slip => ({ code: 'CD895', part, what });
