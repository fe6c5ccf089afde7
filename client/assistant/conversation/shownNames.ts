import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Question } from '../understand/question.ts';
import { topicOf } from '../understand/readQuestion.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { firstTags } from './firstTags.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { isOfName, longWords, titlePartIn, wordsAfterThe } from './nameWords.ts';

/**
 * Those of `deals` that `words` name best, by words of their titles, vendors or tags after "the" or before "one": several if
 * these fit alike. Empty if they name none.
 */
export const shownNamedIn = (
  words: string,
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): readonly DealRecord[] => bestNamedIn(words, deals, knowledge).deals;

/** The deals that words name best, and by how many of them. */
interface Named {
  readonly deals: readonly DealRecord[];
  readonly hits: number;
}

function bestNamedIn(
  words: string,
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
  isName: (word: string) => boolean = () => true,
): Named {
  // "How about the weekend" names none.
  const said = new Set(
    wordsAfterThe(words, knowledge).filter(
      (word) => isOfName(word, knowledge.vocabulary) && isName(word) && !isAskedOf(word, knowledge),
    ),
  );
  const told = wordsOfTheOne(words, knowledge);
  if (said.size + told.length === 0) return { deals: [], hits: 0 };
  const counted = deals.map((deal) => {
    const { title, vendor, category, tags = [], neighborhoods = [] } = deal;
    const names = longWords([title, vendor, ...tags].join(' '), knowledge.vocabulary);
    const own = [
      ...names,
      ...longWords(category, knowledge.vocabulary),
      ...longWords(neighborhoods.join(' '), knowledge.vocabulary),
    ];
    const hits = names.filter((word) => said.has(word)).length;
    const isOf = (word: string) =>
      own.includes(word) || isFor(deal, word, knowledge) || utteranceOf(title).includes(` ${word} `);
    // "The gift box" are two words of a title, however short.
    const inOrder = hits === 0 ? '' : titlePartIn(words, deal, knowledge).trim();
    const isTitled = names.some((word) => said.has(word) && inOrder.includes(word));
    const inTitle = isTitled ? inOrder.split(' ').length : 0;
    return {
      deal,
      hits: Math.max(hits, inTitle) + told.filter((word) => !said.has(word) && isOf(word)).length,
    };
  });
  const most = Math.max(1, ...counted.map(({ hits }) => hits));
  const best = counted.filter(({ hits }) => hits === most).map(({ deal }) => deal);
  // "The paint one" is a paint class rather than a tour of a vendor with paint in its name; a houseplant is a plant.
  const titled = best.filter(({ title }) =>
    longWords(title, knowledge.vocabulary).some((name) =>
      [...said, ...told].some((word) => name.endsWith(word)),
    ),
  );
  return { deals: titled.length > 0 ? titled : best, hits: most };
}

/** Whether a word is what is asked of a deal: "the hours of the gym" are about no first hour of another. */
const isAskedOf = (word: string, { vocabulary }: AssistantKnowledge) =>
  ofWhole.has(topicOf(` ${word}s `, vocabulary.grammar.facts) ?? '');

/** What is asked of a deal as a whole, and not of something at it: "is the pool heated". */
export const ofWhole: ReadonlySet<string> = new Set<Question['topic']>([
  ...(['price', 'hours', 'duration', 'place', 'until', 'booking', 'ages'] as const),
]);

/**
 * The only deal of the catalog that `words` name by more words of its title and of what it is than the deals `known` among
 * those shown: "how much is the gift box" beside a toy shop with gifts; `undefined` for none.
 */
export function betterNamedIn(
  words: string,
  known: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): readonly DealRecord[] | undefined {
  const kinds = knowledge.data.deals.map(
    (deal): DealRecord => ({ ...deal, vendor: '', tags: firstTags(deal) }),
  );
  // "The next flight" is no cup of coffee.
  const { idle, stem } = knowledge.vocabulary;
  const { deals, hits } = bestNamedIn(words, kinds, knowledge, (word) => !idle.has(stem(word)));
  const only = loneDeal(deals);
  const deal = knowledge.data.deals.find(({ slug }) => slug === only?.slug);
  return deal && !known.includes(deal) && hits > bestNamedIn(words, known, knowledge).hits
    ? [deal]
    : undefined;
}

/** The deal of a list of one; `undefined` for other lists. */
export const loneDeal = (deals: readonly DealRecord[]): DealRecord | undefined =>
  deals.length === 1 ? deals[0] : undefined;

/** What tells the one meant from the others, people and places, too: "the one for children". */
const wordsOfTheOne = (words: string, { vocabulary }: AssistantKnowledge): string[] =>
  [...words.matchAll(vocabulary.grammar.facts.questions.theOne)].flatMap(([, what, before]) =>
    // "The axe one": however short, a word of the title.
    before ? vocabulary.singular(before) : longWords(what ?? '', vocabulary),
  );

/** Whether a deal is for the company that `word` names, and not for everybody. */
const isFor = ({ family, adults }: DealRecord, word: string, { vocabulary }: AssistantKnowledge) =>
  (vocabulary.senses.get(word) ?? []).some(
    ({ slot, value }) => slot === 'audience' && (value === 'family' ? family && !adults : adults && !family),
  );

const isKindOf = (deal: DealRecord, word: string) => firstTags(deal).includes(word);

/**
 * The words of the subject of a question that none of `deals` has, though others are such or topics: "when does the bakery
 * open" beside a vineyard. Of those that are the kind of another deal alone if `isKind`.
 */
export function isOfOtherKind(
  words: string,
  deals: readonly DealRecord[],
  isKind: boolean,
  { data, vocabulary, assistant }: AssistantKnowledge,
): boolean {
  // "Are there steps at the house" may say it of any place.
  const general = assistant.language.general.split('|');
  const kinds = kindsIn(words, vocabulary).filter(
    (word) => isOfName(word, vocabulary) && !general.includes(word),
  );
  const has = ({ title, vendor, summary, tags = [] }: DealRecord, word: string) =>
    longWords([title, vendor, summary, ...tags].join(' '), vocabulary).includes(word);
  const isTopic = (word: string) => vocabulary.senses.get(word)?.some(({ slot }) => slot === 'interests');
  const isOther = (word: string) =>
    (!isKind && isTopic(word)) || data.deals.some((deal) => isKindOf(deal, word));
  return kinds.some(isOther) && !kinds.some((word) => deals.some((deal) => has(deal, word)));
}

/** The subjects of a question, without the verb: "how to book the tour" asks for no book. */
const kindsIn = (words: string, { grammar, ...vocabulary }: AssistantKnowledge['vocabulary']): string[] =>
  [...words.matchAll(grammar.facts.questions.subject)].flatMap(([phrase]) =>
    longWords(phrase.trim().split(' ').at(-1) ?? '', vocabulary),
  );
