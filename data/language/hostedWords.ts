import type { FactTopic } from './factWords.ts';

/** What can be said of a deal without words of a question. */
export type StatedTopic = Extract<
  FactTopic,
  | ('price' | 'until' | 'hours' | 'soldOut' | 'duration' | 'ages' | 'groups' | 'alone' | 'access' | 'pets')
  | ('diet' | 'parking' | 'transit' | 'place' | 'setting' | 'weather' | 'booking' | 'fulfillment')
  | ('included' | 'restrictions' | 'bring' | 'languages' | 'code' | 'contact')
>;

/** The texts of a deal that can be quoted. */
export type QuotedField = 'summary' | 'goodFor' | 'goodToKnow' | 'included' | 'restrictions';

/** What can be computed of several deals. */
export type ComparisonKind = 'cheapest' | 'most-saved' | 'nearest' | 'soonest' | 'open-latest' | 'compare';

/** What answers of a hosted model are made of in a language. Browsers load it with the code that asks one. */
export interface HostedWords {
  /** Says that a model chose the deals, and where the facts are from. */
  readonly label: string;
  /** Presents the deal {title}, {where}, which may not meet all wishes. */
  readonly presented: string;
  /** What is said of the deal {title}: its {facts}, some of which are lines of its own, {text}. */
  readonly stated: string;
  readonly quoted: Readonly<Record<QuotedField, string>>;
  /** Says that none of the deals mentions {words}, and that not all of them meet {wishes}. */
  readonly cannot: string;
  readonly misses: string;
  /** The deals of which one stands out: those that are shown, or some of them. */
  readonly ofThese: string;
  readonly ofSome: string;
  /** The deal {title} stands out among some ({of}), with the {value} by which it does. */
  readonly standsOut: Readonly<Record<Exclude<ComparisonKind, 'compare'>, string>>;
  /** The names of what is said, as lists of sources have them. */
  readonly names: Readonly<Record<StatedTopic | QuotedField, string>>;
  readonly voice: VoiceWords;
}

/**
 * The words that a model may say itself: each part of a sentence is one of `alone`, or begins and goes on as one of `moves`.
 * None of them names a fact, an action or a promise, affirms, denies or asks for anything, however they are combined: so no
 * single "is", "can", "will", "not", "yes", "free", "all", "best", no numbers, no days of the week, no places, no kinds of
 * deals, and nothing of what they are like; and what speaks of the deals goes on with very few words. Without accents and
 * apostrophes; phrases are separated by "|".
 */
export interface VoiceWords {
  readonly alone: string;
  readonly moves: readonly { readonly begin: string; readonly go: string }[];
}
