import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** Shorter words of a name tell deals apart only if they are topics: "owl". */
const shortestWord = 4;
const shortestTopic = 3;
/** A word alone names a deal only if at most so many have it. */
const fewHave = 3;
/** The share of the words of a title that has to be named. */
const shareOfTitle = 0.5;
/** The share of the words before a question that have to be of the name, unless they begin as a name. */
const shareOfLead = 0.4;
/** A tag is less of a name than a word of the title. */
const weightOfTag = 0.5;

/** What words of a name can mean besides. */
const topical: ReadonlySet<string> = new Set(['categories', 'interests']);

type NameWords = Pick<AssistantKnowledge['vocabulary'], 'singular' | 'senses'>;

/** The words of a name in the singular, without short ones. */
const longWords = (name: string, { singular, senses }: NameWords): string[] => [
  ...new Set(
    utteranceOf(name)
      .split(' ')
      .map(singular)
      .filter(
        (word) =>
          word.length >= shortestWord ||
          (word.length >= shortestTopic &&
            (senses.get(word)?.some(({ slot }) => topical.has(slot)) ?? false)),
      ),
  ),
];

/** The words of a message that names may have, topics also as the site calls them. */
const saidWords = (words: string, vocabulary: NameWords): string[] => {
  const said = longWords(words, vocabulary);
  const topics = said.flatMap((word) =>
    (vocabulary.senses.get(word) ?? []).flatMap(({ slot, value }) =>
      slot === 'interests' ? longWords(value, vocabulary) : [],
    ),
  );
  return [...new Set([...said, ...topics])];
};

/**
 * The deals of the whole catalog that `words` name: by the name of their vendor, by most of their title, or by rare words
 * after "the" and the like; two of them, while there is a deal to talk about (`hasContext`).
 */
export function catalogNamedIn(
  words: string,
  knowledge: AssistantKnowledge,
  hasContext: boolean,
): readonly DealRecord[] {
  const determined = new Set(wordsAfterThe(words, knowledge));
  const best = bestNamed(words, knowledge, (hits, isRare) => {
    const named = hits.filter((word) => determined.has(word));
    return named.some(isRare) && (!hasContext || named.length > 1);
  });
  return best.length <= fewHave ? best : [];
}

/** The deal that the words before a question name, as in "the owl walk: how long is it"; `null` for none, or several. */
export function leadNamedIn(words: string, knowledge: AssistantKnowledge): DealRecord | null {
  const said = longWords(words, knowledge.vocabulary);
  const [, start] = words.split(' ');
  const { determined } = knowledge.vocabulary.grammar.facts.questions;
  const isName = words.search(determined) === 1 && start !== undefined;
  const [best, ...others] = bestNamed(
    words,
    knowledge,
    (hits, isRare) => hits.some(isRare) && (isName || hits.length >= said.length * shareOfLead),
  );
  return best && others.length === 0 ? best : null;
}

/** The deals of which most of the title, the vendor or what `isEnough` accepts is said, the best alone. */
function bestNamed(
  words: string,
  knowledge: AssistantKnowledge,
  isEnough: (hits: readonly string[], isRare: (word: string) => boolean) => boolean,
): DealRecord[] {
  const { data, vocabulary } = knowledge;
  // A turn of speech names no deal: "family owned" asks about none.
  if (occurs(vocabulary.grammar.idiom, words)) return [];
  const said = saidWords(words, vocabulary);
  const possible = data.deals
    .filter(nameTest(said))
    .map((deal) => ({ deal, title: longWords(deal.title, vocabulary) }));
  const having = (nameOf: (deal: DealRecord) => string) => {
    const names = possible.map(({ deal }) => ({ deal, name: longWords(nameOf(deal), vocabulary) }));
    return new Map(
      said.map((word) => [word, names.flatMap(({ deal, name }) => (name.includes(word) ? [deal] : []))]),
    );
  };
  const byWord = having(({ title, vendor }) => `${title} ${vendor}`);
  const byTag = having(({ tags = [] }) => tags.join(' '));
  const rarity = (count: number) => Math.log((data.deals.length + 1) / count);
  const scoreOf = (deal: DealRecord) =>
    said.reduce((sum, word) => {
      const [named = [], tagged = []] = [byWord.get(word), byTag.get(word)];
      if (named.includes(deal)) return sum + rarity(named.length);
      return tagged.includes(deal) ? sum + weightOfTag * rarity(tagged.length) : sum;
    }, 0);
  const isRare = (word: string) => isTelling(word, byWord.get(word)?.length ?? 0, vocabulary);
  const named = possible.filter(({ deal, title }) => {
    const hits = said.filter((word) => byWord.get(word)?.includes(deal));
    const isTitle = hits.length > 1 && hits.length >= title.length * shareOfTitle;
    return hits.length > 0 && (words.includes(utteranceOf(deal.vendor)) || isTitle || isEnough(hits, isRare));
  });
  const scored = named.map(({ deal }) => ({ deal, score: scoreOf(deal) }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === most).map(({ deal }) => deal);
}

/** Whether a word that so many names have tells a deal; times, places and people are words of any wish. */
function isTelling(word: string, count: number, { senses }: NameWords): boolean {
  const meanings = senses.get(word) ?? [];
  const isWish = meanings.some(({ slot }) => !topical.has(slot));
  return count <= fewHave && !isWish && (word.length > shortestWord || meanings.length > 0);
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
    saidWords(phrase, vocabulary),
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
