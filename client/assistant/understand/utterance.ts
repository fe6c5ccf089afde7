/** A word or a punctuation mark of a message. */
export interface Token {
  /** In lower case, without accents and apostrophes; a number in digits; `.` or `,` for a mark. */
  readonly word: string;
  /** Its offsets in the message: from `start` up to but excluding `end`. */
  readonly start: number;
  readonly end: number;
}

/** A message as one line of words with single spaces between, before and after, ready for rules and look-ups. */
export interface Utterance {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** A part of an utterance, by the indexes of its tokens: from `from` up to but excluding `to`. */
export interface TokenSpan {
  readonly from: number;
  readonly to: number;
}

/** A span that matches a rule, and what its groups captured; empty groups are left out. */
export interface RuleMatch extends TokenSpan {
  readonly words: string;
  readonly groups: readonly string[];
}

export const isMark = (word: string): boolean => word === '.' || word === ',';

/** The index of the token that begins at or after `offset` in the utterance's text. */
export const tokenAt = ({ tokens }: Pick<Utterance, 'tokens'>, offset: number): number =>
  firstFrom(startsOf(tokens), offset);

/** The offsets at which `tokens` begin in the text of their utterance. */
export function startsOf(tokens: readonly Token[]): number[] {
  let start = 1;
  return tokens.map(({ word }) => {
    const own = start;
    start += word.length + 1;
    return own;
  });
}

/** The index of the first of the rising `starts` that is at least `offset`. */
function firstFrom(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where `rule` matches in `utterance`. */
export function ruleMatches({ text, tokens }: Utterance, rule: RegExp): RuleMatch[] {
  const matches = [...text.matchAll(rule)];
  const starts = matches.length > 0 ? startsOf(tokens) : [];
  return matches.map((match) => {
    const [words, ...groups] = match;
    const from = firstFrom(starts, match.index);
    const to = firstFrom(starts, match.index + words.length);
    return { from, to, words, groups: groups.filter(Boolean) };
  });
}

/** `utterance` with "_" instead of each letter of the tokens in `spans`, so that offsets stay the same. */
export function maskSpans({ tokens }: Utterance, spans: readonly TokenSpan[]): Utterance {
  const masked = tokens.map((token, index) =>
    spans.some(({ from, to }) => from <= index && index < to)
      ? { ...token, word: '_'.repeat(token.word.length) }
      : token,
  );
  return { text: ` ${masked.map(({ word }) => word).join(' ')} `, tokens: masked };
}

/** `utterance` with "_" instead of each letter that `rule` matches, so that offsets stay the same. */
export function mask({ text, tokens }: Utterance, rule: RegExp): Utterance {
  const masked = text.replace(rule, (words) => words.replace(/[^ ]/g, '_'));
  const words = masked.slice(1, -1).split(' ');
  return { text: masked, tokens: tokens.map((token, index) => ({ ...token, word: words[index] ?? '' })) };
}
