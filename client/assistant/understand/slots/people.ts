import { type Grammar, occurs } from '../grammar.ts';
import type { Utterance } from '../tokenize.ts';
import { type RuleMatch, ruleMatches, type TokenSpan } from '../utterance.ts';

/** Up to this age somebody is a child whom a family brings along. */
const oldestChild = 17;

/** An age that a line tells, in whole years. */
export interface Age extends TokenSpan {
  readonly years: number;
  readonly isChild: boolean;
}

/** The ages that `line` tells. */
export const agesIn = (line: Utterance, { ages }: Grammar): Age[] =>
  ages.flatMap((rule, index) => ruleMatches(line, rule).flatMap((part) => agesOf(part, index === 0)));

/** The first rule is of months and weeks. */
const agesOf = ({ from, to, groups }: RuleMatch, isBaby: boolean): Age[] =>
  groups.map((group) => {
    const years = isBaby ? 1 : Number(group);
    return { from, to, years, isChild: years <= oldestChild };
  });

/** The age of the youngest child that `line` tells of, in years; about, where only a word says it. */
export function youngestIn(line: Utterance, grammar: Grammar): number | null {
  const children = agesIn(line, grammar).filter(({ isChild }) => isChild);
  if (children.length > 0) return Math.min(...children.map(({ years }) => years));
  if (occurs(grammar.toddler, line.text)) return 2;
  return occurs(grammar.teen, line.text) ? 14 : null;
}

/** How many people come, if `line` says so. */
export function partyIn(line: Utterance, { parties }: Grammar): number | null {
  const sizes = parties.flatMap((rule) => ruleMatches(line, rule).map(({ groups }) => Number(groups[0])));
  return sizes.find((size) => size > 0 && size < 1000) ?? null;
}
