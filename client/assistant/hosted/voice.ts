import type { VoiceWords } from '../../../data/language/hostedWords.ts';
import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { utteranceOf } from '../words/utteranceOf.ts';

/** A model's own words have at most so many characters and sentences. */
const mostCharacters = 120;
const mostSentences = 2;

/** Letters, spaces and marks of plain sentences. */
const plain = /^[\p{Script=Latin}\p{M} ,.!?¡¿;:…–—'’-]+$/u;

/** Phrases of some words, and how many words the longest has. */
interface Phrases {
  readonly all: ReadonlySet<string>;
  readonly longest: number;
}

const phrasesIn = memoize((text: string): Phrases => {
  const all = text.split('|');
  return { all: new Set(all), longest: Math.max(...all.map((phrase) => phrase.split(' ').length)) };
});

/** How many of `words` from `from` on are a phrase, the longest one; 0 for none. */
function phraseAt(words: readonly string[], from: number, { all, longest }: Phrases): number {
  for (let length = Math.min(longest, words.length - from); length > 0; length--)
    if (all.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}

/**
 * `said` if it is small talk, else an empty text. Small talk consists of words that claim nothing, in parts that begin as
 * such talk begins, and names no deal, vendor or area. Anything else is dropped as a whole: what is left of a claim may be
 * another one. Linear in the text.
 */
export function smallTalkIn(
  said: string,
  voice: VoiceWords,
  knowledge: Pick<AssistantKnowledge, 'data'>,
): string {
  const text = said.slice(0, 2 * mostCharacters).trim();
  if (text === '' || text.length > mostCharacters || !plain.test(text)) return '';
  if (text.split(/[.!?…]+(?:\s|$)/u).filter(Boolean).length > mostSentences) return '';
  const parts = text.split(/[,.!?¡¿;:…–—]|\s-\s/u).map((part) => utteranceOf(part).trim());
  const isAllowed = parts.every((part) => part === '' || isPart(part, voice));
  return isAllowed && parts.some(Boolean) && !namesOf(knowledge.data)(parts) ? text : '';
}

/** Whether a part of a sentence is small talk. */
function isPart(part: string, { alone, moves }: VoiceWords): boolean {
  if (phrasesIn(alone).all.has(part)) return true;
  const words = part.split(' ');
  return moves.some(({ begin, go }) => {
    let at = phraseAt(words, 0, phrasesIn(begin));
    for (let length = at; length > 0 && at < words.length; at += length)
      length = phraseAt(words, at, phrasesIn(go));
    return at === words.length;
  });
}

/** A test for parts of sentences that contain the name of a deal, a vendor or an area of the catalog. */
const namesOf = memoize(({ deals, neighborhoods }: DealData) => {
  const areas = Object.values(neighborhoods).flatMap(({ label, aliases = [] }) => [label, ...aliases]);
  const all = [...deals.flatMap(({ title, vendor }) => [title, vendor]), ...areas];
  const names = new Set(all.map((name) => utteranceOf(name).trim()));
  return (parts: readonly string[]) =>
    parts.some((part) => {
      const words = part.split(' ');
      return words.some((_, from) => words.some((_, to) => names.has(words.slice(from, to + 1).join(' '))));
    });
}, new WeakMap<DealData, (parts: readonly string[]) => boolean>());
