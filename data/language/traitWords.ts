import type { Source } from './rules.ts';

/**
 * Patterns of words in content that give a deal a trait (data/model/deals/traits.ts) which its facts do not state. They are
 * for texts in lower case, without accents, apostrophes and punctuation. Only builds read them.
 */
export interface TraitWords {
  /** Also in what comes with a deal; and what says that there is none in it. */
  readonly alcohol: Source;
  readonly alcoholFree: Source;
  readonly strenuous: Source;
  readonly heat: Source;
  readonly romantic: Source;
  readonly lively: Source;
  readonly quiet: Source;
  readonly pampering: Source;
  readonly local: Source;
  readonly group: Source;
  readonly errand: Source;
  readonly quickFood: Source;
  readonly meal: Source;
  readonly children: Source;
  readonly toddlers: Source;
  readonly teens: Source;
  readonly seniors: Source;
  readonly gift: Source;
  readonly ticket: Source;
  readonly everyday: Source;
  readonly class: Source;
  readonly lodging: Source;
  readonly festive: Source;
  readonly special: Source;
  readonly henNight: Source;
  readonly cozy: Source;
}
