/** A regular expression in text. Patterns are of whole words of a line, as client/assistant/understand/tokenize.ts makes it. */
export type Source = string;

/** Phrases divided by bars, in the singular and in lower case, without apostrophes and with spaces for hyphens. */
export type Phrases = string;

/** The rules of a language, by what they find. */
export interface Rules {
  /** Turns of speech in which a word that looks like a wish is none. */
  readonly idiom: Source;
  readonly distanceIdiom: Source;
  readonly distance: Source;
  /** Words that rule out what follows, turns of speech in which they do not, and words that leave it open. */
  readonly against: Source;
  readonly harmless: Source;
  readonly open: Source;
  /** What was said by mistake, and what once was. */
  readonly taken: Source;
  /** After these a name takes the place of one before. */
  readonly takenBack: Source;
  readonly past: Source;
  /** Words that rule out what stands before them. */
  readonly behind: Source;
  /** Single words that begin a new thought, and those that give an order. */
  readonly restart: Source;
  readonly order: Source;
  /** Single words that end what is ruled out; negators of a noun, and what ends their reach. */
  readonly stop: Source;
  readonly nounNegator: Source;
  readonly afterNoun: Source;
  /** A price range, an amount, its ends, and numbers that are no price. */
  readonly range: Source;
  readonly amount: Source;
  readonly boundBefore: Source;
  readonly boundAfter: Source;
  readonly refused: Source;
  readonly talkOfMoney: Source;
  readonly counted: Source;
  readonly notMoneyBefore: Source;
  readonly spentBefore: Source;
  readonly spentAfter: Source;
  readonly lifted: Source;
  readonly free: Source;
  readonly notFreeBefore: Source;
  /** Children who stay with somebody else. */
  readonly away: Source;
  /** What stands beside names of places, and of people. */
  readonly titleBefore: Source;
  readonly personBefore: Source;
  readonly personAfter: Source;
  readonly placeBefore: Source;
  readonly placeAfter: Source;
  readonly area: Source;
  readonly locative: Source;
  readonly possessive: Source;
  readonly school: Source;
  readonly study: Source;
  /** What a visitor does by saying it. */
  readonly reset: Source;
  readonly detail: Source;
  readonly oneOfThem: Source;
  readonly moreOfThis: Source;
  readonly correction: Source;
  readonly retraction: Source;
  readonly addition: Source;
  readonly either: Source;
  readonly thingsToDo: Source;
  /** Needs that deals say nothing certain about, such as step-free access; the need is the first group. */
  readonly need: Source;
  /** Very young children, and those who are nearly grown. */
  /** As an answer to who comes: nobody but grown-ups. */
  readonly grownAnswer: Source;
  readonly toddler: Source;
  readonly teen: Source;
  /** No part of town, or no time, matters any more. */
  readonly anywhere: Source;
  readonly anytime: Source;
  readonly question: Source;
}

/** What the guide says; each as several ways to say it, with names of values in braces. */
export interface Replies {
  readonly greet: readonly string[];
  readonly thanks: readonly string[];
  readonly bye: readonly string[];
  readonly identity: readonly string[];
  readonly help: readonly string[];
  readonly weather: readonly string[];
  readonly rude: readonly string[];
  readonly foreign: readonly string[];
  readonly no: readonly string[];
  /** Somebody is in need of help that no guide can give; of advice; of the truth about the offers. */
  readonly crisis: readonly string[];
  readonly advice: readonly string[];
  readonly trust: readonly string[];
  readonly trustSample: readonly string[];
  readonly love: readonly string[];
  /** Why the first deal was chosen. */
  readonly why: readonly string[];
  /** What was understood, before the next question. */
  readonly noted: readonly string[];
  /** What the deals do not say for certain. */
  readonly need: readonly string[];
  /** There is no such place in the list that was shown. */
  readonly fewer: readonly string[];
  /** Beyond a guide to deals. */
  readonly beyond: readonly string[];
  readonly puzzled: readonly string[];
  readonly audienceAndSetting: readonly string[];
  readonly audienceAndSettingThen: readonly string[];
  readonly audience: readonly string[];
  readonly setting: readonly string[];
  readonly time: readonly string[];
  readonly results: readonly string[];
  readonly cheaper: readonly string[];
  readonly more: readonly string[];
  readonly else: readonly string[];
  readonly surprise: readonly string[];
  readonly top: readonly string[];
  readonly cheapest: readonly string[];
  readonly nothing: readonly string[];
  /** There are no two deals to compare yet. */
  readonly alone: readonly string[];
  /** The closest could come first. */
  readonly location: readonly string[];
  readonly reset: readonly string[];
  readonly details: readonly string[];
  /** Of a deal that was described already. */
  readonly detailsAgain: readonly string[];
  readonly comparison: readonly string[];
  readonly sameVerdict: readonly string[];
  readonly plainVerdict: readonly string[];
  readonly splitVerdict: readonly string[];
  /** What a choice is not. */
  readonly unknown: readonly string[];
  /** There is such a deal, but not for who comes. */
  readonly unsuited: readonly string[];
  readonly relaxed: readonly string[];
  readonly again: readonly string[];
}

/** All that the guide knows of a language. Plain JSON: it goes to browsers as data. */
export interface Language {
  /** Phrases of the slots with few values, by slot and value. */
  readonly slots: Readonly<
    Record<'audience' | 'setting' | 'intensity' | 'price' | 'when', Readonly<Record<string, Phrases>>>
  >;
  /** What people do for leisure anywhere, and which topics are too general to look for in a deal's own words. */
  readonly topics: Phrases;
  readonly general: Phrases;
  /** Common words that are one or two letters from a word above; words of the rules that are often misspelt. */
  readonly lookalikes: string;
  readonly misspelt: string;
  /** Numbers in words, divided by spaces: from zero, and the tens from twenty. */
  readonly ones: string;
  readonly tens: string;
  /** From Sunday. */
  readonly weekdays: string;
  readonly ordinals: string;
  readonly rules: Rules;
  /** Ages, each with its numbers in groups; the first are of months and weeks. */
  readonly ages: readonly Source[];
  readonly parties: readonly Source[];
  /** What a visitor wants to happen, the first that is found; lists in the order of what is asked for. */
  readonly intents: readonly (readonly [intent: string, source: Source])[];
  readonly sorts: readonly (readonly [by: string, source: Source])[];
  readonly replies: Replies;
  /** What visitors may tap: answers to each question, ways on where nothing is asked, and what is always offered. */
  readonly quickReplies: Readonly<
    Record<'audience-and-setting' | 'audience' | 'setting' | 'time' | 'open' | 'standing', readonly string[]>
  >;
  /** Tags of deals that go with a time of the day, a mood or an age. */
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
      | 'teen',
      Source
    >
  >;
  /** How times are spoken of in replies, by their values. */
  readonly spoken: Readonly<Record<string, string>>;
}
