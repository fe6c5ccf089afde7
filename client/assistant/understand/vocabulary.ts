import type { Language } from '../../../data/language/language.ts';
import type { LanguagePack } from '../../../data/language/languagePack.ts';
import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { createGrammar, type Grammar } from './grammar.ts';
import type { Sense } from './mention.ts';
import type { Numbers } from './numberWords.ts';
import { phrasesOfPack, topicNames } from './packPhrases.ts';
import { namesInTitles, phrasesOfSite } from './sitePhrases.ts';
import { phraseKeys, phraseSplitter, pluralIn, singularIn, stemIn } from './wordForms.ts';
import { baseIn, soundIn } from './wordSpelling.ts';

/** The words that the assistant knows. */
export interface Vocabulary {
  /** What phrases mean, by the keys of their words in the singular, with numbers in digits. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
  readonly keyOf: (words: readonly string[]) => string;
  /** All single words of the phrases, as written and in the singular. */
  readonly known: ReadonlySet<string>;
  /** Words that are no misspelling of another. */
  readonly lookalikes: ReadonlySet<string>;
  /** Ids of the categories of events at a certain time. */
  readonly scheduled: readonly string[];
  /** Words in the names of neighborhoods. */
  readonly names: ReadonlySet<string>;
  /** Words whose misspellings are corrected, by their first letter. */
  readonly byInitial: ReadonlyMap<string, readonly string[]>;
  /** The word whose misspelling sounds like `word`; `null` in a language whose spelling does not tell the sound. */
  readonly soundingLike: ((word: string) => string | undefined) | null;
  /** The word that the diminutive `word` is made from. */
  readonly baseOf: (word: string) => string | undefined;
  /** Words that are no topics by themselves. */
  readonly general: ReadonlySet<string>;
  /** What people look for and no deal is about, by the key of its words; chores are what no outing stands in for. */
  readonly wares: ReadonlyMap<string, string>;
  readonly chores: ReadonlySet<string>;
  /** Topics that say little beside another. */
  readonly vague: ReadonlySet<string>;
  readonly numbers: Numbers;
  readonly symbols: Language['symbols'];
  readonly emoji: Language['emoji'];
  readonly shorthand: Language['shorthand'];
  /** A word without the ending of the plural. The result need not be a word; it is only compared with others. */
  readonly singular: (word: string) => string;
  /** What a word has in common with its kin: "wash" for "washed". It is only compared with others. */
  readonly stem: (word: string) => string;
  /** The stems of words that tell nothing of a deal. */
  readonly idle: ReadonlySet<string>;
  /** The name of a topic or category of the site in this language. */
  readonly nameOf: (topic: string) => string;
  /** Places out of town, by their words. */
  readonly elsewhere: ReadonlyMap<string, string>;
  /** In the singular, from Sunday. */
  readonly weekdays: readonly string[];
  readonly grammar: Grammar;
}

/** No phrase has more words. */
export const longestPhrase = 5;

/** Misspellings of shorter words are not corrected: they are too similar to other words, above all the many topics. */
const shortestMisspelt = 4;
const shortestTopic = 6;
const shortestName = 4;
const shortestDateWord = 7;

