/*
 * What a deal is like for the people who come and for what they come for. A build reads it from the deal's facts, and where
 * they say nothing from its words; browsers only compare bits.
 */

/** The order is that of the bits: new traits come last. */
export const traits = [
  /** Its title, topics or what comes with it name wine, beer or spirits. */
  'alcohol',
  'strenuous',
  /** A sauna, hot tub or steam bath. */
  'heat',
  'romantic',
  'lively',
  'quiet',
  'pampering',
  /** Shows the city, or is at home in it. */
  'local',
  'group',
  /** Priced for two, or for three and more. */
  'for-two',
  'for-several',
  /** Something to get done, such as a repair. */
  'errand',
  /** Begins after nine in the evening, whenever it takes place. */
  'late',
  /** Over within three quarters of an hour. */
  'short',
  'quick-food',
  'meal',
  /** For children and those who bring them. */
  'children',
  'toddlers',
  'teens',
  'seniors',
  /** Can be wrapped, sent or handed over; a ticket, a class or a treatment can too, as a card. */
  'gift',
  'ticket',
  'delivered',
  /** Groceries and the like. */
  'everyday',
  'class',
  'lodging',
  'festive',
  'special',
  'hen-night',
  /** Moves indoors when it rains. */
  'sheltered',
  'cozy',
  /** In other languages than that of the site. */
  'other-language',
] as const;

export type Trait = (typeof traits)[number];

/** The traits as bits. */
export const traitBits = (named: Iterable<Trait>): number => {
  let bits = 0;
  for (const trait of named) bits |= 1 << traits.indexOf(trait);
  return bits;
};

/** Whether `bits` include `trait`. */
export const hasTrait = (bits: number | undefined, trait: Trait): boolean =>
  ((bits ?? 0) & (1 << traits.indexOf(trait))) !== 0;
