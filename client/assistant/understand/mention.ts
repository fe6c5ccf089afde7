/** Times that a visitor may ask for. */
export type When =
  | 'today'
  | 'tonight'
  | 'tomorrow'
  | 'weekend'
  | 'this-week'
  | 'this-month'
  | 'morning'
  | 'afternoon'
  | 'evening';

/** Amounts of the site's currency, both ends included; `max` is `null` where there is no upper end. */
export interface PriceRange {
  readonly min: number;
  readonly max: number | null;
}

/** What a message can ask for or rule out. */
export type Slot =
  | 'categories'
  | 'neighborhoods'
  | 'interests'
  | 'audience'
  | 'setting'
  | 'intensity'
  | 'priceRange'
  | 'when';

/** Something that a text says about a slot. */
export interface Mention {
  readonly slot: Slot;
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
  readonly slot: Slot | 'price';
  readonly value: string;
  /** The word stands for a whole category, and for no topic in it. */
  readonly isGeneral?: boolean;
  /** See `Area.needsPlace`. */
  readonly needsPlace?: boolean;
}
