import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** Shorter words of a name do not tell deals apart. */
const shortestWord = 4;
/** A word alone names a deal only if at most so many have it. */
const fewHave = 3;
/** The share of the words of a title that has to be named. */
const shareOfTitle = 0.5;

/** What words of a name can mean besides. */
const topical: ReadonlySet<string> = new Set(['categories', 'interests']);

type Stemming = Pick<AssistantKnowledge['vocabulary'], 'singular'>;

/** The words of a name in the singular, without short ones. */
const longWords = (name: string, { singular }: Stemming): string[] => [
  ...new Set(
    utteranceOf(name)
      .split(' ')
      .filter((word) => word.length >= shortestWord)
      .map(singular),
  ),
];

/**
 * The deals of the whole catalog that `words` name: by the name of their vendor or by most of their title. Only without a
 * deal to talk about (`hasContext`) a single rare word is enough.
 */
export function catalogNamedIn(
  words: string,
  knowledge: AssistantKnowledge,
  hasContext: boolean,
): readonly DealRecord[] {
  const said = longWords(words, knowledge.vocabulary);
  const byWord = new Map<string, DealRecord[]>(said.map((word) => [word, []]));
  const found = new Map<DealRecord, number>();
  const mayHave = nameTest(said);
  for (const deal of knowledge.data.deals) {
    if (!mayHave(deal)) continue;
    const name = longWords(`${deal.title} ${deal.vendor}`, knowledge.vocabulary);
    for (const word of name) byWord.get(word)?.push(deal);
    found.set(deal, name.filter((word) => byWord.has(word)).length);
  }
  const determinedWords = wordsAfterThe(words, knowledge);
  const { senses } = knowledge.vocabulary;
  const isRareOf = (word: string, deal: DealRecord) => {
    const having = byWord.get(word) ?? [];
    // Times, places and people are words of any wish.
    const isWish = senses.get(word)?.some(({ slot }) => !topical.has(slot)) ?? false;
    return having.includes(deal) && having.length <= fewHave && word.length > shortestWord && !isWish;
  };
  const isNamed = (deal: DealRecord, hits: number) => {
    if (words.includes(utteranceOf(deal.vendor))) return true;
    const title = longWords(deal.title, knowledge.vocabulary);
    const share = title.filter((word) => said.includes(word)).length / title.length;
    if (hits > 1 && share >= shareOfTitle) return true;
    return !hasContext && determinedWords.some((word) => isRareOf(word, deal));
  };
  const named = [...found].filter(([deal, hits]) => hits > 0 && isNamed(deal, hits));
  const most = Math.max(0, ...named.map(([, hits]) => hits));
  const best = named.filter(([, hits]) => hits === most).map(([deal]) => deal);
  return best.length <= fewHave ? best : [];
}

/** Whether the name of a deal may have one of `said`: quick, because it is asked of all deals. */
function nameTest(said: readonly string[]): (deal: DealRecord) => boolean {
  // Without the last letter, which the plural may change.
  const stems = said.map((word) => word.slice(0, -1));
  return ({ title, vendor }) => {
    const name = `${title} ${vendor}`
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}'’]/gu, '');
    return stems.some((stem) => name.includes(stem));
  };
}

/** The words after "the" and the like, which may name a deal. */
const wordsAfterThe = (words: string, { vocabulary }: AssistantKnowledge): string[] =>
  [...words.matchAll(vocabulary.grammar.facts.questions.determined)].flatMap(([phrase]) =>
    longWords(phrase, vocabulary),
  );

/**
 * The one of `deals` that `words` name by a word of its title, vendor or tags after "the" or before "one"; `null` if they
 * name none, or several alike.
 */
export function shownNamedIn(
  words: string,
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): DealRecord | null {
  const said = new Set(wordsAfterThe(words, knowledge));
  if (said.size === 0) return null;
  const counted = deals
    .map((deal) => {
      const names = [deal.title, deal.vendor, deal.category, ...(deal.tags ?? [])].join(' ');
      return { deal, hits: longWords(names, knowledge.vocabulary).filter((word) => said.has(word)).length };
    })
    .sort((a, b) => b.hits - a.hits);
  const [best, next] = counted;
  return best && best.hits > (next?.hits ?? 0) ? best.deal : null;
}
