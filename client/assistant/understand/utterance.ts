import { tokenAt, type Utterance } from './tokenize.ts';

/** A part of a line, by its tokens: from `from` up to but without `to`. */
export interface TokenSpan {
  readonly from: number;
  readonly to: number;
}

/** A part that a rule describes, and what its groups found; groups that found nothing are left out. */
export interface RuleMatch extends TokenSpan {
  readonly words: string;
  readonly groups: readonly string[];
}

/** Where `rule` describes `line`. */
export const ruleMatches = (line: Utterance, rule: RegExp): RuleMatch[] =>
  [...line.text.matchAll(rule)].map((match) => {
    const [words, ...groups] = match;
    const from = tokenAt(line, match.index);
    const to = tokenAt(line, match.index + words.length);
    return { from, to, words, groups: groups.filter(Boolean) };
  });
