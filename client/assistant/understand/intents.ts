import { firstMatch, type Grammar, occurs } from './grammar.ts';
import type { Utterance } from './utterance.ts';

/** What a visitor wants to happen; usually to find deals that fit. */
export type Intent =
  | { readonly type: 'find' }
  | { readonly type: 'reset' | 'why' | 'more' | 'else' | 'cheaper' | 'compare' | 'surprise' }
  | { readonly type: SmallTalk }
  /** About a deal that was shown: its index from 0, -1 for the last, `null` if none is named. */
  | { readonly type: 'detail'; readonly which: number | null }
  | { readonly type: 'top'; readonly by: SortKey };

/** What the top deals of a list are sorted by. */
export type SortKey = 'discount' | 'expiry' | 'popularity' | 'price' | 'newest';

/** Kinds of messages that are not wishes. */
export type SmallTalk =
  | 'greet'
  | 'thanks'
  | 'bye'
  | 'identity'
  | 'help'
  | 'weather'
  | 'rude'
  | 'foreign'
  | 'no'
  | 'advice'
  | 'trust'
  | 'love';

/** Never a question about a deal, even if it looks like one: "will it rain", "is this a real person". */
const neverAboutDeals: ReadonlySet<string> = new Set<SmallTalk>(['advice', 'trust', 'weather', 'identity']);

/** What the visitor wants to happen. */
export function intentOf({ text }: Utterance, grammar: Grammar): Intent {
  if (occurs(grammar.reset, text)) return { type: 'reset' };
  const named = grammar.intents.find(([, rule]) => occurs(rule, text))?.[0];
  const detail = neverAboutDeals.has(named ?? '') ? null : detailIn(text, grammar);
  if (detail) return detail;
  const sort = grammar.sorts.find(([, rule]) => occurs(rule, text))?.[0];
  if (sort && named !== 'cheaper' && named !== 'compare')
    return { type: 'top', by: sort } as Intent & { type: 'top' };
  return { type: named ?? 'find' } as Intent;
}

function detailIn(text: string, { detail, oneOfThem, moreOfThis, ordinals }: Grammar): Intent | null {
  const named = firstMatch(detail, text) ?? firstMatch(oneOfThem, text);
  if (!named) return occurs(moreOfThis, text) ? { type: 'detail', which: null } : null;
  const word = named[1] || named[3] || named[5];
  const number = named[2] ?? named[4];
  return { type: 'detail', which: word ? (ordinals[word] ?? 0) : Number(number) - 1 };
}
