import { firstMatch, type Grammar, occurs } from './grammar.ts';
import { ruleMatches, tokenAt, type Utterance } from './utterance.ts';

/** A part of a message, as offsets, that says something of a deal. */
export interface Remark {
  readonly start: number;
  readonly end: number;
  /** It says "that", and not which. */
  readonly isOfThat: boolean;
}

/** What a message says against what was shown. */
export interface Rejections {
  /** Where it says what was shown: "the gingerbread one is dec 6", "that is a barber". */
  readonly remarks: readonly Remark[];
  /** Where it says again what was not heard, as an offset: after "I said"; `null` for nowhere. */
  readonly insistsFrom: number | null;
  /** It asks whether there is more of the kind. */
  readonly asksForRest: boolean;
}

/** What `utterance` says against what was shown. */
export function rejectionsIn(utterance: Utterance, grammar: Grammar): Rejections {
  const { text, tokens } = utterance;
  const insists = firstMatch(grammar.insists, text);
  const at = insists && tokenAt(utterance, insists.index + insists[0].length);
  const remarksOf = (rule: RegExp, isOfThat: boolean): Remark[] =>
    ruleMatches(utterance, rule).flatMap(({ from, to }) => {
      const [first, last] = [tokens[from], tokens[to - 1]];
      return first && last ? { start: first.start, end: last.end, isOfThat } : [];
    });
  return {
    remarks: [...remarksOf(grammar.remark, false), ...remarksOf(grammar.described, true)],
    insistsFrom: at === null ? null : (tokens[at]?.start ?? Number.POSITIVE_INFINITY),
    asksForRest: occurs(grammar.onlyOne, text),
  };
}
