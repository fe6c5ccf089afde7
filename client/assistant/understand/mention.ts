import type { Preferences, PriceRange } from '../preferences.ts';

/** Something that a text says about a slot. */
export interface Mention {
  readonly slot: Exclude<keyof Preferences, 'excluded' | 'party' | 'days' | 'youngest'>;
  readonly value: string | PriceRange;
  /** Whether the visitor wants it or rules it out. */
  readonly polarity: 'for' | 'against';
  /** What was named is a condition; what only follows from it, such as concerts from a time, is a wish. */
  readonly hardness: 'must' | 'wish';
  /** The words that say it: from `start` up to but without `end` of the text. */
  readonly start: number;
  readonly end: number;
}

/** What a word of the vocabulary can mean. */
export interface Sense {
  readonly slot: Mention['slot'] | 'price';
  readonly value: string;
  /** The word stands for a whole category, and for no topic in it. */
  readonly isGeneral?: boolean;
  /** See `Area.needsPlace`. */
  readonly needsPlace?: boolean;
}
