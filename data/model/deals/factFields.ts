/*
 * What one needs to know about a deal, as content says it. What is absent is unknown.
 */

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | undefined };

interface Noted {
  /** What the other fields cannot say. */
  readonly note?: string | undefined;
}

/** The facts of a deal in fields of their own. */
export type NamedFacts = Optional<{
  /** For each person, or for so many together. */
  priceFor: 'person' | number;
  /** In years, and the time of day from which it is for adults only, such as "21:00". */
  ages: Optional<{ from: number; to: number; adultsFrom: string }> & Noted;
  /** How many people can come together. */
  groups: Optional<{ from: number; to: number }> & Noted;
  access: Optional<{ stepFree: boolean; features: readonly AccessFeature[] }> & Noted;
  pets: { readonly allowed: 'inside' | 'outside' | 'no' } & Noted;
  diet: readonly Diet[];
  parking: { readonly kind: 'free' | 'paid' | 'street' | 'none' } & Noted;
  transit: string;
  booking: { readonly required: boolean } & Optional<{ hoursAhead: number }> & Noted;
  /** In minutes. */
  duration: { readonly minutes: number } & Optional<{ to: number }>;
  weather: Weather;
  fulfillment: readonly Fulfillment[];
  /** ISO 639 codes. */
  languages: readonly string[];
  bring: readonly string[];
}>;

/** All that is known about a deal for its visitors. */
export type FactFields = Optional<{
  facts: NamedFacts;
  goodFor: string;
  familyFriendly: boolean;
  adultsOnly: boolean;
  outdoor: boolean;
  intensity: 'low' | 'medium' | 'high';
}>;

export type AccessFeature =
  | 'accessible-toilet'
  | 'captions'
  | 'hearing-loop'
  | 'large-print'
  | 'quiet-space'
  | 'sign-language'
  | 'strollers';

export type Diet = 'vegetarian' | 'vegan' | 'gluten-free' | 'dairy-free' | 'nut-free' | 'halal' | 'kosher';

export type Weather = 'rain-or-shine' | 'moves-indoors' | 'new-date' | 'refund';

export type Fulfillment = 'on-site' | 'pick-up' | 'delivery' | 'online';
