import { firstMatch, type Grammar, occurs } from './grammar.ts';
import { ruleMatches, startsOf, tokenAt, type Utterance } from './utterance.ts';

/** A part of a message, as offsets, that says something of a deal. */
export interface Remark {
  readonly start: number;
  readonly end: number;
  /** It says "that", and not which. */
  readonly isOfThat: boolean;
  /** It rules out the deal that it names, whatever else the message says; else only beside a wish. */
  readonly isFirm?: boolean;
  /** The deal was shown before: without a name, it is the first. */
  readonly isAgain?: boolean;
  /** It rules out the things that it names, whether they were shown or not. */
  readonly isRefusal?: boolean;
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

/** What `utterance`, of `message`, says against what was shown. */
export function rejectionsIn(utterance: Utterance, message: string, grammar: Grammar): Rejections {
  const { text, tokens } = utterance;
  const insists = firstMatch(grammar.insists, text);
  const at = insists && tokenAt(utterance, insists.index + insists[0].length);
  const remarksOf = (rule: RegExp, flags: Partial<Remark> = {}): Remark[] =>
    ruleMatches(utterance, rule).flatMap(({ from, to }) => {
      const [first, last] = [tokens[from], tokens[to - 1]];
      return first && last ? { start: first.start, end: last.end, isOfThat: false, ...flags } : [];
    });
  return {
    remarks: [
      ...remarksOf(grammar.remark),
      ...remarksOf(grammar.described, { isOfThat: true }),
      ...remarksOf(grammar.saidOfNamed, { isFirm: true }),
      ...remarksOf(grammar.shownAgain, { isFirm: true, isAgain: true }),
      ...remarksOf(grammar.echo).flatMap((remark) => refusalOf(remark, utterance, message, grammar) ?? []),
    ],
    insistsFrom: at === null ? null : (tokens[at]?.start ?? Number.POSITIVE_INFINITY),
    asksForRest: occurs(grammar.onlyOne, text),
  };
}

/** What a thing that is asked back says, by what follows: "gelato for 14? no", "carousel rides?!", "ghost walk? she likes plants, not ghosts". */
function refusalOf(
  remark: Remark,
  { text, tokens }: Utterance,
  message: string,
  grammar: Grammar,
): Remark | null {
  const next = tokens.findIndex(({ start, word }) => start >= remark.end && word !== '.');
  const rest = next < 0 ? ' ' : text.slice((startsOf(tokens)[next] ?? 0) - 1);
  const marks = message.slice(remark.end - 1, tokens[next]?.start);
  if (occurs(grammar.echoRefused, rest)) return { ...remark, isFirm: true, isRefusal: true };
  const isDenied = occurs(grammar.echoDenied, rest);
  if (next < 0 || !marks.includes('?') || !(isDenied || /\?\s*[?!]/.test(marks))) return null;
  const named = tokens.filter(
    ({ start, end, word }) => remark.start <= start && end <= remark.end && word.length > 3,
  );
  // "Ghost walk? She likes plants, not ghosts."
  return {
    ...remark,
    isFirm: true,
    isRefusal: isDenied && named.some(({ word }) => rest.includes(` ${word}`)),
  };
}
