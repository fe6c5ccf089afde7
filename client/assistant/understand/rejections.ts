import { firstMatch, type Grammar, occurs } from './grammar.ts';
import { ruleMatches, startsOf, tokenAt, type Utterance } from './utterance.ts';

/** A part of a message, as offsets, that says something of a deal. */
export interface Remark {
  readonly start: number;
  readonly end: number;
  /**
   * It rules out something whatever else the message says: the deal that it names, or without a name the one in question or the
   * first (`again`), always that (`this`), or also
   * the things that it names (`things`). Absent if it does so only beside a wish, and `echo` if it asks back beside another one:
   * "pancakes for supper? a proper dinner please".
   */
  readonly firm?: 'named' | 'again' | 'this' | 'things' | 'echo';
}

/** What a clause says of a thing, as offsets: the thing ends at `named`. */
export interface Verdict extends Remark {
  readonly named: number;
  /** It denies something of the thing: "soup isn't dinner". */
  readonly isDenied: boolean;
}

/** What a message says against what was shown. */
export interface Rejections {
  /** Where it says what was shown: "the gingerbread one is dec 6", "that is a barber". */
  readonly remarks: readonly Remark[];
  /** What it says of things that may have been shown: "improv is a show". */
  readonly verdicts: readonly Verdict[];
  /** Where it says again what was not heard, as an offset: after "I said"; `null` for nowhere. */
  readonly insistsFrom: number | null;
  /** It asks whether there is more of the kind. */
  readonly asksForRest: boolean;
  /** It says that an answer was of no use, and maybe nothing else. */
  readonly isComplaint: boolean;
  readonly isOnlyComplaint: boolean;
}

/** What `utterance`, of `message`, says against what was shown. */
export function rejectionsIn(utterance: Utterance, message: string, grammar: Grammar): Rejections {
  const { text, tokens } = utterance;
  const insists = firstMatch(grammar.insists, text);
  const at = insists && tokenAt(utterance, insists.index + insists[0].length);
  const remarksOf = (rule: RegExp, firm?: Remark['firm']): Remark[] =>
    ruleMatches(utterance, rule).flatMap(({ from, to }) => {
      const [first, last] = [tokens[from], tokens[to - 1]];
      return first && last ? { start: first.start, end: last.end, ...(firm && { firm }) } : [];
    });
  return {
    remarks: [
      ...remarksOf(grammar.remark),
      ...remarksOf(grammar.described),
      // "It is for two, no?" asks.
      ...[...remarksOf(grammar.saidOfNamed, 'named'), ...remarksOf(grammar.declined, 'things')].filter(
        ({ end }) => !/^,?[^.,!]{0,9}\?/.test(message.slice(end)),
      ),
      ...remarksOf(grammar.shownAgain, 'again'),
      ...remarksOf(grammar.notThis, 'this'),
      ...remarksOf(grammar.echo).flatMap((remark) => {
        const firm = firmnessOf(remark, utterance, message, grammar);
        return firm ? { ...remark, firm } : [];
      }),
    ],
    verdicts: verdictsIn(utterance, message, grammar),
    insistsFrom: at === null ? null : (tokens[at]?.start ?? Number.POSITIVE_INFINITY),
    asksForRest: occurs(grammar.onlyOne, text),
    isComplaint: occurs(grammar.complaint, text),
    isOnlyComplaint:
      occurs(grammar.complaint, text) && !/\p{L}{4}/u.test(text.replaceAll(grammar.complaint, '')),
  };
}

/** What clauses say of things, but not what they ask. */
const verdictsIn = (utterance: Utterance, message: string, grammar: Grammar): Verdict[] =>
  ruleMatches(utterance, grammar.verdict).flatMap(({ from, to, groups: [thing = '', denial] }) => {
    const [first, last] = [utterance.tokens[from], utterance.tokens[to - 1]];
    const named = utterance.tokens[from + thing.split(' ').length - 1];
    const isAsked = last && /^\s*\?/.test(message.slice(last.end));
    if (!first || !last || !named || isAsked) return [];
    return [{ start: first.start, end: last.end, named: named.end, isDenied: denial !== undefined }];
  });

/** Before "I said" come at most so many letters: "no". */
const longestLead = 8;

/** How a thing that is asked back is ruled out by what follows: "gelato for 14? no", "carousel rides?!", "ghost walk? no ghosts". */
function firmnessOf(
  { start, end }: Remark,
  { text, tokens }: Utterance,
  message: string,
  grammar: Grammar,
): Remark['firm'] {
  const next = tokens.findIndex((token) => token.start >= end && token.word !== '.');
  const insisted = (text: string) =>
    (firstMatch(grammar.insists, text)?.index ?? Number.POSITIVE_INFINITY) <= longestLead;
  const rest = next < 0 ? '' : text.slice((startsOf(tokens)[next] ?? 0) - 1);
  if (occurs(grammar.echoRefused, rest)) return 'things';
  const marks = message.slice(end - 1, tokens[next]?.start);
  const isDenied = occurs(grammar.echoDenied, rest);
  const isAsked = /^ *\?/.test(marks);
  const echoed = ` ${tokens.flatMap((token) => (start <= token.start && token.end <= end ? token.word : [])).join(' ')} `;
  // "Flowers? I asked about chocolate".
  if (isAsked && insisted(rest)) return 'things';
  if (rest === '' || !isAsked) return undefined;
  if (!(isDenied || /[?!] *[?!]/.test(marks))) return occurs(grammar.echoAsking, echoed) ? undefined : 'echo';
  const isAgain = tokens.some(
    (token) =>
      start <= token.start && token.end < end && token.word.length > 3 && rest.includes(` ${token.word}`),
  );
  return isDenied && isAgain ? 'things' : 'named';
}
