import type { Care, CareRule } from '../../../data/language/care.ts';

type Signals = Care['signals'];

/**
 * Rules that are looked for together. Those that begin with the same signal share a pattern for it: browsers compile a
 * pattern when it is first used, and repeating who does something in each rule would take them long.
 */
export interface RuleSet {
  readonly whole: RegExp;
  readonly led: readonly { readonly lead: RegExp; readonly rest: RegExp }[];
}

/** A rule that begins with a signal and a gap: "{attacker} ~3 …". */
const ledRule = /^(\{[a-z]+\}(?:s\?)? ~\d?) (.+)$/i;

/** More words and letters than a signal and the gap after it have. */
const longestLead = 120;

/** Compiles `rules`, in which `{name}` is one of `signals`. */
export function compileRules(rules: readonly CareRule[], signals: Signals): RuleSet {
  const whole: CareRule[] = [];
  const led = new Map<string, CareRule[]>();
  for (const rule of rules) {
    const [, lead, rest] = ledRule.exec(rule) ?? [];
    if (lead === undefined || rest === undefined) whole.push(rule);
    else led.set(lead, [...(led.get(lead) ?? []), rest]);
  }
  return {
    whole: compilePattern(whole.length > 0 ? whole : ['(?!)'], signals),
    led: [...led].map(([lead, rests]) => ({
      lead: new RegExp(`(?<= )${expand(lead, signals)} $`),
      rest: compilePattern(rests, signals),
    })),
  };
}

/** Whether any rule of the set fits `text`. */
export const fits = (text: string, { whole, led }: RuleSet): boolean =>
  text.search(whole) >= 0 ||
  led.some(({ lead, rest }) =>
    [...text.matchAll(rest)].some(({ index }) =>
      lead.test(text.slice(Math.max(0, index - longestLead), index)),
    ),
  );

/** A pattern of whole words that matches any of `rules`. Every repetition in it is bounded, so matching takes linear time. */
export const compilePattern = (rules: readonly CareRule[], signals: Signals): RegExp =>
  new RegExp(`(?<= )(?:${rules.map((rule) => expand(rule, signals)).join('|')})(?= )`, 'g');

const expand = (rule: CareRule, signals: Signals): string =>
  rule
    .replace(/\{([a-z]+)\}/gi, (_, name) => `(?:${expand(signals[name] ?? '', signals)})`)
    .replace(/ ~(\d?)(?= |$)/g, (_, most) => `(?: [^ .]+){0,${most || 4}}`);
