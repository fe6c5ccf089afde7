/** Stands for a letter, or for a space that ends no sentence, in text that is only read for its sentences. */
export const hiddenLetter = '\uE000';

/** A stop, with the quotes and brackets that it closes, before what can begin a sentence in any script. */
const sentenceEnd = /(?<=[.!?…؟][”“’"'»)\]]*)\s+(?=[“„‘"'«([¿¡]*[\p{Lu}\p{Lt}\p{Lo}\p{N}\p{Sc}\uE000])/gu;

/** One letter, or several with points: "J.", "U.S.", "z. B.". */
const initials = /(?<![\p{L}\p{N}])(?:\p{L}\.)+$/u;

/** Abbreviations of English, German, Spanish and Portuguese that stand before a name or what they count. */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:Mr|Mrs|Ms|Drs?|Prof|Rev|Gov|Sen|Sgt|Lt|St|Sts|Ft|Mt|Jr|Sr|Ave|Blvd|Rd|Hwy|vs|approx|Nr|Str|bzw|ca|inkl|Sra|Dra|Sta|Sto|Av|Avda|EE)\.$/u;

/** "7 p.m." ends a sentence, unless a day or a zone follows. */
const hour = /\d\s*[ap]\.\s?m\.$/iu;
const afterHour =
  /^\s+(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Eastern|Central|Mountain|Pacific|[ECMP][DS]?T)\b/;

/** "No. 5", "Jan. 18" and "4. Juli". */
const beforeNumber = /(?<![\p{L}\p{N}])(?:No|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$/u;
const ordinal = /(?<!\p{N})\d{1,2}\.$/u;
const month =
  /^\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/**
 * The sentences of `text`, each with the space before it, so that joined they are the text. Where it is not clear whether an
 * abbreviation ends one, as in "the U.S. Army", it does not. `read` is `text` as it is read for this: of the same length, with
 * hidden letters in the place of what is to stay whole.
 */
export function splitSentences(text: string, read: string = text): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of read.matchAll(sentenceEnd)) {
    if (isAbbreviated(read.slice(start, index).replace(/\)+$/, ''), read.slice(index))) continue;
    sentences.push(text.slice(start, index));
    start = index;
  }
  return [...sentences, text.slice(start)];
}

/** The sentences of each line of `text`, without the spaces around them; empty if it has no words. */
export const sentenceLines = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Such as "Hi there!". */
const interjection = /^\S+(?: \S+)?[!?]$/;

/**
 * The length of the first sentence of `text`, which stands out from the others. An interjection of up to two words is part of the
 * sentence after it.
 */
export function leadLength(text: string): number {
  const [first = '', second = ''] = splitSentences(text);
  return interjection.test(first) ? first.length + second.length : first.length;
}

/** Whether the point at the end of `before` is that of an abbreviation within a sentence, which `after` continues. */
function isAbbreviated(before: string, after: string): boolean {
  if (hour.test(before)) return afterHour.test(after);
  return (
    initials.test(before) ||
    abbreviation.test(before) ||
    (beforeNumber.test(before) && /^\s+\p{N}/u.test(after)) ||
    (ordinal.test(before) && month.test(after))
  );
}
