import type { Source } from './rules.ts';

/** Numbers in words. */
export interface NumberWords {
  /** Separated by spaces: from zero, and the tens from twenty. */
  readonly ones: string;
  readonly tens: string;
  /** Other numbers in one word. */
  readonly others: Readonly<Record<string, number>>;
  /** "Hundred" and "thousand", which multiply what comes before; and words that count them, such as "a". */
  readonly scales: Readonly<Record<string, number>>;
  readonly scaleCounts: Readonly<Record<string, number>>;
  /** Bank notes, which are amounts of money: "a fiver". */
  readonly bankNotes: Readonly<Record<string, number>>;
  /** Twelve, before what counts people: "a dozen of us", "half a dozen friends". Other dozens are names of things. */
  readonly dozen: Source;
  /** Between a ten and a one; empty for nothing: "twenty five". */
  readonly joint: string;
}
