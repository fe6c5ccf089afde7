import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealsNamedIn } from './dealNames.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { isOfName, isTelling, longWords, saidWords, wordsAfterThe } from './nameWords.ts';

/**
 * The one of `deals` that `words` name by a word of its title, vendor or tags after "the" or before "one"; `null` if they
 * name none, or several alike.
 */
export function shownNamedIn(
  words: string,
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): DealRecord | null {
  // "How about the weekend" names none.
  const said = new Set(
    wordsAfterThe(words, knowledge).filter((word) => isOfName(word, knowledge.vocabulary)),
  );
  const told = wordsOfTheOne(words, knowledge);
  if (said.size + told.length === 0) return null;
  const counted = deals
    .map((deal) => {
      const { title, vendor, category, tags = [], neighborhoods = [] } = deal;
      const names = longWords([title, vendor, category, ...tags].join(' '), knowledge.vocabulary);
      const own = [...names, ...longWords(neighborhoods.join(' '), knowledge.vocabulary)];
      const hits = names.filter((word) => said.has(word)).length;
      const isOf = (word: string) => own.includes(word) || isFor(deal, word, knowledge);
      return { deal, hits: hits + told.filter((word) => !said.has(word) && isOf(word)).length };
    })
    .sort((a, b) => b.hits - a.hits);
  const [best, next] = counted;
  return best && best.hits > (next?.hits ?? 0) ? best.deal : null;
}

/** What tells the one meant from the others, people and places, too: "the one for children". */
const wordsOfTheOne = (words: string, { vocabulary }: AssistantKnowledge): string[] =>
  [...words.matchAll(vocabulary.grammar.facts.questions.theOne)].flatMap(([, what = '']) =>
    longWords(what, vocabulary),
  );

/** Whether a deal is for the company that `word` names, and not for everybody. */
const isFor = ({ family, adults }: DealRecord, word: string, { vocabulary }: AssistantKnowledge) =>
  (vocabulary.senses.get(word) ?? []).some(
    ({ slot, value }) => slot === 'audience' && (value === 'family' ? family && !adults : adults && !family),
  );

/** The only one of the shown deals that `words` name by a word of its title: "karaoke could work"; `null` for none. */
export function onlyNamedIn(
  words: string,
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): DealRecord | null {
  const { vocabulary } = knowledge;
  const telling = words.split(' ').filter((word) => isOfName(vocabulary.singular(word), vocabulary));
  const [only, ...others] = dealsNamedIn(` ${telling.join(' ')} `, deals, knowledge);
  return only && others.length === 0 ? only : null;
}

/** The first tags of a deal say what it is. */
const tagsOfKind = 2;

/**
 * The only deal of its kind in the catalog, if a question asks of it by that: "does the vineyard take dogs"; `null` for none,
 * and for what is not the name of a deal.
 */
export function kindNamedIn(words: string, { data, vocabulary }: AssistantKnowledge): DealRecord | null {
  const kinds = [...words.matchAll(vocabulary.grammar.facts.questions.subject)].flatMap(([phrase]) =>
    saidWords(phrase, vocabulary),
  );
  if (kinds.length === 0) return null;
  const [only, ...others] = data.deals.filter(({ title, vendor, tags = [] }) => {
    const kind = kinds.filter((word) => tags.slice(0, tagsOfKind).includes(word));
    const name = kind.length > 0 ? longWords(`${title} ${vendor}`, vocabulary) : [];
    return kind.some((word) => name.includes(word) && isTelling(word, 1, vocabulary));
  });
  return only && others.length === 0 ? only : null;
}
