import type { Source } from './rules.ts';

/** What somebody in need may write about. An answer to it names the city's help lines for it. */
export type CareKind = 'crisis' | 'medical' | 'poison' | 'danger' | 'assault' | 'child' | 'abuse';

/**
 * What no deal can help with, though it is no emergency for people: a car that broke down on the road, no money for the rent or
 * for food, a pet that is hurt, and sorrow with nobody around.
 */
export type Trouble = 'stranded' | 'hardship' | 'pet' | 'alone';

/**
 * What words are about, by category: words separated by spaces, in lower case and without accents and apostrophes. Forms
 * that `wordStem` makes equal need no mention.
 */
export type CareWords = Readonly<Record<string, string>>;

/**
 * The buckets of the features that have a weight (client/assistant/care/careFeatures.ts), by weight, as
 * client/assistant/care/careBuckets.ts writes them.
 */
export type CareWeights = Readonly<Record<string, string>>;

/** What was learned of how people say that they need help, in all languages together. `npm run care:train` writes it. */
export interface CareModel {
  /** The hash of all that it was learned from, and of the version of its features. */
  readonly learnedFrom: number;
  /** How much a message is about a need. */
  readonly need: CareWeights;
  /** The least score of messages that are, and of sentences of long messages. */
  readonly least: number;
  readonly leastLong: number;
  /** How far below those a message may be about a need, and how far above it certainly is. */
  readonly hintBy: number;
  readonly sureBy: number;
  /** Which need it is: the kind with the highest score, which begins at `start`. */
  readonly kinds: CareWeights;
  readonly start: Readonly<Record<CareKind, number>>;
}

/**
 * Signs of a need of a kind that tell it together, anywhere in a message and in any order: a kitchen that smells of gas, and
 * headaches. Each alone is harmless, and all are where `unless` is said.
 */
export type CareSigns = readonly {
  readonly kind: CareKind;
  readonly signs: readonly Source[];
  readonly unless?: Source;
}[];

/** What the assistant knows in one language of people in need, and what it says to them. Plain JSON. */
export interface Care {
  /** Its code, such as "es". */
  readonly language: string;
  readonly words: CareWords;
  /** What says by itself, anywhere in a message, that somebody needs help, by kind. */
  readonly certain: Readonly<Partial<Record<CareKind, Source>>>;
  readonly signs: CareSigns;
  /** The whole of a message that says that all is well again. */
  readonly safe: Source;
  /** What says anywhere in a message, after help lines, that its writer is in no danger: "I won’t hurt myself", "just sad". */
  readonly calm: Source;
  /** Comes before deals for somebody who says so. */
  readonly glad: string;
  /** What to say first, by kind; before the help lines. */
  readonly replies: Readonly<Record<CareKind, string>>;
  /** How people tell of trouble, and what to say to it, before the help lines for it. */
  readonly troubles: Readonly<Record<Trouble, { readonly said: Source; readonly reply: string }>>;
  /** Comes before help lines and an answer to a wish that may, or may not, be about a need. */
  readonly aside: string;
  /** The reply to a message after that which names no wish, and to one that says that all is well. */
  readonly stay: string;
  readonly goOn: string;
  /** A quick reply that says that all is well; matches `safe`. */
  readonly isSafe: string;
  /** How to reach a help line: {call} and {text} are numbers. */
  readonly call: string;
  readonly text: string;
  readonly callOrText: string;
}
