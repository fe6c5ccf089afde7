import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Lead } from '../understand/question.ts';
import type { Token } from '../understand/utterance.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { mayCall, type Subjects } from './boundDeals.ts';
import { catalogNamedIn, leadNamedIn } from './dealNames.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { isOfName, isTitled, longWords } from './nameWords.ts';
import { loneDeal, shownNamedIn } from './shownNames.ts';

/** So many clauses before a question may name what it is about. */
const mostLeads = 2;

/** The nearest of the clauses beside a question; those with numbers do not count: "arcade, not bowling. 2 kids 7 and 10, price". */
export const nearestLeads = <L extends Pick<Lead, 'words'>>(leads: readonly L[]): readonly L[] =>
  leads.filter((_, at) => leads.slice(0, at).filter(({ words }) => !/\d/.test(words)).length < mostLeads);

/** The share of the long words of a title that names a deal in a clause before a question, whatever else is on the table. */
const shareOfTitle = 0.6;

/** The only deal whose title one of `leads` has all but in full: "dinner for two at the three-course place, can we book". */
export function titledLead(leads: readonly Lead[], knowledge: AssistantKnowledge): Subjects | null {
  for (const lead of leads) {
    const said = longWords(lead.words, knowledge.vocabulary);
    const isWhole = (deal: DealRecord) => {
      const title = longWords(deal.title, knowledge.vocabulary);
      const hits = title.filter((word) => said.includes(word)).length;
      return hits >= title.length * shareOfTitle && isTitled(lead.words, deal, knowledge);
    };
    const deal = loneDeal(catalogNamedIn(lead.words, knowledge, true).filter(isWhole));
    if (deal) return { deals: [deal], isNamed: true, lead };
  }
  return null;
}

/**
 * The deal that the nearest of the clauses beside a question names; `null` for none. Of the catalog only clauses before it name any:
 * "how late are they open, my friend drives" is about no Mother Drives.
 */
export function ledBy(
  leads: readonly Lead[],
  isBefore: (lead: Lead) => boolean,
  [latest, shown]: readonly [readonly DealRecord[], readonly DealRecord[]],
  mentions: readonly Mention[],
  knowledge: AssistantKnowledge,
): Subjects | null {
  // A long story before a question names no deal. "If we come home an hour later, what do we pay" names no three hours at home.
  const { condition } = knowledge.vocabulary.grammar.facts.questions;
  const telling = nearestLeads(leads).filter(({ words }) => !occurs(condition, words));
  const shownIn = ({ words }: Lead) => {
    const among = (deals: readonly DealRecord[]) => shownNamedIn(words, deals, knowledge);
    // Of two that were shown earlier and fit alike, the first is better known.
    const [earlier, , third] = among(shown);
    return loneDeal(among(latest)) ?? (third ? undefined : earlier) ?? begunWith(words, shown, knowledge);
  };
  const inCatalog = (lead: Lead) => (isBefore(lead) ? leadNamedIn(lead.words, knowledge) : undefined);
  // "The percussion one is free? He likes drums. Where" is about what was shown.
  for (const find of [shownIn, inCatalog])
    for (const lead of telling) {
      const deal = find(lead);
      if (deal && mayCall(lead, deal, mentions, knowledge)) return { deals: [deal], isNamed: true, lead };
    }
  return null;
}

/** Shorter words tell nothing. */
const shortestWord = 3;

/** The only one of `deals` whose title has the word that `words` begin with: "axe sounds fun". */
function begunWith(
  words: string,
  deals: readonly DealRecord[],
  { vocabulary }: AssistantKnowledge,
): DealRecord | undefined {
  const { idle, stem, singular } = vocabulary;
  const [first = ''] = words.replace(vocabulary.grammar.facts.questions.naming, ' ').trim().split(' ');
  const isName = first.length >= shortestWord && !idle.has(stem(first)) && isOfName(first, vocabulary);
  const has = ({ title }: DealRecord) =>
    [first, singular(first)].some((word) => utteranceOf(title).includes(` ${word} `));
  return isName ? loneDeal(deals.filter(has)) : undefined;
}

/**
 * `words` without what names no deal: the place that one may be near ("is it close to a Blue Line station"), and times, unless a
 * title has them in its words ("so Sunday night, do we have to book" is not about a Sunday-night stay).
 */
export function nameable(
  words: string,
  { mentions, meant }: Pick<Understanding, 'mentions' | 'meant'>,
  knowledge: AssistantKnowledge,
): string {
  const plain = words.replace(knowledge.vocabulary.grammar.facts.questions.beside, ' ');
  const times = mentions.filter(({ slot }) => slot === 'when' || slot === 'time');
  const isOfTime = (token: Token) => times.some(({ start, end }) => start <= token.start && token.end <= end);
  const told = new Set(meant.filter(isOfTime).map(({ word }) => word));
  if (
    told.size === 0 ||
    catalogNamedIn(plain, knowledge, true).some((deal) => isTitled(plain, deal, knowledge))
  )
    return plain;
  const kept = plain
    .trim()
    .split(' ')
    .filter((word) => !told.has(word));
  return ` ${kept.join(' ')} `;
}
