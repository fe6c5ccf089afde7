import MiniSearch, { type QueryCombination, type SearchOptions } from 'minisearch';
import type { DealData, GuideRecord } from '../../data/model/deals/dealRecord.ts';
import {
  dealDocument,
  fieldWeights,
  guideDocument,
  type SearchDocument,
} from '../../data/model/deals/searchDocument.ts';
import { lacksAny, meetsAll, readNeeds } from '../../data/model/deals/searchNeeds.ts';
import { otherNumber, wordRules } from '../../data/model/deals/searchRules.ts';
import { isMuchLonger, isWholeWord, shortWord, swapsOf } from '../../data/model/deals/wordMatches.ts';
import type { QueryWords, SearchHit, SearchTools } from './searchHit.ts';

/** An indexed text; `id` is its position among deals and guides. */
interface Document extends SearchDocument {
  readonly id: number;
}

const options: SearchOptions = {
  boost: fieldWeights,
  prefix: wordRules.isPrefix,
  weights: wordRules.weights,
};

/** Indexes what `data` has, in small steps to keep the page responsive. */
export async function createSearchTools(data: DealData): Promise<SearchTools> {
  const { deals, guides } = data;
  const index = new MiniSearch<Document>({
    fields: Object.keys(fieldWeights),
    processTerm: wordRules.normalWord,
    searchOptions: options,
  });
  const documents = [...deals.map((deal) => dealDocument(deal, data)), ...guides.map(guideDocument)].map(
    (document, id): Document => ({ id, ...document }),
  );
  await index.addAllAsync(documents, { chunkSize: 250 });
  return createTools(index, data);
}

function createTools(index: MiniSearch<Document>, data: DealData): SearchTools {
  const wordsOf = (query: string): QueryWords => {
    const words = tokenize(query).filter(wordRules.normalWord);
    const known = words.map((word) => isKnown(index, word));
    const queries = words.map((word, place) => ({
      ...withTypos(word, {
        known: known[place] === true,
        // Who goes on to another word has typed this one: a spa day is not in Spanish.
        isWhole: word.length <= shortWord && place < words.length - 1,
        whole: words.length === 1 ? wordRules.weights.wholeWord : 1,
      }),
      // The last of several words may be unfinished after its first letter.
      prefix: (place > 0 && word === words.at(-1)) || wordRules.isPrefix(word),
    }));
    return { words, queries, isTypo: known.includes(false) };
  };
  const find: SearchTools['find'] = (combined, lacked, isAsked = () => true) =>
    index.search(combined, { filter: ({ id }) => isAsked(id) }).map(({ id, terms, queryTerms, match }) => ({
      ...hitOf(data, id),
      words: terms,
      isNamed: Object.values(match).some((fields) => /title|topics/.test(fields.join())),
      without: lacked((term) => {
        const normal = wordRules.normalWord(term) ?? '';
        const forms = [normal, otherNumber(normal), ...swapsOf(normal)];
        return queryTerms.some((found) => forms.includes(found) || isWholeWord(wordRules, found, normal));
      }),
    }));
  const findAll: SearchTools['findAll'] = (query, better = '') => {
    const all: QueryCombination = { combineWith: 'AND', queries: [...wordsOf(query).queries] };
    if (better === '') return find(all, () => []);
    const asked = new Set(index.search(all).map(({ id }) => id));
    // Whole words only: "do" is no dog.
    const also = tokenize(better).map((word) => ({ queries: [word], prefix: false, fuzzy: false }));
    return find(
      { combineWith: 'OR', queries: [all, ...also] },
      () => [],
      (id) => asked.has(id),
    );
  };
  // What texts say comes before what only facts do.
  const findWithNeeds: SearchTools['findAll'] = (query, better) => {
    const said = findAll(query, better);
    const { needs, rest } = readNeeds(query);
    if (needs.length === 0) return said;
    const others =
      rest === ''
        ? data.deals.map((deal) => ({ kind: 'deal' as const, deal, words: [] }))
        : findAll(rest, better);
    const own = said.filter((hit) => hit.kind !== 'deal' || !lacksAny(hit.deal, needs));
    const known = new Set(own.map((hit) => (hit.kind === 'deal' ? hit.deal : hit)));
    return [
      ...own,
      ...others.filter((hit) => hit.kind === 'deal' && !known.has(hit.deal) && meetsAll(hit.deal, needs)),
    ];
  };
  const hubs = data.guides.flatMap(({ date, href }) => (date ? href : []));
  const isOfHoliday = (hit: SearchHit) =>
    hit.kind === 'guide' && hubs.some((hub) => `${hit.guide.href}/`.startsWith(`${hub}/`));
  return { data, tokenize, wordsOf, find, findAll: findWithNeeds, isOfHoliday };
}

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/** A word, and its plural or singular if that does not begin like it. */
const formsOf = (word: string): QueryCombination => ({
  combineWith: 'OR',
  queries: [...new Set([word, otherNumber(word.toLowerCase())])],
});

/** Whether any text has `word`, or one that starts with it. */
function isKnown(index: MiniSearch<Document>, word: string): boolean {
  const typed = wordRules.normalWord(word) ?? '';
  const boostDocument: SearchOptions['boostDocument'] = (_, found) =>
    Number(wordRules.isSameWord(found, typed));
  return (
    index.search(formsOf(word)).length > 0 ||
    index.search(word, { prefix: false, fuzzy: 0.1, boostDocument }).length > 0
  );
}

/**
 * A search for `word`, which begins no other if it `isWhole`, and counts `whole` times as much where texts have it as a whole. It may be mistyped only if it is not
 * known: who types "brun" is not looking for "run". Hardly anybody mistypes the first letter.
 */
function withTypos(
  word: string,
  { known, isWhole, whole }: { readonly known: boolean; readonly isWhole: boolean; readonly whole: number },
): QueryCombination {
  const typed = wordRules.normalWord(word) ?? '';
  const isMeant = (found: string) =>
    (!isWhole && found.startsWith(typed)) ||
    wordRules.isSameWord(found, typed) ||
    (!known && found[0] === typed[0] && !isMuchLonger(typed, found));
  const forms = formsOf(word);
  const swaps = known ? [] : swapsOf(typed).map((swap) => ({ queries: [swap], fuzzy: false }));
  return {
    ...forms,
    queries: [...forms.queries, ...swaps],
    fuzzy: wordRules.wrongLetters(typed) || false,
    boostDocument: (_, found) => (isWholeWord(wordRules, found, typed) ? whole : isMeant(found) ? 1 : 0),
  };
}

function hitOf({ deals, guides }: DealData, id: number) {
  const deal = deals[id];
  return deal
    ? { kind: 'deal' as const, deal }
    : { kind: 'guide' as const, guide: guides[id - deals.length] as GuideRecord };
}
