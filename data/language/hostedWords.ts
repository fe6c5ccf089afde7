import type { FactTopic } from './factWords.ts';

/** What can be said of a deal without words of a question. */
export type StatedTopic = Extract<
  FactTopic,
  | ('price' | 'until' | 'hours' | 'soldOut' | 'duration' | 'ages' | 'groups' | 'alone' | 'access' | 'pets')
  | ('diet' | 'parking' | 'transit' | 'place' | 'setting' | 'weather' | 'booking' | 'fulfillment')
  | ('included' | 'restrictions' | 'bring' | 'languages' | 'code' | 'contact')
>;

/** The texts of a deal that can be quoted. */
export type QuotedField = 'summary' | 'goodFor' | 'goodToKnow' | 'included' | 'restrictions' | 'description';

/** What can be computed of several deals. */
export type ComparisonKind = 'cheapest' | 'most-saved' | 'nearest' | 'soonest' | 'open-latest' | 'compare';

/** The tones of kind words before and after an answer. */
export type OpeningTone = 'warm' | 'sorry' | 'sympathy' | 'congratulations' | 'thanks';
export type ClosingTone = 'enjoy' | 'more';

/** What answers of a hosted model are made of in a language. Browsers load it with the code that asks one. */
export interface HostedWords {
  /** Says that a model chose the deals, and where the facts are from. */
  readonly label: string;
  /** Presents the deal {title}, {where}, which may not meet all wishes. */
  readonly presented: string;
  /** What is said of the deal {title}: its {facts}, some of which are lines of its own, {text}. */
  readonly stated: string;
  readonly quoted: Readonly<Record<QuotedField, string>>;
  /** Adds {facts} that speak against a deal. */
  readonly but: string;
  /** Says that none of the deals mentions {words}, and that {titles} may not meet {wishes}. */
  readonly cannot: string;
  readonly misses: string;
  /** No deal fits, or none has {words}. */
  readonly none: string;
  readonly noneFor: string;
  /** The deals of which one stands out: those that are shown, or some of them. */
  readonly ofThese: string;
  readonly ofSome: string;
  /** The deal {title} stands out among some ({of}), with the {value} by which it does. */
  readonly standsOut: Readonly<Record<Exclude<ComparisonKind, 'compare'>, string>>;
  /** The names of what is said, as lists of sources have them. */
  readonly names: Readonly<Record<StatedTopic | QuotedField, string>>;
  /** Kind words before and after an answer, in variants. */
  readonly openings: Readonly<Record<OpeningTone, readonly string[]>>;
  readonly closings: Readonly<Record<ClosingTone, readonly string[]>>;
}
