import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import {
  fewHave,
  isOfName,
  isTelling,
  longWords,
  saidWords,
  spelledAsNames,
  titleWordsIn,
  wordsAfterThe,
} from './nameWords.ts';
import { loneDeal } from './shownNames.ts';
import { vendorWordsIn } from './vendorNames.ts';

/** The share of the words of a title that has to be named. */
const shareOfTitle = 0.5;
/** So many words of a title in their order name it, too: "dinner for two". */
const wordsOfTitle = 3;
/** A word alone that names a deal is longer. */
const shortestAlone = 3;
/** The share of the words before a question that have to be of the name, unless they begin as a name. */
const shareOfLead = 0.4;
/** A name has no more long words than that. */
const longestName = 6;
/** A name that a longer clause begins with is among so many words. */
const longestBeginning = 3;
/** With no more long words, and without "the", all of it is a name. */
const shortName = 4;
/** Words of the title in their order are more of a name than others. */
const weightOfOrder = 0.75;
/** The name of a vendor is more of one than words of any title. */
const weightOfVendor = 4;

/**
 * The deals of the whole catalog that `words` name: by the name of their vendor, by most of their title, or, while
 * there is no deal to talk about (`hasContext`), by rare words after "the" and the like.
 */
export function catalogNamedIn(
  words: string,
  knowledge: AssistantKnowledge,
  hasContext: boolean,
): readonly DealRecord[] {
  const determined = new Set(spelledAsNames(wordsAfterThe(words, knowledge), knowledge));
  const best = bestNamed(words, knowledge, (hits, isRare, title) => {
    const named = hits.filter((word) => determined.has(word) && (!hasContext || title.includes(word)));
    if (named.length > 1 && named.some(isRare)) return true;
    // "Leave the car there" names no car wash.
    return !hasContext && named.some((word) => word.length > shortestAlone && isRare(word));
  });
  return best.length <= fewHave ? best : [];
}

/** The deals of the vendor that `words` name; empty for none. */
export const dealsOfVendorIn = (words: string, knowledge: AssistantKnowledge): readonly DealRecord[] =>
  knowledge.data.deals
    .filter(nameTest(longWords(words, knowledge.vocabulary)))
    .filter((deal) => vendorWordsIn(words, deal, knowledge) > 0);

/** Whether a word is of the name of a part of town, and names no thing besides: a trail that is named after a railway is one of rides, too. */
export const isOnlyPlace = (
  word: string,
  { names, senses, keyOf, singular }: AssistantKnowledge['vocabulary'],
) => names.has(word) && !senses.get(keyOf([singular(word)]))?.some(({ slot }) => slot === 'interests');

/** The deal that the words before a question name, as in "the owl walk: how long is it"; `undefined` for none, or several. */
export function leadNamedIn(words: string, knowledge: AssistantKnowledge): DealRecord | undefined {
  const { vocabulary } = knowledge;
  const { determined, filler } = vocabulary.grammar.facts.questions;
  const said = longWords(words.replace(filler, ' '), vocabulary).filter(
    (word) => !isOnlyPlace(word, vocabulary),
  );
  const [, start] = words.split(' ');
  const isName = words.search(determined) === 1 && start !== undefined && said.length <= longestName;
  // "It's for two adults and three kids in one car" names no car wash before a question.
  const tokens = words.trim().split(' ');
  const begins = new Set(longWords(tokens.slice(0, longestBeginning).join(' '), vocabulary));
  const isLead = (hits: readonly string[]) =>
    hits.length >= said.length * shareOfLead &&
    (hits.length > 1 || tokens.length <= longestBeginning || hits.some((word) => begins.has(word)));
  const named = bestNamed(
    words,
    knowledge,
    (hits, isRare) => hits.some(isRare) && (isName || isLead(hits.filter((word) => said.includes(word)))),
    !isName && said.length <= shortName,
  );
  return loneDeal(named);
}

/** Whether these words of a name name a deal with that title. */
type IsEnough = (
  hits: readonly string[],
  isRare: (word: string) => boolean,
  title: readonly string[],
) => boolean;

