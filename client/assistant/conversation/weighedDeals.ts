import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Lead, Question } from '../understand/question.ts';
import { mostSubjects, type Subjects } from './boundDeals.ts';
import type { Conversation } from './conversation.ts';
import { type Evidence, evidenceIn } from './evidence.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { nameable, nearestLeads } from './leadDeals.ts';
import { loneDeal } from './shownNames.ts';
import { leadAmong, talkedAmong } from './talkedDeals.ts';

/** With this share of the most evidence a deal may be meant, too. */
const shareOfBest = 0.8;
/** What a word says that so few deals have that it names one. */
const leastEvidence = 2;
/** A longer clause before a question tells something. */
const longestNaming = 9;

type Asked = Pick<Question, 'topic' | 'clause' | 'scope' | 'leads' | 'start' | 'end'>;
type Said = Pick<Understanding, 'mentions' | 'meant'>;

/** Words that may say which deal is meant: all of them, and those that name one whatever else may be meant. */
interface Source {
  readonly all: string;
  readonly naming: string;
  readonly lead: Lead | null;
}

/**
 * Those of the deals that `found` has for which the words of `question`, or else those before it, say most; several of them if
 * the message asked about none of them before (`last`). Where the words say nothing for these, but something for others that
 * were shown, these are meant: "about the bowling. Is it open late" beside others.
 */
export function weighed(
  found: Subjects,
  question: Asked,
  before: Pick<Conversation, 'shown' | 'latest' | 'focus' | 'talked' | 'said'>,
  last: readonly DealRecord[],
  understanding: Said,
  knowledge: AssistantKnowledge,
): Subjects {
  if (question.scope === 'each') return found;
  const { shown } = before;
  // "Does the rooftop take dogs" is about no place for dogs.
  const { topics } = knowledge.vocabulary.grammar.facts;
  const asked = topics.flatMap(([topic, rule]) => (topic === question.topic ? [rule] : []));
  const evidenceOf = (words: string) => evidenceIn(words, asked, knowledge);
  const others = dealsWithSlugs(shown, knowledge);
  const { deals } = found;
  const just = (some: readonly DealRecord[]) => ({ ...found, deals: some, isNamed: true });
  // Of several that fit alike: the one that is talked about, "the cheap haircut", or the first of them as "the taco place".
  const latest = dealsWithSlugs(before.latest, knowledge);
  const { theOne } = knowledge.vocabulary.grammar.facts.questions;
  const likely = (some: readonly DealRecord[], part: Lead, isBefore: boolean): readonly DealRecord[] => {
    const talked = talkedAmong(some, before);
    // "Tea sounds lovely, can I book" is about what was recommended first.
    const isOne = isBefore || question.scope === 'one' || occurs(theOne, part.words);
    const lead = isOne && talked.length > 1 ? leadAmong(talked, latest, before) : undefined;
    const one = cheapOf(talked, part, understanding) ?? lead;
    return one ? [one] : talked;
  };
  const priced = deals.length > 1 ? pricedIn(question, deals, understanding, knowledge) : undefined;
  if (priced) return just([priced]);
  // "Does it include breakfast" is not about the one that is called so.
  const isOfThing = question.topic === 'included';
  for (const { all, naming, lead } of sourcesOf(question, understanding, knowledge)) {
    const part = lead ?? { ...question, words: all };
    const evidence = evidenceOf(isOfThing && lead === null ? naming : all);
    if (deals.some((deal) => evidence(deal) > 0)) {
      const best = bestOf(deals, evidence);
      const again = best.filter((deal) => last.includes(deal));
      const meant = again.length > 0 ? again : likely(best, part, lead !== null);
      return meant.length === deals.length ? found : just(meant);
    }
    const best = likely(namedBy(evidenceOf(naming), others), part, lead !== null);
    if (best.length > 0) return { deals: best, isNamed: true, lead };
  }
  // "The silent disco: when does it start, and can I buy the ticket at the door" names no deal with tickets.
  const isElse =
    found.lead || found.isPlaced || last.length === 0 || deals.some((deal) => last.includes(deal));
  if (!isElse) return { ...found, deals: last };
  // "And the dinner place, do we have to book": of several, the one that was talked about.
  const part = found.lead ?? { ...question, words: question.clause };
  return found.isNamed && deals.length > 1 ? just(likely(deals, part, found.lead !== null)) : found;
}

