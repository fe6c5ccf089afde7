import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import { tokenize } from '../understand/tokenize.ts';
import { isMark } from '../understand/utterance.ts';
import type { Conversation } from './conversation.ts';
import { catalogNamedIn, isOnlyPlace } from './dealNames.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { longWords, saidWords } from './nameWords.ts';
import { loneDeal, shownNamedIn } from './shownNames.ts';

/** The deals whose titles have most of the words that are said, of those shown or else of all. */
function titledIn(words: string, latest: readonly string[], knowledge: AssistantKnowledge) {
  const { vocabulary, data } = knowledge;
  // "Which one is closer to the old town" names no stay in the old town.
  const said = saidWords(words, vocabulary).filter((word) => !isOnlyPlace(word, vocabulary));
  const countOf = ({ title }: DealRecord) =>
    longWords(title, vocabulary).filter((word) => said.includes(word)).length;
  for (const deals of [dealsWithSlugs(latest, knowledge), data.deals]) {
    const most = Math.max(0, ...deals.map(countOf));
    if (most > 0) return deals.filter((deal) => countOf(deal) === most);
  }
  return [];
}

/** The only one of a vendor's deals that is of the kind of the others: the room of a hotel beside another hotel. */
const likeOf = (deals: readonly DealRecord[], others: readonly DealRecord[]): DealRecord | undefined =>
  loneDeal(deals.filter(({ tags = [] }) => others.some((other) => other.tags?.[0] === tags[0])));

/**
 * The deals between which `text` chooses by their names, shown or not: "the ghost walk or that mural walk". Where it compares
 * (`compares`), also "the ghost walk with the mural walk", and a name beside the deal in question. Empty for none.
 */
export function namedChoices(
  text: string,
  compares: boolean,
  { latest, focus }: Pick<Conversation, 'latest' | 'focus'>,
  knowledge: AssistantKnowledge,
): readonly DealRecord[] {
  const { grammar } = knowledge.vocabulary;
  // Clauses, and between each two of them what joins them.
  const parts = tokenize(text, knowledge.vocabulary).text.split(grammar.versus);
  const joins = (part: string) => (compares ? !isMark(part) : occurs(grammar.oneOrOther, part));
  if (!compares && !parts.some((part, at) => at % 2 === 1 && joins(part))) return [];
  const possible = parts.map((part, at) => {
    const words = ` ${part.trim()} `;
    if (at % 2 === 1) return [];
    const deals = catalogNamedIn(words, knowledge, latest.length > 0 && !compares);
    if (deals.length === 1) return deals;
    const onTable = shownNamedIn(words, dealsWithSlugs(latest, knowledge), knowledge);
    if (onTable.length === 1) return onTable;
    // "Does the noodle place or the vegan one have steps".
    if (!compares) return onTable;
    // "The pottery wheel one" is so by a tag.
    const ofKind = loneDeal(shownNamedIn(words, knowledge.data.deals, knowledge));
    // "Karaoke or bowling, which is cheaper" names both by a word of their titles.
    return ofKind ? [ofKind] : deals.length > 0 ? deals : titledIn(words, latest, knowledge);
  });
  const sure = possible.flatMap((deals) => loneDeal(deals) ?? []);
  const named = possible.map((deals) => loneDeal(deals) ?? likeOf(deals, sure));
  const sides = parts.flatMap((part, at) =>
    at % 2 === 1 && joins(part) && named[at - 1] && named[at + 1] ? [named[at - 1], named[at + 1]] : [],
  );
  const [shown] = dealsWithSlugs([focus ?? (latest.length === 1 ? latest[0] : null) ?? ''], knowledge);
  const beside = compares && sides.length === 0 ? [shown, named.find(Boolean)] : sides;
  const deals = [...new Set(beside.filter((deal) => !!deal))];
  return deals.length > 1 ? deals : [];
}
