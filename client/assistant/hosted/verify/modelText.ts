import { plainText } from '../../../../data/model/assistant/plainText.ts';

/** Nobody reads more, and it must not keep the page busy. */
const longest = 4000;

/** A model's text without HTML, pictures, URLs of links and Markdown. */
export const withoutMarkup = (modelText: string): string =>
  plainText(modelText.slice(0, longest))
    .replace(/(?<=\S) {2,}/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/!\[[^\][]{0,200}\](?:\([^()]{0,300}\))?/g, '')
    .replace(/\[([^\][]{0,200})\]\([^()]{0,300}\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+•]|\d{1,2}[.)])\s+/gm, (mark) => (/[#>]/.test(mark) ? '' : '– '))
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();

/** A sentence, and the whitespace between it and the next one. */
export interface Sentence {
  readonly text: string;
  /** Empty at the end of the text. */
  readonly gap: string;
}

/** A full stop does not end a sentence after these abbreviations, or after the day in a German date. */
const abbreviated =
  '(?<!(?<!\\p{L})(?:approx|incl|reg|e\\.g|i\\.e|St|Dr|Mrs?|Ms|vs|etc|No|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|ca|bzw|z\\.B|inkl)\\.)(?<!(?<=\\s)\\d{1,2}\\.(?=\\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)))';
const quotes = '["”’»)]{0,3}';
/** A full stop does not end a sentence before a digit or a lowercase letter either. */
const ends = [
  `(?<=[!?…]${quotes})(?=\\s+\\D|\\s*$)`,
  `(?<=\\.${quotes})${abbreviated}(?=\\s+[^\\d\\p{Ll}\\s]|\\s*$)`,
  '(?<=[。！？])',
  '(?=\\n)',
  '$',
];
const sentence = new RegExp(`(.+?(?:${ends.join('|')}))(\\s*)`, 'gsu');

/** The sentences of `text`; a line end also ends a sentence. The last one may be incomplete. */
export const splitSentences = (text: string): readonly Sentence[] =>
  [...text.matchAll(sentence)].map(([, found = '', gap = '']) => ({ text: found, gap }));
