import type { DealRecord } from '../../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../../conversation/knowledge.ts';
import { type DealFacts, normalizeWords } from './dealFacts.ts';

/** Text in quotation marks, which is usually a name. */
const quoted =
  /[“„"«‹「『]([^“”„"«»‹›「」『』]+)[”“"»›」』]|‘([^‘’]+)’|(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu;
/** Names of days and months, and other capitalized words that are not the name of a deal. */
const days =
  /(?<!\p{L})(?:(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?=[.\s–-]|$)|Christmas(?: Eve| Day)?|New Year['’]?s?(?: Eve| Day)?|(?:Valentine|Mother|Father)['’]?s['’]? Day|Thanksgiving|Easter|Halloween|(?:Memorial|Labor|Independence) Day|Mom|Dad|Grandma|Grandpa|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?!\p{L})/gu;
/** Consecutive capitalized words, also with words such as "of the" between them. */
const capitals =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*(?:\s+(?:(?:of|the|and|de|la|du|del)\s+|[&+]\s+)*\p{Lu}[\p{L}\p{N}'’-]*)+/gu;
/** "I" is not a name. */
const pronouns = /(?<!\p{L})I(?:['’](?:m|d|ll|ve))?(?!\p{L})/gu;
/** Words disguised as others: with letters of two scripts, or letters in boxes. */
const disguised =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}|[\u{1F110}-\u{1F18A}]/u;
/** In German every noun is capitalized. */
const germanBeginning = /^(?:Zwei|Drei|Vier|Fünf|Eine?|Einen|Der|Die|Das|Für|Im|Am|Mit|Bei)\s/u;
const counts = /^(?:A|One|Two|Three|Four|Five|Six|Eight)$/;

/** Names that a sentence may contain: those of the chosen deals, of the city and of its neighborhoods. */
export interface KnownNames {
  isKnown(name: string): boolean;
  /** Whether `sentence` names a deal, or a vendor, that was not chosen. */
  namesOther(sentence: string): boolean;
}

/** Names shorter than the first are common words; those shorter than the second only count as whole words. */
const shortestName = 6;
const shortestAlone = 8;

export function knownNames(
  facts: DealFacts,
  chosen: readonly DealRecord[],
  { data, assistant }: AssistantKnowledge,
): KnownNames {
  const labels = [
    assistant.cityInFull,
    assistant.head.cityName,
    assistant.head.name,
    ...assistant.categories.map(({ label }) => label),
    ...assistant.themes.map(({ label }) => label),
    ...assistant.neighborhoods.flatMap(({ label, aliases }) => [label, ...aliases]),
  ];
  const known = facts.words + normalizeWords(labels.join(' | '));
  const others = new Set(
    data.deals
      .filter((deal) => !chosen.includes(deal))
      .flatMap(({ title, vendor }) => [normalizeWords(title), normalizeWords(vendor)])
      .filter((name) => name.trim().length >= shortestName && !known.includes(name))
      .map((name) => (name.trim().length >= shortestAlone ? name.trim() : name)),
  );
  return {
    isKnown: (name) =>
      [name, name.replace(/['’]s?(?=\s|$)/g, '')].some((form) => known.includes(normalizeWords(form))),
    namesOther: (sentence) => {
      const words = normalizeWords(sentence);
      for (const name of others) if (words.includes(name)) return true;
      return false;
    },
  };
}

/** Whether `sentence` contains known names only. An invented name of a single word cannot be told from another word. */
export function hasOnlyKnownNames(sentence: string, names: KnownNames): boolean {
  const text = sentence.normalize('NFKC');
  if (disguised.test(text) || names.namesOther(text)) return false;
  for (const [, ...marks] of text.matchAll(quoted)) {
    if (!names.isKnown(marks.find((mark) => mark !== undefined) ?? '')) return false;
  }
  const plain = text
    .replace(/^[^\p{L}]+/u, '')
    .replace(pronouns, 'i')
    .replace(days, (day) => day.toLowerCase());
  return [...plain.matchAll(capitals)].every(
    ({ 0: run, index }) => isKnownRun(run, names) || (index === 0 && isKnownBeginning(run, names)),
  );
}

/** The first word of a sentence is capitalized even if it is not part of a name. */
function isKnownBeginning(run: string, names: KnownNames): boolean {
  const rest = run.replace(/^\S+\s+/, '');
  return isKnownRun(rest, names) || (!/\s/.test(rest) && germanBeginning.test(run));
}

/** "Blue Room and Two" are two names, and "Blue Room's Chowder Supper" too. */
function isKnownRun(run: string, names: KnownNames): boolean {
  if (names.isKnown(run)) return true;
  return [...run.matchAll(/['’]s?\s+|\s+(?:and|[&+])\s+/g)].some(({ 0: between, index }) => {
    const rest = run.slice(index + between.length);
    return names.isKnown(run.slice(0, index)) && (counts.test(rest) || isKnownRun(rest, names));
  });
}
