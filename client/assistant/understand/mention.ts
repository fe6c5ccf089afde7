/** Times that a visitor may ask for. */
export type When =
  | 'now'
  | 'today'
  | 'tonight'
  | 'tomorrow'
  | 'weekend'
  | 'this-week'
  | 'this-month'
  | 'morning'
  | 'afternoon'
  | 'evening';

/** What a visitor may ask to plan, with one deal after the other. */
export type Plan = 'day' | 'evening';

/** Amounts in the site's currency, both ends included; `max` is `null` if there is no upper limit. */
export interface PriceRange {
  readonly min: number;
  readonly max: number | null;
  /** What so many people pay together, 1 for each; absent for the price as it is stated. */
  readonly people?: number;
  /** Nobody said for how many it is: what has no price for so many may cost what is stated. */
  readonly isAssumed?: boolean;
  /** It is all that they have, however many come. */
  readonly isAll?: boolean;
  /** The amount that is meant about so: what costs near it is better. */
  readonly near?: number;
  /** Said in words such as "cheap": whatever has no price may be, and less is better. */
  readonly isVague?: boolean;
}

/** What a message can ask for or rule out. */
export type Slot =
  | 'categories'
  | 'neighborhoods'
  | 'interests'
  | 'aversions'
  | 'audience'
  | 'setting'
  | 'intensity'
  | 'priceRange'
  | 'needs'
  | 'when'
  /** Days and hours in other words than those of `when`. */
  | 'time'
  | 'occasion'
  | 'cautions';

/** Something that a message says about a slot. */
export interface Mention {
  readonly slot: Slot;
  readonly value: string | PriceRange;
  /** Whether the visitor wants it or rules it out. */
  readonly polarity: 'for' | 'against';
  /** "must" for what the visitor named; "wish" for what only follows from it, such as concerts from a time. */
  readonly hardness: 'must' | 'wish';
  /** The words that say it, as offsets in the message: from `start` up to but excluding `end`. */
  readonly start: number;
  readonly end: number;
}

/** What a word of the vocabulary can mean. */
export interface Sense {
  readonly slot: Slot | 'price';
  readonly value: string;
  /** The word means a whole category and not a topic in it. */
  readonly isGeneral?: boolean;
  /** See `AssistantArea`. */
  readonly needsPlace?: boolean;
}

/** The slots that name a thing, and no circumstance. */
export const thingSlots: ReadonlySet<string> = new Set<Mention['slot']>(['categories', 'interests']);

/** Whether a mention tells when something is wanted. */
export const isTimeMention = ({ slot }: Pick<Mention, 'slot'>): boolean => slot === 'when' || slot === 'time';
