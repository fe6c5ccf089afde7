import { occurs } from '../understand/grammar.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isMark, type Token } from '../understand/utterance.ts';
import { type DealsOfWord, dealsByWord, isNamedIn } from './dealWords.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** Shorter words tell nothing. */
const shortestWord = 3;
/** A word that tells deals apart is in at most this share of them, and one that does so alone in this. */
const rare = 0.12;
const rarest = 0.06;
/** Deals with this share of the best score are meant, too; if more are, the words tell nothing. */
const shareOfBest = 0.6;
const mostMeant = 6;
/** What the visitor wished for is named in so many words of theirs at most, else in one. */
const longestName = 4;

interface Hit {
  readonly token: Token;
  readonly deals: DealsOfWord;
}

/**
 * The wish of a message that names no thing, found by its other words in the text of deals: "somebody who would walk my beagle".
 * Its value are the titles of the deals, after the words that found them. `null` if the words do not tell.
 */
export function textTopicOf(understanding: Understanding, knowledge: AssistantKnowledge): Mention | null {
  const { mentions, intent, sentences, rejections } = understanding;
  const isOpen = intent.type === 'find' && understanding.isWish;
  if (!isOpen || mentions.some(({ slot, hardness }) => enough.has(slot) && hardness === 'must')) return null;
  const isIn = ({ start, end }: Token, span: { start: number; end: number }) =>
    start < span.end && span.start < end;
  const taken = [
    ...mentions,
    ...rejections.remarks,
    ...sentences.flatMap(({ intents, said }) => said.filter((_, at) => intents[at]?.type !== 'find')),
  ];
  const tokens = understanding.meant.filter((token) => !taken.some((span) => isIn(token, span)));
  const hits = hitsOf(tokens, knowledge);
  const meant = dealsMeant(hits, knowledge);
  if (!meant) return null;
  const start = meant.hits[0]?.token.start ?? 0;
  const end = meant.hits.at(-1)?.token.end ?? 0;
  const [rarestWord = ''] = [...meant.hits]
    .sort((a, b) => a.deals.size - b.deals.size)
    .map(({ token }) => token.word);
  const words = understanding.meant.filter((token) => isIn(token, { start, end })).map(({ word }) => word);
  const name = words.length > longestName || words.some(isMark) ? rarestWord : words.join(' ');
  const titles = meant.deals.flatMap((at) => knowledge.data.deals[at]?.title ?? []);
  return {
    ...{ slot: 'interests', polarity: 'for', hardness: 'must', value: [name, ...titles].join('|') },
    ...{ start, end },
  };
}

/** The topic of the wishes of a long message where only its circumstances name things; `null` where the words do not tell. */
export function wishedTopicOf(understanding: Understanding, knowledge: AssistantKnowledge): Mention | null {
  const { mentions, wished } = understanding;
  const told = mentions.filter(({ slot }) => !enough.has(slot));
  return wished && textTopicOf({ ...understanding, mentions: told, meant: wished, isWish: true }, knowledge);
}

/** Wishes that need no thing beside them: words that come with them are mostly turns of speech. */
const enough: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['categories', 'interests', 'occasion', 'audience', 'setting', 'intensity'] as const),
  ...(['priceRange', 'aversions', 'cautions'] as const),
]);

/** The words that deals have, each once, with the deals. */
function hitsOf(tokens: readonly Token[], { vocabulary, ...knowledge }: AssistantKnowledge): Hit[] {
  const index = dealsByWord({ vocabulary, ...knowledge });
  const hits = new Map<string, Hit>();
  for (const token of tokens) {
    const stem = vocabulary.stem(token.word);
    // "A free afternoon" wishes for no tea.
    const isTime = Object.values(vocabulary.grammar.parts).some((part) => occurs(part, ` ${token.word} `));
    const isIdle = isTime || token.word.length < shortestWord || vocabulary.idle.has(stem);
    const deals = isIdle || vocabulary.names.has(token.word) ? null : index.get(stem);
    if (deals && !hits.has(stem)) hits.set(stem, { token, deals });
  }
  return [...hits.values()];
}

/** The deals that `hits` tell from all others, and the words that do; `null` if they do not. */
function dealsMeant(
  hits: readonly Hit[],
  { data }: AssistantKnowledge,
): { readonly deals: readonly number[]; readonly hits: readonly Hit[] } | null {
  const count = data.deals.length;
  const scores = new Map<number, number>();
  for (const { deals } of hits) {
    const rarity = Math.log((count + 1) / deals.size);
    for (const [at, weight] of deals) scores.set(at, (scores.get(at) ?? 0) + weight * rarity);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best] = ranked;
  if (!best) return null;
  const [at, score] = best;
  const own = hits.filter(({ deals }) => deals.has(at));
  const keepsLimit = ({ deals }: Hit, share: number) => deals.size <= Math.max(2, share * count);
  const named = own.filter(({ deals }) => isNamedIn(deals, at));
  const isTold =
    named.some((hit) => keepsLimit(hit, rarest)) ||
    (own.filter(({ deals }) => (deals.get(at) ?? 0) > 1).length > 1 &&
      named.some((hit) => keepsLimit(hit, rare)));
  const deals = ranked.filter(([, other]) => other >= shareOfBest * score).map(([other]) => other);
  return isTold && deals.length <= mostMeant ? { deals, hits: own } : null;
}
