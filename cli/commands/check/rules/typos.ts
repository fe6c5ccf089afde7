import { closest, collapseSpaces, type MarkupElement } from '../../../html/markup.ts';
import type { FindingCode } from '../findingCodes.ts';
import { detach } from '../page.ts';
import type { PageRule } from '../rule.ts';

/** Something in a text that a careful editor would correct. */
interface Typo {
  readonly code: Extract<FindingCode, 'CD893' | 'CD894' | 'CD895'>;
  /** The part of the text that is wrong. */
  readonly part: string;
  /** What is wrong with it; a sentence without its period. */
  readonly problem: string;
}

/** Attributes whose text some visitors read or hear. */
const textAttributes: readonly string[] = ['alt', 'aria-label', 'placeholder', 'title'];

/**
 * A rule: texts have no typos (CD893 to CD895), and metadata and attributes have no placeholders (CD893). Most texts of a
 * page recur on others, so the rule remembers those without typos.
 */
export function createTypoRule(): PageRule {
  const hasTypos = createTypoTest();
  return ({ title, description, markup, texts }, _site, report) => {
    const reportTypo = ({ code, part, problem }: Typo, text: string, element?: MarkupElement) =>
      report(code, {
        problem: `${problem}: ${excerpt(text, part)}.`,
        clues: [text.trim(), collapseSpaces(text), part],
        ...(element ? { element } : {}),
      });
    for (const { text, element } of texts) {
      if (!hasTypos(text) || isPreformatted(element)) continue;
      for (const typo of typosIn(text)) reportTypo(typo, text, element);
    }
    for (const text of [title ?? '', description ?? '']) {
      const placeholder = placeholderIn(text);
      if (placeholder) reportTypo(placeholder, text);
    }
    for (const element of markup.elements) {
      for (const name of textAttributes) {
        const text = element.attributes[name] ?? '';
        const placeholder = text === '' ? null : placeholderIn(text);
        if (placeholder) reportTypo(placeholder, text, element);
      }
    }
  };
}

/** A test whether texts have typos; it remembers many short texts without any. */
function createTypoTest(): (text: string) => boolean {
  const maxRemembered = 20_000;
  const maxLength = 200;
  const flawless = new Set<string>();
  return (text) => {
    if (flawless.has(text)) return false;
    if (typosIn(text).length > 0) return true;
    if (text.length < maxLength && flawless.size < maxRemembered) flawless.add(detach(text));
    return false;
  };
}

const isPreformatted = (element: MarkupElement) =>
  closest(element, ({ name }) => name === 'pre' || name === 'code' || name === 'textarea') !== null;

/** `part` with some of the text around it, in quotes. */
function excerpt(text: string, part: string): string {
  const at = text.indexOf(part);
  const start = Math.max(0, at - 25);
  const end = Math.min(text.length, at + part.length + 25);
  const shown = text
    .slice(start, end)
    .replace(/[\n\t]/g, ' ')
    .trim();
  return `"${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}"`;
}

function typosIn(text: string): Typo[] {
  const placeholder = placeholderIn(text);
  return [
    ...(placeholder ? [placeholder] : []),
    ...(/\s/.test(text.trim()) ? [...repeatedWords(text), ...misplacedSpaces(text)] : []),
    ...missingSpaces(text),
  ];
}

/** What programs print for missing values, and what writers leave for text that is still to come. */
const placeholders =
  /\{\{?\s*[A-Za-z][\w.]*\s*\}?\}|\$\{|\[object Object\]|\bundefined\b|\bNaN\b|\bInvalid Date\b|\b[Ll]orem ipsum\b|\bTODO\b|\bFIXME\b|^\s*null\s*$/;

function placeholderIn(text: string): Typo | null {
  const part = placeholders.exec(text)?.[0].trim();
  return part === undefined
    ? null
    : { code: 'CD893', part, problem: `The text contains the placeholder "${part}"` };
}

/** Words that are often repeated on purpose, as in "had had", "so so" and "tap tap". */
const repeatableWords: ReadonlySet<string> = new Set(
  'that had ha bye knock so very many much never again far long tut choo is in win no yum tap pom cha really boo hush night'.split(
    ' ',
  ),
);

function repeatedWords(text: string): Typo[] {
  const typos: Typo[] = [];
  let previous = '';
  let end = -1;
  for (const match of text.matchAll(/[\p{L}\p{N}'’-]+/gu)) {
    const [word] = match;
    const between = text.slice(end, match.index);
    // A capitalized word may be part of a name, as in "Walla Walla".
    const isRepeated =
      word === word.toLowerCase() && word === previous.toLowerCase() && /^\p{L}+$/u.test(word);
    if (isRepeated && between.trim() === '' && !repeatableWords.has(word)) {
      typos.push({ code: 'CD894', part: `${previous}${between}${word}`, problem: 'A word is repeated' });
    }
    previous = word;
    end = match.index + word.length;
  }
  return typos;
}

function misplacedSpaces(text: string): Typo[] {
  const doubled = /\S {2,}\S/.exec(text)?.[0];
  const beforeMark = /\p{L} [,;!?](?=\s|$)/u.exec(text)?.[0];
  return [
    ...(doubled === undefined ? [] : [spacing(doubled, 'There is more than one space between words')]),
    ...(beforeMark === undefined ? [] : [spacing(beforeMark, 'There is a space before a punctuation mark')]),
  ];
}

function missingSpaces(text: string): Typo[] {
  // "Soup.Com" is a name.
  const part = /\p{Ll}{2}[.!?](?!(?:Com|Org|Net|Io|Js)\b)\p{Lu}\p{Ll}/u.exec(text)?.[0];
  return part === undefined ? [] : [spacing(part, 'A space is missing after a sentence')];
}

const spacing = (part: string, problem: string): Typo => ({ code: 'CD895', part, problem });