/** Creates the vocabulary from the data of the city and the tags of its deals, in the language of the site or of `pack`. */
export function createVocabulary(assistant: AssistantData, data: DealData, pack?: LanguagePack): Vocabulary {
  const language: Language = { ...assistant.language, ...pack };
  const { numbers, endings } = language;
  // Many phrases mean several things.
  const phraseWords = memoize(phraseSplitter(language));
  const singular = singularIn(endings);
  const plural = pluralIn(endings);
  const stem = stemIn(endings);
  const { general: generalWords, linking } = assistant.language;
  const idleWords = [...language.idle.split(' '), ...`${generalWords}|${linking}`.split('|')];
  const grammar = createGrammar(
    language,
    assistant.neighborhoods.flatMap(({ idioms = [] }) =>
      idioms.map((idiom) => phraseWords(idiom).join('(?: ,)? ')),
    ),
  );
  const [ones, tens] = [numbers.ones.split(' '), numbers.tens.split(' ')];
  const keyOf = phraseKeys(language.determiners);
  /** A word and its plural. */
  const formsOf = (word: string) => [...new Set([word, plural(word)])];
  const senses = new Map<string, Sense[]>();
  const known = new Set<string>();
  // Numbers are no misspellings of names: "seventy" is not "seventh".
  for (const word of [...ones, ...tens, ...Object.keys(numbers.others)]) known.add(word);
  const targets = new Set<string>();
  const names = new Set<string>();
  const isLongName = (word: string) => names.has(word) && word.length >= shortestName;
  const add = (phrase: string, sense: Sense, isCorrected = true) => {
    const words = phraseWords(phrase);
    const key = keyOf(words.map((word) => `${ones.indexOf(word) > 1 ? ones.indexOf(word) : singular(word)}`));
    const others = senses.get(key) ?? [];
    // A tag such as "romantic" is redundant if another slot has the same word.
    const isRedundant =
      sense.slot === 'interests' && others.some(({ slot }) => singleSlots.has(slot) || slot === 'interests');
    if (!isRedundant && !others.some(({ slot, value }) => slot === sense.slot && value === sense.value))
      senses.set(key, [...others, sense]);
    for (const word of words) known.add(word).add(singular(word));
    if (sense.slot === 'neighborhoods') for (const word of words) names.add(word);
    if (!isCorrected) return;
    // The single words of a longer phrase are too common to be corrected, except names.
    for (const form of words.length > 1 ? words.filter(isLongName) : words.flatMap(formsOf)) {
      const shortest = sense.slot === 'interests' ? shortestTopic : shortestMisspelt;
      if (form.length >= shortest && !/\d/.test(form)) targets.add(form);
    }
  };
  // These come first, so that they win over equally similar words.
  for (const name of assistant.elsewhere) for (const word of phraseWords(name)) known.add(word);
  for (const word of language.misspelt.split(' ')) {
    targets.add(word);
    known.add(word).add(singular(word));
  }
  for (const words of Object.keys(language.shorthand)) for (const word of words.split(' ')) known.add(word);
  for (const word of grammar.times.words) {
    known.add(word);
    if (word.length >= shortestDateWord) targets.add(word);
  }
  const site = [...phrasesOfSite(assistant, data, phraseWords)];
  const singularOnSite = singularIn(assistant.language.endings);
  const spelled = memoize((phrase: string) => phraseWords(phrase).map(singularOnSite).join(' '));
  const phrases = pack ? [...phrasesOfPack(pack, site, spelled)] : site;
  for (const { phrase, sense, isForeign = false, isExact = false } of phrases)
    add(phrase, sense, !isExact && (!isForeign || sense.slot === 'neighborhoods'));
  // "Ice skating" is also written as one word.
  for (const { phrase, sense } of phrases) {
    const solid = phrase.replace(' ', '');
    if (sense.slot === 'interests' && !known.has(solid) && !solid.includes(' ')) add(solid, sense, false);
  }
  const general = new Set(assistant.language.general.split('|'));
  const isPlain = (word: string) =>
    [word, singular(word)].some((form) => known.has(form) || general.has(form)) ||
    assistant.language.lookalikes.split(' ').includes(word);
  for (const name of namesInTitles(data, assistant.language, phraseWords, isPlain))
    add(name, { slot: 'interests', value: name }, false);
  const [chores, outings] = assistant.wares.map((list) => list.split('|')) as [string[], string[]];
  const ofPack = pack?.wares.split('|') ?? [];
  const wares = new Map<string, string>();
  for (const word of [...ofPack, ...chores, ...outings]) {
    const words = phraseWords(word);
    const key = keyOf(words.map(singular));
    for (const part of words) known.add(part).add(singular(part));
    // "Flight" may be a word for a whole category, too, and air conditioning is also indoors.
    const isFree = (senses.get(key) ?? []).every(({ slot, isGeneral }) => isGeneral || slot === 'setting');
    if (!wares.has(key) && isFree) wares.set(key, word);
  }
  const proper = new Set(language.proper.split(' '));
  const written = (topic: string) =>
    topic.replace(/\p{L}+/gu, (word) =>
      proper.has(word) ? `${word.slice(0, 1).toUpperCase()}${word.slice(1)}` : word,
    );
  const nameOfOne = pack ? topicNames(pack, spelled) : written;
  const byInitial = new Map<string, string[]>();
  const soundOf = soundIn(language.spelling);
  const bySound = new Map([...targets].map((word) => [soundOf?.(word), word]));
  for (const word of targets) {
    const initial = word[0] as string;
    byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
  }
  return {
    ...{ senses, keyOf, known, names, byInitial },
    soundingLike: soundOf && ((word) => bySound.get(soundOf(word))),
    baseOf: baseIn(language.spelling, (word) => word.length >= shortestMisspelt && known.has(word)),
    scheduled: assistant.categories.filter(({ scheduled }) => scheduled).map(({ id }) => id),
    lookalikes: new Set(language.lookalikes.split(' ')),
    numbers: { ...numbers, ones, tens, and: grammar.and, dozen: new RegExp(numbers.dozen, 'gu') },
    vague: new Set(assistant.language.vague.split('|')),
    symbols: language.symbols,
    emoji: language.emoji,
    shorthand: language.shorthand,
    nameOf: (topic) => nameOfOne(topic.split('|', 1)[0] ?? topic),
    ...{ general, wares, chores: new Set([...ofPack, ...chores]) },
    ...{ singular, stem, idle: new Set(idleWords.map(stem)) },
    elsewhere: new Map(assistant.elsewhere.map((name) => [phraseWords(name).join(' '), name])),
    weekdays: language.weekdays.split(' ').map(singular),
    grammar,
  };
}

const singleSlots: ReadonlySet<Sense['slot']> = new Set([
  'audience',
  'setting',
  'intensity',
  'price',
  'when',
]);
