import type { Occasion } from './occasionWords.ts';

/** What makes a deal suit its visitors. */
export type Suit =
  | 'romantic'
  | 'special'
  | 'festive'
  | 'gift'
  | 'delivered'
  | 'ticket'
  | 'local'
  | 'group'
  | 'several'
  | 'two'
  | 'hen-night'
  | 'meeting'
  | 'pampering'
  | 'dry'
  | 'sheltered'
  | 'short'
  | 'walk-in'
  | 'toddlers'
  | 'age'
  | 'kids'
  | 'teens'
  | 'step-free'
  | 'calm'
  | 'easy'
  | 'grown-ups'
  | 'lively'
  | 'late'
  | 'cheap'
  | 'affordable';

/** Why deals suit those who ask, in words that say nothing but what each `Suit` stands for. */
export interface SuitWords {
  /**
   * Each with its variants, which begin in lower case and are joined by commas. With {city}, and in `age` the {age} of a
   * child in years.
   */
  readonly suits: Readonly<Record<Suit, readonly string[]>>;
  /** What visitors come for, as in "for a date". With {city}. */
  readonly wishes: Readonly<Record<Occasion | 'toddlers' | 'teens' | 'family' | 'gentle', string>>;
}