/** The deals of which most of the title, the vendor or what `isEnough` accepts is said, the best alone. */
function bestNamed(
  words: string,
  knowledge: AssistantKnowledge,
  isEnough: IsEnough,
  isAll = false,
): DealRecord[] {
  const { data, vocabulary } = knowledge;
  const { idle, stem } = vocabulary;
  // A turn of speech names no deal but those that have it in their title, or are named by it: "family owned" asks about none.
  const idioms = (words.match(vocabulary.grammar.idiom) ?? []).map((idiom) => ` ${idiom.trim()} `);
  // Half of a city's deals may have a part of town in their titles.
  const linking = new Set(knowledge.assistant.language.linking.split('|'));
  const isNoPlace = (word: string) => !isOnlyPlace(word, vocabulary);
  const { filler } = vocabulary.grammar.facts.questions;
  const plain = words.replace(filler, ' ');
  const said = spelledAsNames(saidWords(plain, vocabulary), knowledge).filter(isNoPlace);
  // "In one car" has no "car wash" of a title, though it may mean one.
  const spoken = spelledAsNames(longWords(plain, vocabulary), knowledge);
  const possible = data.deals
    .filter(nameTest(isAll ? [...said, ...words.trim().split(' ')] : said))
    .map((deal) => ({
      deal,
      title: longWords(deal.title, vocabulary).filter(isNoPlace),
      inOrder: titleWordsIn(words, deal, knowledge),
      ofVendor: vendorWordsIn(words, deal, knowledge, isAll),
    }))
    .filter(
      ({ deal, inOrder, ofVendor }) =>
        inOrder >= wordsOfTitle ||
        ofVendor > 0 ||
        idioms.every((idiom) => utteranceOf(deal.title).includes(idiom)),
    );
  const names = possible.map(({ deal }) => ({
    deal,
    name: longWords(`${deal.title} ${deal.vendor} ${deal.offerText ?? ''}`, vocabulary),
  }));
  const byWord = new Map(
    said.map((word) => [word, names.flatMap(({ deal, name }) => (name.includes(word) ? [deal] : []))]),
  );
  const rarity = (count: number) => Math.log((data.deals.length + 1) / count);
  const scoreOf = (deal: DealRecord, inOrder: number, ofVendor: number) =>
    said.reduce(
      (sum, word) => {
        const having = byWord.get(word) ?? [];
        return having.includes(deal) ? sum + rarity(having.length) : sum;
      },
      (inOrder < wordsOfTitle ? 0 : weightOfOrder * inOrder) + weightOfVendor * ofVendor,
    );
  const isRare = (word: string) => isTelling(word, byWord.get(word)?.length ?? 0, vocabulary);
  const named = possible.filter(({ deal, title, inOrder, ofVendor }) => {
    const isOfDeal = (word: string | undefined) => word !== undefined && byWord.get(word)?.includes(deal);
    // "Night" is of a name in "spa night", and "with" is of none in "come with breakfast".
    const isBeside = (word: string, before = '') => isOfDeal(before) && words.includes(` ${before} ${word}`);
    const hits = said.filter(
      (word, at) => isOfDeal(word) && (!linking.has(word) || isBeside(word, said[at - 1])),
    );
    const inTitle = hits.filter((word) => title.includes(word) && spoken.includes(word));
    const isMost = inTitle.length > 1 && inTitle.length >= title.length * shareOfTitle;
    // "Sunday night" is no name of a night's stay.
    const isTitle =
      inOrder >= wordsOfTitle ||
      (isMost && inTitle.some((word) => isOfName(word, vocabulary) && !idle.has(stem(word))));
    return ofVendor > 0 || (hits.length > 0 && (isTitle || isEnough(hits, isRare, title)));
  });
  const scored = named.map(({ deal, inOrder, ofVendor }) => ({
    deal,
    score: scoreOf(deal, inOrder, ofVendor),
  }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === most).map(({ deal }) => deal);
}

/** Whether the name of a deal may have one of `said`: quick, because it is asked of all deals. */
function nameTest(said: readonly string[]): (deal: DealRecord) => boolean {
  // Without the last letter, which the plural may change.
  const stems = said.map((word) => word.slice(0, -1)).filter((stem) => stem.length > 1);
  return ({ title, vendor, offerText = '' }) => {
    const name = `${title} ${vendor} ${offerText}`
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\p{M}'’]/gu, '');
    return stems.some((stem) => name.includes(stem));
  };
}

/** Those of `deals` that `text` names by words of their titles, the best match first. */
export const dealsNamedIn = (
  text: string,
  deals: readonly DealRecord[],
  { vocabulary }: AssistantKnowledge,
): DealRecord[] => dealsWith(saidWords(text, vocabulary), deals, ({ title }) => longWords(title, vocabulary));

/** Those of `deals` about a topic that `text` names. */
export const dealsAboutWordsIn = (
  text: string,
  deals: readonly DealRecord[],
  { vocabulary }: AssistantKnowledge,
): DealRecord[] =>
  dealsWith(saidWords(text, vocabulary), deals, ({ tags = [] }) => longWords(tags.join(' '), vocabulary));

/** Those of `deals` that have some of the words `said`, those with most of them first. */
const dealsWith = (
  said: readonly string[],
  deals: readonly DealRecord[],
  wordsOf: (deal: DealRecord) => readonly string[],
): DealRecord[] =>
  deals
    .map((deal) => ({ deal, count: wordsOf(deal).filter((word) => said.includes(word)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ deal }) => deal);
