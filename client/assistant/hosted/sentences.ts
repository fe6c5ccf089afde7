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
export const sentencesOf = (text: string): readonly Sentence[] =>
  [...text.matchAll(sentence)].map(([, found = '', gap = '']) => ({ text: found, gap }));
