import type { ChatWords } from './chatWords.ts';
import type { ChipWords } from './chipWords.ts';
import type { DateWords } from './dateWords.ts';
import type { Endings } from './endings.ts';
import type { FactWords } from './factWords.ts';
import type { LanguageSigns } from './languageSigns.ts';
import type { Aversion } from './moveWords.ts';
import type { NumberWords } from './numberWords.ts';
import type { OccasionWords } from './occasionWords.ts';
import type { OpeningWords } from './openingWords.ts';
import type { ReasonWords } from './reasonWords.ts';
import type { Replies } from './replies.ts';
import type { Phrases, Rules, Source } from './rules.ts';
import type { ServiceWords } from './serviceWords.ts';
import type { Spelling } from './spelling.ts';
import type { SuitWords } from './suitWords.ts';
import type { TimeWords } from './timeWords.ts';

/** A meal: the topics that name it, and its usual hours in minutes from midnight. */
export interface Meal {
  readonly topics: Phrases;
  readonly from: number;
  readonly to: number;
}

/** All that the assistant knows about a language. Plain JSON: browsers load it as data. */
export interface Language {
  /** BCP 47: "en". */
  readonly tag: string;
  readonly signs: LanguageSigns;
  /** Phrases for the slots with few values, by slot and value. */
  readonly slots: Readonly<
    Record<'audience' | 'setting' | 'intensity' | 'price' | 'when', Readonly<Record<string, Phrases>>>
  >;
  /** Leisure activities of any city, and words that are too general to be topics. */
  readonly topics: Phrases;
  readonly general: Phrases;
  /** Topics of a kind: who asks for one that no deal is about may like another. */
  readonly kinds: readonly Phrases[];
  /** Meals that restaurants serve whatever their deals are called. */
  readonly meals: readonly Meal[];
  /** Topics that say little beside another: "class" in "swimming class". */
  readonly vague: Phrases;
  /** Words of four letters and more that link others and name nothing. */
  readonly linking: Phrases;
  /** The ending of a topic that its other forms replace, and the pattern of the endings of these forms. */
  readonly topicForms: { readonly ending: Source; readonly others: Source };
  /** What visitors call some topics, mostly verbs: "skate=skating|hike=hiking". */
  readonly verbs: string;
  /** Words, separated by spaces, that people use whatever they wish for: they tell nothing of a deal. */
  readonly idle: string;
  /** Words of topics that are written with a capital, such as the names of cuisines; separated by spaces. */
  readonly proper: string;
  /** Common words that are not misspellings of a similar known word; words of the rules whose misspellings are corrected. */
  readonly lookalikes: string;
  readonly misspelt: string;
  /** The words for symbols; "→" stands for a dash between numbers. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Pictures that stand for a word. */
  readonly emoji: Readonly<Record<string, string>>;
  /** Short forms of chats, one or two words in lower case without accents, and the words that they stand for. */
  readonly shorthand: Readonly<Record<string, string>>;
  readonly numbers: NumberWords;
  readonly endings: Endings;
  readonly spelling: Spelling;
  /** Words that make no difference inside a phrase, separated by spaces: "lavar el carro" is "lavar mi carro". */
  readonly determiners: string;
  /** Pattern of words that begin with a digit: "2nite". */
  readonly digitWord: Source;
  /** Patterns of the parts of a day, also in phrases such as "Saturday night"; `night` names what one does in the evening. */
  readonly parts: Readonly<
    Record<'morning' | 'afternoon' | 'evening' | 'late' | 'night' | 'workday', Source>
  >;
  /** As visitors write them, from Sunday. */
  readonly weekdays: string;
  readonly dates: DateWords;
  /** Places in a list from 0, -1 for the last. */
  readonly ordinals: Readonly<Record<string, number>>;
  readonly rules: Rules;
  /** Patterns of ages, whose groups capture the numbers; the first pattern is of months and weeks. */
  readonly ages: readonly Source[];
  /**
   * Patterns of the number of people; their groups capture numbers that belong together. Those of the first pattern come with
   * two more people, those of the second with one.
   */
  readonly parties: readonly Source[];
  /** Patterns of intents and of sort orders; the first that matches counts. */
  readonly intents: readonly (readonly [intent: string, source: Source])[];
  readonly sorts: readonly (readonly [by: string, source: Source])[];
  readonly aversions: Readonly<Record<string, Aversion>>;
  readonly services: ServiceWords;
  readonly replies: Replies;
  readonly facts: FactWords;
  /** Quick replies: answers to each question (of a budget, with {amount}), next steps if nothing was asked, or nothing was found, and those that are always offered. */
  readonly quickReplies: Readonly<
    Record<
      'audience-and-setting' | 'audience' | 'setting' | 'time' | 'budget' | 'open' | 'none' | 'standing',
      readonly string[]
    >
  >;
  /** Patterns of tags that suit a time of day, a mood or an age. */
  readonly tags: Readonly<
    Record<
      | 'early'
      | 'morning'
      | 'afternoon'
      | 'evening'
      | 'romantic'
      | 'relaxing'
      | 'adventurous'
      | 'toddler'
      | 'pets'
      | 'teen',
      Source
    >
  >;
  readonly occasions: OccasionWords;
  /** The parts of a planned day; those of meals are topics, too. */
  readonly plan: Readonly<Record<'morning' | 'lunch' | 'afternoon' | 'dinner' | 'evening', string>>;
  readonly times: TimeWords;
  readonly chips: ChipWords;
  readonly chat: ChatWords;
  readonly opening: OpeningWords;
  readonly reasons: ReasonWords;
  readonly suits: SuitWords;
  /** Join the last two items of a list. */
  readonly conjunctions: { readonly and: string; readonly or: string };
  /** What words become where they meet: patterns of a composed sentence, and the words instead. */
  readonly euphony: readonly (readonly [meeting: Source, words: string])[];
}
