import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import { mostSubjects, type Subjects } from './boundDeals.ts';
import type { Conversation } from './conversation.ts';
import { dealsByWord, isNamedIn } from './dealWords.ts';
import { firstTags } from './firstTags.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { nearestLeads } from './leadDeals.ts';
import { isOfName, longWords, wordsAfterThe } from './nameWords.ts';
import { loneDeal } from './shownNames.ts';
import { ofAnyDeal } from './subjects.ts';
import { topicTest } from './topicTest.ts';

type Asked = Pick<
  Question,
  'topic' | 'clause' | 'leads' | 'exists' | 'isClosed' | 'mayWish' | 'scope' | 'start' | 'end'
>;

/**
 * What `question` is about, if that has not begun: what its words name and no deal of today is, or what was wished for before
 * and stood in for by `found`. Else `found`.
 */
export function withComing(
  found: Subjects,
  question: Asked,
  { mentions }: Pick<Understanding, 'mentions'>,
  { preferences: { interests }, latest, focus }: Pick<Conversation, 'preferences' | 'latest' | 'focus'>,
  knowledge: AssistantKnowledge,
): Subjects {
  const { coming = [] } = knowledge.data;
  // "Are taxes on top", "is tax in the price" name no help with them.
  const { topics, questions } = knowledge.vocabulary.grammar.facts;
  const { further } = questions;
  const rules = Object.fromEntries(topics);
  const { extras } = rules;
  if (question.topic === 'extras' || (extras && occurs(extras, question.clause))) return found;
  if (coming.length === 0 || question.mayWish || (question.exists && ofAnyDeal.has(question.topic)))
    return found;
  const leads = found.isNamed ? [] : nearestLeads(question.leads);
  const parts = [question, ...leads.map((lead) => ({ ...lead, clause: lead.words }))];
  const isFree = found.deals.length === 0 && latest.length === 0 && focus === null;
  for (const part of parts) {
    const { clause, start, end } = part;
    // "Can we take the train" asks how to come to another deal, "as a gift card" names no card.
    const rule = isFree || part !== question ? undefined : rules[question.topic];
    const determined = wordsAfterThe(rule ? clause.replace(rule, ' ') : clause, knowledge);
    const isNaming = ({ value }: Mention) =>
      isFree ||
      part !== question ||
      (!question.isClosed && occurs(further, clause)) ||
      longWords(`${value}`, knowledge.vocabulary).some((word) => determined.includes(word));
    const things = mentions.filter(
      (each) =>
        each.slot === 'interests' &&
        each.polarity === 'for' &&
        start <= each.start &&
        each.end <= end &&
        isNaming(each),
    );
    const values = things.map(({ value }) => `${value}`);
    const deal = loneDeal(comingAbout(values, knowledge)) ?? namedIn(clause, determined, knowledge, isFree);
    if (deal) return { deals: [deal], isNamed: true, lead: null };
  }
  const isAbout = topicTest(interests, knowledge);
  if (found.isNamed || question.scope === 'each' || found.deals.some(isAbout)) return found;
  const wished = comingAbout(interests, knowledge).slice(0, mostSubjects);
  // "How much is it" beside the only deal that stands in for it may be about either.
  const only = found.deals.length === 1 ? found.deals : [];
  return wished.length > 0 ? { ...found, deals: [...wished, ...only] } : found;
}

/** The deals to come that are about all of `topics`, if one of these has no deal of today. */
function comingAbout(topics: readonly string[], knowledge: AssistantKnowledge): readonly DealRecord[] {
  const tests = topics.map((topic) => comingTest(topic, knowledge));
  const { deals, coming = [] } = knowledge.data;
  return tests.some((test) => !deals.some(test))
    ? coming.filter((deal) => tests.every((test) => test(deal)))
    : [];
}

/** Whether a deal to come is about `topic`, by the words of it in any order: "strawberry picking". */
export function comingTest(
  topic: string,
  knowledge: AssistantKnowledge,
): (deal: Pick<DealRecord, 'title' | 'offerText' | 'tags'>) => boolean {
  const isAbout = topicTest(topic, knowledge);
  const wordsOf = (text: string) => longWords(text, knowledge.vocabulary);
  const words = wordsOf(topic);
  return (deal) => {
    const { title, offerText = '', tags = [] } = deal;
    const names = wordsOf(`${title} ${offerText} ${tags}`);
    return isAbout(deal) || (words.length > 1 && words.every((word) => names.includes(word)));
  };
}

/**
 * The deal to come that `words` name best by what it is called, with a word that no deal of today has, which comes after "the"
 * (`determined`) unless no other deal may be meant (`isFree`). "As a gift card" names no card.
 */
function namedIn(
  words: string,
  determined: readonly string[],
  knowledge: AssistantKnowledge,
  isFree: boolean,
): DealRecord | undefined {
  const { data, vocabulary } = knowledge;
  const { idle, stem } = vocabulary;
  const index = dealsByWord(knowledge);
  const said = longWords(words, vocabulary).filter(
    (word) => !idle.has(stem(word)) && isOfName(word, vocabulary),
  );
  const isOwn = (word: string) => {
    const named = index.get(stem(word));
    return !named || ![...named.keys()].some((at) => isNamedIn(named, at));
  };
  const isTelling = (word: string) => isFree || determined.includes(word);
  const counted = (data.coming ?? []).map((deal) => {
    const { title, vendor, tags = [] } = deal;
    const kind = longWords(firstTags(deal, true).join(' '), vocabulary);
    const names = longWords([title, vendor, ...tags].join(' '), vocabulary);
    const hits = said.filter((word) => names.includes(word));
    const own = hits.filter(isOwn);
    const isNamed = own.some((word) => isTelling(word) && (hits.length > 1 || kind.includes(word)));
    return { deal, hits: isNamed ? hits.length : 0 };
  });
  const most = Math.max(1, ...counted.map(({ hits }) => hits));
  return loneDeal(counted.filter(({ hits }) => hits === most).map(({ deal }) => deal));
}
