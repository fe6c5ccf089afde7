import type { Care, CareKind } from '../../../data/language/care.ts';

/** The rules of a language, compiled. */
export interface CareReader {
  readonly care: Care;
  readonly harmless: RegExp;
  readonly leisure: RegExp;
  readonly safe: RegExp;
  /** Those for every sentence, and those for sentences without leisure, by kind. */
  readonly always: readonly KindRule[];
  readonly unlessLeisure: readonly KindRule[];
}

type KindRule = readonly [kind: CareKind, rule: RegExp];

/** Compiles the rules of `care`. */
export function createCareReader(care: Care): CareReader {
  const { signals, harmless, rules, unlessLeisure, leisure, safe } = care;
  const compileKinds = (kinds: Care['rules']) =>
    kinds.map(([kind, sources]): KindRule => [kind, compile(sources, signals)]);
  return {
    care,
    harmless: compile(harmless, signals),
    leisure: compile([leisure], signals),
    safe: new RegExp(`^ (?:${safe}) (?:[.,] )?$`, 'u'),
    always: compileKinds(rules),
    unlessLeisure: compileKinds(unlessLeisure),
  };
}

/** A pattern of whole words that matches any of `rules`. Every repetition in it is bounded, so matching takes linear time. */
function compile(rules: readonly string[], signals: Care['signals']): RegExp {
  const expand = (rule: string): string =>
    rule
      .replace(/\{([a-z]+)\}/gi, (_, name) => `(?:${expand(signals[name] ?? '')})`)
      .replace(/ ~(\d?)(?= |$)/g, (_, most) => `(?: [^ .]+){0,${most || 4}}`);
  return new RegExp(`(?<= )(?:${rules.map(expand).join('|')})(?= )`, 'gu');
}
