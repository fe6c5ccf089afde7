/** The source of a regular expression. It matches whole words of an utterance: see client/assistant/understand/utterance.ts. */
export type Source = string;

/** Phrases separated by bars, in the singular and in lower case, without apostrophes and with spaces for hyphens. */
export type Phrases = string;

/** The rules of a language. The client that ships them relies on their names. */
export interface Rules {
  /** Idioms in which a word that looks like a wish is none. */
  readonly idiom: Source;
  readonly distanceIdiom: Source;
  readonly distance: Source;
  /** Words that rule out what follows, idioms in which they do not, and words that leave it open. */
  readonly against: Source;
  readonly harmless: Source;
  readonly open: Source;
  /** What is ruled out as a whole, such as a mistake. */
  readonly taken: Source;
  /** After these a name replaces one before. */
  readonly takenBack: Source;
  /** What once was. */
  readonly past: Source;
  /** Words that rule out what stands before them. */
  readonly behind: Source;
  /** Single words that begin a new thought, and those that begin a command. */
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
  /** What a message does. */
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
  /** As an answer to who is coming: adults only. */
  readonly grownAnswer: Source;
  /** Very young children, and teenagers. */
  readonly toddler: Source;
  readonly teen: Source;
  /** Any part of town, or any time, will do. */
  readonly anywhere: Source;
  readonly anytime: Source;
  readonly question: Source;
}

/** What the assistant says: variants of each phrase, with names of values in braces. */
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
  /** Somebody needs help in a crisis, professional advice, or the truth about the offers. */
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
  /** Fewer deals were shown than the visitor counts. */
  readonly fewer: readonly string[];
  /** The message has nothing to do with deals. */
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
  /** There are not two deals to compare yet. */
  readonly alone: readonly string[];
  /** With the visitor's location, the closest deals could come first. */
  readonly location: readonly string[];
  readonly reset: readonly string[];
  readonly details: readonly string[];
  /** For a deal that was described already. */
  readonly detailsAgain: readonly string[];
  readonly comparison: readonly string[];
  readonly sameVerdict: readonly string[];
  readonly plainVerdict: readonly string[];
  readonly splitVerdict: readonly string[];
  /** No deal is about these topics. */
  readonly unknown: readonly string[];
  /** There are such deals, but not for who is coming. */
  readonly unsuited: readonly string[];
  readonly relaxed: readonly string[];
  readonly again: readonly string[];
}

/** All that the assistant knows of a language. Plain JSON: browsers load it as part of `/assistant.json`. */
export interface Language {
  /** Phrases for the slots with few values, by slot and value. */
  readonly slots: Readonly<
    Record<'audience' | 'setting' | 'intensity' | 'price' | 'when', Readonly<Record<string, Phrases>>>
  >;
  /** What people do for leisure anywhere, and which topics are too general to look for in a deal's own words. */
  readonly topics: Phrases;
  readonly general: Phrases;
  /** Common words that resemble a word above; words of the rules that are often misspelled. */
  readonly lookalikes: string;
  readonly misspelt: string;
  /** Numbers in words, separated by spaces: from zero, and the tens from twenty. */
  readonly ones: string;
  readonly tens: string;
  /** From Sunday. */
  readonly weekdays: string;
  readonly ordinals: string;
  readonly rules: Rules;
  /** Ages, with their numbers in groups; the first rule is for months and weeks. */
  readonly ages: readonly Source[];
  readonly parties: readonly Source[];
  /** Intents, of which the first match counts, and the orders in which the best deals may be asked for. */
  readonly intents: readonly (readonly [intent: string, source: Source])[];
  readonly sorts: readonly (readonly [by: string, source: Source])[];
  readonly replies: Replies;
  /** Quick replies: answers to each question, next steps if there is none, and those that are always offered. */
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
  /** How replies name a time, by its value. */
  readonly spoken: Readonly<Record<string, string>>;
}
