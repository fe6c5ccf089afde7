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

/** Amounts of the site's currency, both included; `max` is `null` for no limit. */
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

/** Something that a message says about a slot. */
export interface Mention {
  readonly slot: Slot;
  readonly value: string | PriceRange;
  /** Whether the visitor wants it or rules it out. */
  readonly polarity: 'for' | 'against';
  /** A `must` was named; a `wish` only follows from it, as concerts follow from "tonight". */
  readonly hardness: 'must' | 'wish';
  /** The words that say it: from `start` up to but without `end` of the message. */
  readonly start: number;
  readonly end: number;
}

/** A meaning of a phrase of the vocabulary. */
export interface Sense {
  readonly slot: Slot | 'price';
  readonly value: string;
  /** It stands for a whole category, and not for a topic in it. */
  readonly isGeneral?: boolean;
  /** See `AssistantArea.needsPlace`. */
  readonly needsPlace?: boolean;
}
