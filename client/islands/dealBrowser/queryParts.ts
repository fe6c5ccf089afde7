import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import { readSearchQuery } from '../../../data/model/deals/searchQuery.ts';
import { normalWord } from '../../../data/model/deals/searchRules.ts';

/** The parts of search words, as written; empty where there is none. */
export interface QueryParts {
  /** "under $10" */
  readonly limit: string;
  /** The name of a neighborhood. */
  readonly area: string;
  /** What is looked for. */
  readonly subject: string;
}

/** Splits search words: "salsa in Old Town under $10". */
export function partsOfQuery(query: string, { neighborhoods }: Pick<DealData, 'neighborhoods'>): QueryParts {
  const { words, limit } = readSearchQuery(query, 0);
  const names = Object.values(neighborhoods).flatMap(({ label, aliases = [] }) => [label, ...aliases]);
  const start = (name: string) => ` ${words} `.toLowerCase().indexOf(` ${name.toLowerCase()} `);
  // The longest: one name can begin with another.
  const [name = ''] = names.filter((each) => start(each) >= 0).sort((a, b) => b.length - a.length);
  if (name === '') return { limit: limit?.words.join(' ') ?? '', area: '', subject: words };
  const [from, to] = [start(name), start(name) + name.length];
  return {
    limit: limit?.words.join(' ') ?? '',
    area: words.slice(from, to),
    subject: [words.slice(0, from), words.slice(to)].map(withoutLinks).filter(Boolean).join(' '),
  };
}

/** `text` without words at its ends that only link it to others. */
const withoutLinks = (text: string): string => {
  const words = text.split(/\s+/).filter(Boolean);
  const isLink = (word: string | undefined) => word !== undefined && normalWord(word) === null;
  while (isLink(words.at(-1))) words.pop();
  while (isLink(words[0])) words.shift();
  return words.join(' ');
};
