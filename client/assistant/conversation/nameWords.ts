import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { correctWord } from '../understand/typos.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** Shorter words of a name tell deals apart only if they are topics: "owl". */
const shortestWord = 4;
const shortestTopic = 3;
/** Misspellings of shorter words are not corrected: "there" is no "three". */
const shortestMisspelt = 6;
/** A word alone names a deal only if at most so many have it. */
export const fewHave = 3;

/** What words of a name can mean besides. */
const topical: ReadonlySet<string> = new Set(['categories', 'interests']);

type NameWords = Pick<AssistantKnowledge['vocabulary'], 'singular' | 'senses' | 'names'>;

/** The words of a name in the singular, without short ones. */
export const longWords = (name: string, { singular, senses }: NameWords): string[] => [
  ...new Set(
    utteranceOf(name)
      .split(' ')
      .map(singular)
      .filter(
        (word) =>
          word.length >= shortestWord ||
          (word.length >= shortestTopic &&
            (senses.get(word)?.some(({ slot }) => topical.has(slot)) ?? false)),
      ),
  ),
];

/** The words of a message that names may have, topics also as the site calls them. */
export const saidWords = (words: string, vocabulary: NameWords): string[] => {
  const said = longWords(words, vocabulary);
  const topics = said.flatMap((word) =>
    (vocabulary.senses.get(word) ?? []).flatMap(({ slot, value }) =>
      // A word that stands for several topics names none of them.
      slot === 'interests' && !value.includes('|') ? longWords(value, vocabulary) : [],
    ),
  );
  return [...new Set([...said, ...topics])];
};

/** `words` with those that no vocabulary knows spelled as in the names of deals: "puddel" as "puddle". */
export const spelledAsNames = (
  words: readonly string[],
  { data, vocabulary }: AssistantKnowledge,
): string[] => {
  const { known, lookalikes } = vocabulary;
  const isStrange = (word: string) =>
    word.length >= shortestMisspelt && !known.has(word) && !lookalikes.has(word);
  if (!words.some(isStrange)) return [...words];
  const byInitial = nameWordsOf(data);
  return words.map((word) => (isStrange(word) ? correctWord(word, { ...vocabulary, byInitial }) : word));
};

/** The words of the titles and vendors, by their first letters. */
const nameWordsOf = memoize((data: DealData): ReadonlyMap<string, readonly string[]> => {
  const words = new Set(
    data.deals.flatMap(({ title, vendor }) => utteranceOf(`${title} ${vendor}`).trim().split(' ')),
  );
  const byInitial = new Map<string, string[]>();
  for (const word of words)
    if (word.length > shortestWord)
      byInitial.set(word.slice(0, 1), [...(byInitial.get(word.slice(0, 1)) ?? []), word]);
  return byInitial;
}, new WeakMap<DealData, ReadonlyMap<string, readonly string[]>>());

/** Whether a word is no time, place or person, which any wish may name. */
export const isOfName = (word: string, { senses, names }: NameWords): boolean =>
  !names.has(word) && (senses.get(word) ?? []).every(({ slot }) => topical.has(slot));

/** Whether a word that so many names have tells a deal; times, places and people are words of any wish. */
export function isTelling(word: string, count: number, vocabulary: NameWords): boolean {
  const meanings = vocabulary.senses.get(word) ?? [];
  return (
    count <= fewHave && isOfName(word, vocabulary) && (word.length > shortestWord || meanings.length > 0)
  );
}

/** The words after "the" and the like, which may name a deal. */
export const wordsAfterThe = (words: string, { vocabulary }: AssistantKnowledge): string[] =>
  [...words.matchAll(vocabulary.grammar.facts.questions.determined)].flatMap(([phrase]) =>
    saidWords(phrase, vocabulary),
  );

/**
 * The longest part of the title of `deal` in `words`, as those of an utterance, of two words at least: " dinner for 2 "; empty
 * for none.
 */
export function titlePartIn(
  words: string,
  { title }: DealRecord,
  { assistant, data }: AssistantKnowledge,
): string {
  const ones = assistant.language.numbers.ones.split(' ');
  // "In the Old Town" may name any deal there.
  const named = Object.values(data.neighborhoods)
    .reduce((name, { label }) => name.replace(utteranceOf(label), ' '), utteranceOf(title))
    .trim()
    .split(' ')
    .map((word) => (ones.indexOf(word) > 1 ? String(ones.indexOf(word)) : word));
  let longest = '';
  for (const start of named.keys())
    for (let end = start + 2; end <= named.length; end += 1) {
      const part = ` ${named.slice(start, end).join(' ')} `;
      if (!words.includes(part)) break;
      if (part.length > longest.length) longest = part;
    }
  return longest;
}

/** So many words of a title in their order are as good as all of it: "dinner for two". */
const wordsOfTitle = 3;

/** Whether `words` have the title of `deal`, or three of its words in their order. */
export const isTitled = (words: string, deal: DealRecord, knowledge: AssistantKnowledge): boolean => {
  const count = titleWordsIn(words, deal, knowledge);
  return count > 1 && count >= Math.min(wordsOfTitle, utteranceOf(deal.title).trim().split(' ').length);
};

/** Of the words of a title in their order, so many have to tell something: "for the dog" is said of any dog. */
const leastTelling = 2;

/** How many words of the title of `deal` in their order `words` have; 1 if too few of them tell anything. */
export function titleWordsIn(words: string, deal: DealRecord, knowledge: AssistantKnowledge): number {
  const part = titlePartIn(words, deal, knowledge).trim();
  const telling = longWords(part, knowledge.vocabulary).length + (part.match(/\d+/g)?.length ?? 0);
  return telling < leastTelling ? 1 : part.split(' ').length;
}

/** `words` without the longest part of the title of `deal`, so that "for two" in it asks about no price. */
export function withoutTitle(words: string, deal: DealRecord, knowledge: AssistantKnowledge): string {
  const part = titlePartIn(words, deal, knowledge);
  const [first = '', second = '', ...others] = part.trim().split(' ');
  // "Can the dog come" asks about dogs, whatever the title ends in.
  const isName =
    others.length > 0 || /\d/.test(part) || Math.min(first.length, second.length) >= shortestWord;
  return isName ? words.replace(part, ' ') : words;
}
