import { firstMatch, type Grammar, occurs } from './grammar.ts';
import { isOfSite, isUnknowable, type SiteTalk, type Unknowable } from './siteTalk.ts';
import { type TokenSpan, tokenAt, type Utterance } from './utterance.ts';

/** What a visitor wants to happen; usually to find deals that fit. */
export type Intent =
  | { readonly type: 'find' | 'reset' | Wish | 'compare' | 'choose' }
  | { readonly type: SmallTalk }
  | { readonly type: Pointer; readonly which: number | null }
  | { readonly type: 'top'; readonly by: SortKey };

/** Asks for other deals, or for deals of earlier answers. */
type Wish =
  | 'more'
  | 'else'
  | 'surprise'
  | 'cheaper'
  | 'nicer'
  | 'half'
  | 'closer'
  | 'later'
  | 'earlier'
  | 'back'
  | 'first'
  | 'undo';

/** About a deal that was shown: its index from 0, -1 for the last, `null` if none is named. */
type Pointer = 'detail' | 'why' | 'similar' | 'ruled-out' | 'other' | 'recall' | 'order' | 'keep';

/** What the top deals of a list are sorted by. */
export type SortKey = 'discount' | 'expiry' | 'popularity' | 'price' | 'newest';

/** Kinds of messages that are not wishes. */
export type SmallTalk =
  | SiteTalk
  | Unknowable
  | 'greet'
  | 'thanks'
  | 'anyway'
  | 'bye'
  | 'help'
  | 'weather'
  | 'rude'
  | 'foreign'
  | 'no'
  | 'advice'
  | 'love'
  | 'grief'
  | 'low'
  | 'joke'
  | 'ack'
  | 'whyAsked';

/** An intent, and the tokens that say it. */
export interface IntentMatch extends TokenSpan {
  readonly intent: Intent;
}

/** Never a question about a deal, even if it looks like one: "will it rain", "is this a real person". */
const isNeverAboutDeals = (type: string) =>
  ['advice', 'weather', 'grief', 'low'].includes(type) || isOfSite(type) || isUnknowable(type);
/** Not details of a deal, even if they name one: "more like the second one", "compare the first and the last one". */
const pointers: ReadonlySet<string> = new Set<Intent['type']>([
  'why',
  'similar',
  'ruled-out',
  'other',
  'recall',
  'order',
  'keep',
]);
const sayMoreThanDetails: ReadonlySet<string> = new Set<Intent['type']>([
  ...(pointers as ReadonlySet<Intent['type']>),
  ...(['compare', 'choose', 'first', 'back', 'undo'] as const),
]);

/** All that a sentence asks for, the most important first; empty if it only names wishes. */
export function intentsIn(sentence: Utterance, grammar: Grammar): IntentMatch[] {
  const { text, tokens } = sentence;
  const whole = { from: 0, to: tokens.length };
  if (occurs(grammar.reset, text)) return [{ intent: { type: 'reset' }, ...whole }];
  const spanned = (intent: Intent, { 0: words, index }: RegExpExecArray): IntentMatch => ({
    ...{ intent, from: tokenAt(sentence, index), to: tokenAt(sentence, index + words.length) },
  });
  const named = grammar.intents.flatMap(([type, rule]) => {
    const match = firstMatch(rule, text);
    if (!match) return [];
    const which = pointers.has(type) ? { which: placeIn(match[0], grammar) } : {};
    return [spanned({ type, ...which } as Intent, match)];
  });
  const type = named[0]?.intent.type ?? 'find';
  // "Is that the only one you have" asks for others.
  const isOther = isNeverAboutDeals(type) || sayMoreThanDetails.has(type) || occurs(grammar.onlyOne, text);
  const detail = isOther ? null : detailIn(text, grammar);
  if (detail) return [{ intent: detail, ...whole }];
  const sorts = grammar.sorts.flatMap(([by, rule]) => {
    const match = firstMatch(rule, text);
    return match ? [spanned({ type: 'top', by } as Intent, match)] : [];
  });
  // "I'm broke, what's the cheapest" asks for that.
  const isCheaper =
    type === 'cheaper' && !sorts.some(({ intent }) => intent.type === 'top' && intent.by === 'price');
  return isCheaper || sayMoreThanDetails.has(type) ? [...named, ...sorts] : [...sorts, ...named];
}

function detailIn(text: string, { detail, oneOfThem, moreOfThis, ordinals }: Grammar): Intent | null {
  const named = firstMatch(detail, text) ?? firstMatch(oneOfThem, text);
  if (!named) return occurs(moreOfThis, text) ? { type: 'detail', which: null } : null;
  const word = named[1] || named[3] || named[5];
  const number = named[2] ?? named[4];
  return { type: 'detail', which: word ? (ordinals[word] ?? 0) : Number(number) - 1 };
}

/** The place in a list that `words` name, from 0; `null` for none. */
function placeIn(words: string, { ordinals }: Grammar): number | null {
  const all = words.split(' ');
  const word = all.find((each) => Object.hasOwn(ordinals, each));
  const digit = all.find((each) => /^\d$/.test(each));
  return word ? (ordinals[word] ?? null) : digit ? Number(digit) - 1 : null;
}
