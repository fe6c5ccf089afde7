import type { Care, CareKind } from '../../../data/language/care.ts';
import { compilePattern, compileRules, type RuleSet } from './compileRules.ts';

/** The rules of a language, compiled. */
export interface CareReader {
  readonly care: Care;
  readonly harmless: RegExp;
  readonly leisure: RegExp;
  readonly wish: RegExp;
  readonly safe: RegExp;
  /** Those for every sentence, for sentences without leisure, and for messages without a wish, by kind. */
  readonly always: readonly KindRules[];
  readonly unlessLeisure: readonly KindRules[];
  readonly unlessWish: readonly KindRules[];
}

/** The rules for a kind. */
export type KindRules = readonly [kind: CareKind, rules: RuleSet];

/** Compiles the rules of `care`. */
export function createCareReader(care: Care): CareReader {
  const { signals, harmless, rules, unlessLeisure, leisure, unlessWish, wish, safe } = care;
  const compileKinds = (kinds: Care['rules']) =>
    kinds.map(([kind, sources]): KindRules => [kind, compileRules(sources, signals)]);
  return {
    care,
    harmless: compilePattern(harmless, signals),
    leisure: compilePattern([leisure], signals),
    wish: compilePattern([wish], signals),
    safe: new RegExp(`^ (?:${safe}) (?:[.,] )?$`, 'u'),
    always: compileKinds(rules),
    unlessLeisure: compileKinds(unlessLeisure),
    unlessWish: compileKinds(unlessWish),
  };
}
