import type { Source } from './rules.ts';

/** What a visitor comes for. It says what suits them, and what would be out of place. */
export type Occasion =
  | 'date'
  | 'anniversary'
  | 'proposal'
  | 'birthday'
  | 'gift'
  | 'visitors'
  | 'team'
  | 'hen-party'
  | 'girls-night'
  | 'reunion'
  | 'newcomer'
  | 'treat'
  | 'solo'
  | 'rainy-day'
  | 'quick'
  | 'errand';

/** What somebody who comes along cannot or should not do. */
export type Caution = 'pregnant' | 'gentle' | 'older' | 'sober';

/** How visitors say what they come for, and what to be careful of. */
export interface OccasionWords {
  /** The first that matches counts. */
  readonly occasions: readonly (readonly [Occasion, Source])[];
  readonly cautions: readonly (readonly [Caution, Source])[];
  /** What takes a caution back, because somebody can do more than that: "she walks fine", "in great shape". */
  readonly able: readonly (readonly [Caution, Source])[];
  /** As chips. */
  readonly labels: Readonly<Record<Occasion | Caution, string>>;
}
