import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { occurs } from '../understand/grammar.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { firstTags } from './firstTags.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { longWords, saidWords, spelledAsNames } from './nameWords.ts';

/** How much a word says about which deal is meant, by where a deal has it. */
const weights = { title: 1, kind: 0.75, place: 0.5 } as const;

/** What a question asks has no more words, unless a name is among them. */
const mostAsking = 2;

/** How much of what names deals in a text each deal has: rare words count more. */
export type Evidence = (deal: DealRecord) => number;

/** What `words` say about which deal is meant; `without` is what they ask, which names none. */
export function evidenceIn(
  words: string,
  without: readonly RegExp[],
  knowledge: AssistantKnowledge,
): Evidence {
  const { vocabulary, data } = knowledge;
  const { idle, stem } = vocabulary;
  const { determined } = vocabulary.grammar.facts.questions;
  // "Is the bowling open tonight" asks with the name in it, "are they free" without.
  const isPlain = (found: string) =>
    found.trim().split(' ').length <= mostAsking || !occurs(determined, ` ${found.trim()} `);
  const plain = without.reduce(
    (rest, rule) => rest.replace(rule, (found) => (isPlain(found) ? ' ' : found)),
    words,
  );
  const said = spelledAsNames(saidWords(plain, vocabulary), knowledge).filter(
    (word) => !idle.has(stem(word)),
  );
  const index = indexOf(knowledge);
  const scores = new Map<DealRecord, number>();
  for (const word of said) {
    const having = index.get(word) ?? none;
    const rarity = Math.log((data.deals.length + 1) / Math.max(1, having.size));
    for (const [deal, weight] of having) scores.set(deal, (scores.get(deal) ?? 0) + weight * rarity);
  }
  return (deal) => scores.get(deal) ?? 0;
}

type DealsOfWord = ReadonlyMap<DealRecord, number>;

const none: DealsOfWord = new Map();

/** The deals by the words of what they are called, what they are, and where; made once. */
const indexOf = memoize(({ data, vocabulary }: AssistantKnowledge): ReadonlyMap<string, DealsOfWord> => {
  const index = new Map<string, Map<DealRecord, number>>();
  for (const deal of data.deals) {
    const { title, vendor, neighborhoods } = deal;
    const parts = [
      [`${neighborhoods.join(' ')}`, weights.place],
      [`${vendor} ${firstTags(deal, true).join(' ')}`, weights.kind],
      [title, weights.title],
    ] as const;
    for (const [text, weight] of parts)
      for (const word of longWords(text.replaceAll('-', ' '), vocabulary)) {
        // A houseplant is a plant.
        const isInTitle = utteranceOf(title).includes(`${word} `);
        index.set(word, (index.get(word) ?? new Map()).set(deal, isInTitle ? weights.title : weight));
      }
  }
  return index;
}, new WeakMap<AssistantKnowledge, ReadonlyMap<string, DealsOfWord>>());
