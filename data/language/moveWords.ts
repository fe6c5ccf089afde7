import type { Source } from './rules.ts';

/** Something that visitors avoid and that no topic names, such as crowds. */
export interface Aversion {
  /** On the chip, after "Not". */
  readonly label: string;
  /** How visitors name it. The first group says by itself that they avoid it, such as "seasick". */
  readonly said: Source;
  /** The topics of deals that have it, separated by "|". */
  readonly topics: string;
  /** The topics of those that are it: what their title or first tag says. A place that has something vegan, too, is no vegan place. */
  readonly kinds?: string;
  /** It is meant of all that is named, too: "watch sports, not play". Else what is named may come in another way: a trail by car. */
  readonly isStrict?: boolean;
}

/** Phrases about moves in a conversation; see `Replies`. */
export interface MoveReplies {
  /** Before the rest of an answer: to a greeting, and to thanks. */
  readonly greetFirst: readonly string[];
  /** About what becomes of the visitor's words. */
  readonly privacy: readonly string[];
  /** To somebody for whom a deal did not work, and who wants to talk to a person. */
  readonly trouble: readonly string[];
  /** Where the button of a deal leads, and what only the vendor can say: refunds, taxes and tips. */
  readonly buy: readonly string[];
  /** To a joke, and to thanks from somebody who was not helped. */
  readonly joked: readonly string[];
  readonly anyway: readonly string[];
  readonly terms: readonly string[];
  readonly person: readonly string[];
  /** How codes of deals are used. */
  readonly codes: readonly string[];
  /** How the site earns money. */
  readonly earn: readonly string[];
  /** Deals of an earlier answer again, and that there is no earlier one. */
  readonly back: readonly string[];
  readonly backAtStart: readonly string[];
  /** What was said last is taken back. */
  readonly undone: readonly string[];
  /** A deal has ended: its last day was {until}. */
  readonly ended: readonly string[];
  /** Deals like another one; nothing is like it. */
  readonly similar: readonly string[];
  readonly unlike: readonly string[];
  /** Costs more than before; nothing does. */
  readonly nicer: readonly string[];
  readonly nicest: readonly string[];
  /** The cheapest of those shown; and what costs less, of another kind. */
  readonly cheapestShown: readonly string[];
  readonly cheaperElse: readonly string[];
  /** Nothing is closer. */
  readonly closest: readonly string[];
  /** Owns up to not having heard {words}, which the visitor repeats; and to another mistake. */
  readonly insisted: readonly string[];
  readonly mistaken: readonly string[];
  /** A deal is ruled out. */
  readonly ruledOut: readonly string[];
  /** The one that the assistant would take. */
  readonly choice: readonly string[];
  /** How to book a deal, and to keep or share it, which the visitor has to do. */
  readonly order: readonly string[];
  readonly keep: readonly string[];
  /** To what was not understood beside deals. */
  /** Before deals, where the visitor asks to have them booked or to be called. */
  readonly errand: readonly string[];
  readonly puzzledHere: readonly string[];
  /** To comments on what was shown. */
  readonly ack: readonly string[];
  readonly joke: readonly string[];
  /** The deals that come first by price, of all or of each, by place and time. */
  readonly byPrice: readonly string[];
  readonly byEach: readonly string[];
  readonly byPlace: readonly string[];
  readonly byTime: readonly string[];
  /** From the nearest to {area} on. */
  readonly nearest: readonly string[];
}