/** What a clause that turns it down does not name: "neither of us is vegan". */
const denied: ReadonlySet<Mention['slot']> = new Set<Mention['slot']>(['interests', 'needs']);

/** The question, and the clauses before it that may name what it is about. */
function sourcesOf(
  { clause, leads, start }: Asked,
  understanding: Said,
  knowledge: AssistantKnowledge,
): readonly Source[] {
  const { questions } = knowledge.vocabulary.grammar.facts;
  const plain = (words: string) => nameable(words, understanding, knowledge);
  const isDenied = (lead: Lead) =>
    understanding.mentions.some(
      ({ slot, polarity, ...said }) =>
        denied.has(slot) && polarity === 'against' && lead.start <= said.start && said.end <= lead.end,
    );
  const isNaming = (lead: Lead) =>
    lead.start <= start &&
    lead.words.trim().split(' ').length <= longestNaming &&
    !occurs(questions.condition, lead.words) &&
    // "I don’t want a car wash. The lights: is it sold out".
    !isDenied(lead);
  // What has no "the" may be asked for: "is there breakfast".
  const naming = (plain(clause).match(questions.determined) ?? []).join(' ');
  return [
    { all: plain(clause), naming, lead: null },
    ...nearestLeads(leads)
      .filter(isNaming)
      .map((lead) => ({ all: plain(lead.words), naming: plain(lead.words), lead })),
  ];
}

/** Those of `deals` that have the most evidence, or nearly so; all if there is none. */
function bestOf(deals: readonly DealRecord[], evidence: Evidence): readonly DealRecord[] {
  const most = Math.max(0, ...deals.map(evidence)) * shareOfBest;
  return deals.filter((deal) => evidence(deal) >= most);
}

/** Those of `deals` that a rare word names; empty if it names none, or too many. */
export function namedBy(evidence: Evidence, deals: readonly DealRecord[]): readonly DealRecord[] {
  const best = bestOf(deals, evidence);
  return best.length <= mostSubjects && best.some((deal) => evidence(deal) > leastEvidence) ? best : [];
}

/** The only one of `deals` that costs the least, if `part` names it by that: "the cheap haircut". */
function cheapOf(deals: readonly DealRecord[], part: Lead, { mentions }: Said): DealRecord | undefined {
  const isCheap = mentions.some(
    ({ slot, start, end }) => slot === 'priceRange' && part.start <= start && end <= part.end,
  );
  const least = Math.min(...deals.map(({ price = Number.POSITIVE_INFINITY }) => price));
  return isCheap ? loneDeal(deals.filter(({ price }) => price === least)) : undefined;
}

/** The only one of `deals` that costs what the question, or a clause before it, says: "the 22 one", "9 dollars for three", "is the 120 for all". */
function pricedIn(
  { start, end, clause, leads }: Asked,
  deals: readonly DealRecord[],
  { mentions }: Said,
  { vocabulary }: AssistantKnowledge,
): DealRecord | undefined {
  const { theOne } = vocabulary.grammar.facts.questions;
  const amounts = [{ start, end, words: clause }, ...leads].flatMap(({ words, ...part }) => [
    ...[...words.matchAll(theOne)].map(([, , number, amount]) => Number(amount ?? number)),
    ...mentions.flatMap(({ value, ...said }) =>
      typeof value !== 'string' && part.start <= said.start && said.end <= part.end ? [value.max] : [],
    ),
  ]);
  // "Are they free" asks it of all.
  return loneDeal(deals.filter(({ price }) => Boolean(price) && amounts.includes(price ?? 0)));
}
