import type { Source } from './rules.ts';

/** What somebody in need may write about. An answer to it names the city's help lines for it. */
export type CareKind = 'crisis' | 'medical' | 'poison' | 'danger' | 'assault' | 'child' | 'abuse';

/**
 * A rule: words and signals in their order, such as "{partner} ~ {harms} me". `{name}` is one of the signals, "~" up to four
 * words of the same sentence, and "~2" up to two. Alternatives are in parentheses. The rest is the source of a regular expression for whole words, in lower
 * case and without accents and apostrophes.
 */
export type CareRule = Source;

/** How the assistant recognizes in one language that somebody is in need, and what it says then. Plain JSON. */
export interface Care {
  /** Its code, such as "es". */
  readonly language: string;
  /** Who, what and where, by name, for `{name}` in rules and in each other. */
  readonly signals: Readonly<Record<string, Source>>;
  /** Idioms, games and the like, which are overlooked: "killing me", "escape room". */
  readonly harmless: readonly CareRule[];
  /** Rules for each kind, the most pressing kind first. The first that fits decides. */
  readonly rules: readonly (readonly [kind: CareKind, rules: readonly CareRule[]])[];
  /** Further rules for sentences without `leisure`, because people also joke in these words. */
  readonly unlessLeisure: Care['rules'];
  readonly leisure: CareRule;
  /** Weaker rules, for messages that wish for nothing: those with no word of `wish`. */
  readonly unlessWish: Care['rules'];
  readonly wish: CareRule;
  /** The whole of a message that says that all is well again. */
  readonly safe: Source;
  /** What to say first, by kind; before the help lines. */
  readonly replies: Readonly<Record<CareKind, string>>;
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
