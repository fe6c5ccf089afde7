import { plainText } from '../../../../data/model/assistant/plainText.ts';

/** More is read by nobody, and must not keep the page busy. */
const longest = 4000;

/** What a model has said as words alone: without HTML, pictures, addresses of links and marks of Markdown. */
export const withoutMarkup = (said: string): string =>
  plainText(said.slice(0, longest))
    .replace(/(?<=\S) {2,}/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/!\[[^\][]{0,200}\](?:\([^()]{0,300}\))?/g, '')
    .replace(/\[([^\][]{0,200})\]\([^()]{0,300}\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+•]|\d{1,2}[.)])\s+/gm, (mark) => (/[#>]/.test(mark) ? '' : '– '))
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();

/** A sentence, with what stands between it and the next one. */
export interface Sentence {
  readonly text: string;
  /** Empty where the text ends with it. */
  readonly gap: string;
}

/** A full stop behind these ends no sentence, nor one behind the number of a day before a German month. */
const abbreviated =
  '(?<!(?<!\\p{L})(?:approx|incl|reg|e\\.g|i\\.e|St|Dr|Mrs?|Ms|vs|etc|No|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|ca|bzw|z\\.B|inkl)\\.)(?<!(?<=\\s)\\d{1,2}\\.(?=\\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)))';
const quotes = '["”’»)]{0,3}';
/** Nor does one before a digit or a small letter. */
const ends = [
  `(?<=[!?…]${quotes})(?=\\s+\\D|\\s*$)`,
  `(?<=\\.${quotes})${abbreviated}(?=\\s+[^\\d\\p{Ll}\\s]|\\s*$)`,
  '(?<=[。！？])',
  '(?=\\n)',
  '$',
];
const sentence = new RegExp(`(.+?(?:${ends.join('|')}))(\\s*)`, 'gsu');

/** The sentences of `text`, lines included; the last one may not be whole. */
export const splitSentences = (text: string): readonly Sentence[] =>
  [...text.matchAll(sentence)].map(([, found = '', gap = '']) => ({ text: found, gap }));
