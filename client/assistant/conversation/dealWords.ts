import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** How much a word says about a deal: in its title or tags, in what visitors call its topics, or in its summary. */
const weights = { name: 3, related: 2, summary: 1 } as const;

/** The deals that have a word, by their indexes in the data, with its weight in them. */
export type DealsOfWord = ReadonlyMap<number, number>;

type Known = Pick<AssistantKnowledge, 'data' | 'assistant' | 'vocabulary' | 'pack'>;

/** The deals by the stems of the words that tell what they are, in the languages of the site and of the visitor; made once. */
export const dealsByWord = (known: Known): ReadonlyMap<string, DealsOfWord> => {
  const byVocabulary = indexesOf(known.data);
  const index = byVocabulary.get(known.vocabulary) ?? indexOf(known);
  byVocabulary.set(known.vocabulary, index);
  return index;
};

const indexesOf = memoize(
  (_: DealData) => new WeakMap<Vocabulary, ReadonlyMap<string, DealsOfWord>>(),
  new WeakMap<DealData, WeakMap<Vocabulary, ReadonlyMap<string, DealsOfWord>>>(),
);

function indexOf({ data, assistant, vocabulary, pack }: Known): ReadonlyMap<string, DealsOfWord> {
  const index = new Map<string, Map<number, number>>();
  const stem = memoize(vocabulary.stem);
  const stemsOf = memoize((text: string) => [...new Set(utteranceOf(text).trim().split(' ').map(stem))]);
  const add = (word: string, deal: number, weight: number) => {
    const deals = index.get(word) ?? new Map<number, number>();
    if (weight > (deals.get(deal) ?? 0)) index.set(word, deals.set(deal, weight));
  };
  for (const [at, { title, offerText = '', tags = [], summary }] of data.deals.entries()) {
    for (const text of [title, offerText, ...tags])
      for (const word of stemsOf(text)) add(word, at, weights.name);
    for (const word of stemsOf(summary)) add(word, at, weights.summary);
  }
  const dealsAbout = memoize((topic: string): number[] => {
    const [first, ...others] = stemsOf(topic).map((word) => index.get(word));
    const isNamed = (deals: DealsOfWord | undefined, at: number) => deals?.get(at) === weights.name;
    return [...(first?.keys() ?? [])].filter((at) => [first, ...others].every((deals) => isNamed(deals, at)));
  });
  const called = [
    ...assistant.related.map((pair) => pair.split('=') as [string, string]),
    ...Object.entries(pack?.glossary ?? {}),
  ];
  for (const [topics, phrases] of called) {
    const deals = new Set(topics.split('|').flatMap(dealsAbout));
    if (deals.size > 0)
      for (const word of stemsOf(phrases)) for (const at of deals) add(word, at, weights.related);
  }
  return index;
}

/** Whether a deal has a word in its title or tags. */
export const isNamedIn = (deals: DealsOfWord, at: number): boolean => deals.get(at) === weights.name;
