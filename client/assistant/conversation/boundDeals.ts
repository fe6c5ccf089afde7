import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Lead, Question } from '../understand/question.ts';
import { firstTags } from './firstTags.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { titlePartIn } from './nameWords.ts';
import { loneDeal, ofWhole } from './shownNames.ts';
import { topicTest } from './topicTest.ts';

/** An answer is about at most so many deals. */
export const mostSubjects = 3;
/** A longer clause tells something. */
const longestName = 6;

/** What a question is about, and whether its own words, or those before it, name it. */
export interface Subjects {
  readonly deals: readonly DealRecord[];
  readonly isNamed: boolean;
  /** The clause before the question that is a name; `null` if it is named otherwise. */
  readonly lead: Lead | null;
  /** That clause says the place of the deal in the list. */
  readonly isPlaced?: boolean;
}

/** What a clause before a question binds it to. */
export interface Bound {
  readonly lead: Lead;
  /** None if the thing that it names is of no deal in question, or of several others. */
  readonly deals: readonly DealRecord[];
}

/**
 * What the nearest of the clauses `leads` that begins with a thing binds the question after it to: "salsa sounds fun, is there
 * parking", "ok climbing for me and my brother, how much is it". Those of the deals of the first of `lists` that are about it,
 * else the only deal of the catalog that is such; `null` if none begins with a thing.
 */
export function boundBy(
  leads: readonly Lead[],
  mentions: readonly Mention[],
  lists: readonly (readonly DealRecord[])[],
  knowledge: AssistantKnowledge,
): Bound | null {
  // Before deals are shown, a clause before a question wishes.
  if (lists.every(({ length }) => length === 0)) return null;
  for (const lead of leads) {
    const things = thingsIn(lead, 'for', mentions);
    const [first] = things;
    if (!first || lead.named === undefined || first.start > lead.named) continue;
    const tests = testsOf(things, knowledge);
    const areas = mentions.filter((mention) => mention.slot === 'neighborhoods' && isWithin(mention, lead));
    const isThere = ({ neighborhoods }: DealRecord) =>
      areas.some(({ value }) => neighborhoods.includes(`${value}`));
    const among = (some: readonly ((deal: DealRecord) => boolean)[]) =>
      lists
        .map((deals) => deals.filter((deal) => some.every((test) => test(deal))))
        .find(({ length }) => length > 0);
    // "The tea place in the old town" is no other that was shown.
    const there =
      areas.length === 0 ? [] : (among([...tests, isThere]) ?? onlyOf(tests, true, knowledge, isThere));
    const found = there.length > 0 ? there : (among(tests) ?? onlyOf(tests, true, knowledge));
    // A story about the deal in question does not name it: "we land at night if the plane is on time".
    const [focus] = lists[0] ?? [];
    const isStory = lead.words.trim().split(' ').length > longestName;
    if (focus && isStory && found.includes(focus)) return null;
    // "Bowling for my brother who loves tennis" is about the bowling that was shown.
    return { lead, deals: found.length > 0 ? found : (among(tests.slice(0, 1)) ?? []) };
  }
  return null;
}

/** The things that a part of a message wants, or not. */
const thingsIn = (
  part: Pick<Lead, 'start' | 'end'>,
  wanted: Mention['polarity'],
  mentions: readonly Mention[],
): Mention[] =>
  mentions.filter(
    (mention) => mention.slot === 'interests' && mention.polarity === wanted && isWithin(mention, part),
  );

const isWithin = ({ start, end }: Mention, part: Pick<Lead, 'start' | 'end'>) =>
  part.start <= start && end <= part.end;

const testsOf = (things: readonly Mention[], knowledge: AssistantKnowledge) =>
  things.map(({ value }) => topicTest(`${value}`, knowledge));

/** Whether a part of a message may call `deal`: not if it names the only other deal of a kind, as "the board game cafe then" does. */
export function mayCall(
  part: Pick<Lead, 'start' | 'end'>,
  deal: DealRecord,
  mentions: readonly Mention[],
  knowledge: AssistantKnowledge,
): boolean {
  const tests = testsOf(thingsIn(part, 'for', mentions), knowledge);
  return (
    tests.length === 0 || tests.some((test) => test(deal)) || onlyOf(tests, true, knowledge).length === 0
  );
}

/** What the clause before a question binds it to; "wine, is there any" may ask for some at the deal in question. */
export function boundTo(
  bound: Bound | null,
  { exists, topic }: Pick<Question, 'exists' | 'topic'>,
  shown: readonly DealRecord[],
  { vocabulary: { grammar } }: AssistantKnowledge,
): Subjects | null {
  if (bound === null || (exists && topic === 'other' && bound.deals.length === 0)) return null;
  const { deals, lead } = bound;
  // "I want flowers, do they deliver" wishes for them, too; "what about the tea" only names it.
  const begins =
    lead.words.search(grammar.asking) === 1 && !occurs(grammar.facts.questions.further, lead.words);
  const isWish =
    deals.some((deal) => !shown.includes(deal)) && (begins || occurs(grammar.hoping, lead.words));
  return { deals: deals.slice(0, mostSubjects), isNamed: deals.length > 0, lead: isWish ? null : lead };
}

/** The only deal of the catalog that is what all of `tests` look for. */
function onlyOf(
  tests: readonly ReturnType<typeof topicTest>[],
  isLoose: boolean,
  { data }: AssistantKnowledge,
  isThere: (deal: DealRecord) => boolean = () => true,
): readonly DealRecord[] {
  const isKind = (deal: DealRecord) =>
    isThere(deal) && tests.every((test) => test({ title: deal.title, tags: firstTags(deal, isLoose) }));
  const only = loneDeal(data.deals.filter(isKind));
  return only ? [only] : [];
}

/**
 * The deal that is all the things which a question names after "the": the only one of `context`, or, if these are of none of
 * it, the only one of the catalog: "is the dentist open on Saturday", "how much is the walking tour of murals"; empty for none.
 */
export function askedOfOnly(
  question: Pick<Question, 'start' | 'end' | 'scope' | 'exists' | 'clause'>,
  { mentions, meant }: Pick<Understanding, 'mentions' | 'meant'>,
  context: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): readonly DealRecord[] {
  const things = thingsIn(question, 'for', mentions);
  const [first] = things;
  const before = meant.findLast((token) => first && token.end <= first.start);
  const { determined, subject, theOne } = knowledge.vocabulary.grammar.facts.questions;
  const said = meant.filter((token) => first && first.start <= token.start && token.end <= first.end);
  // "Is it near the museum" asks of no museum, "is the museum open there" does.
  const isSubject =
    (question.clause.match(subject) ?? []).some((phrase) =>
      said.some(({ word }) => phrase.trimEnd().endsWith(` ${word}`)),
    ) ||
    (question.clause.match(theOne) ?? []).some((phrase) => said.some(({ word }) => phrase.includes(word)));
  // "May I leave the car there" asks of no car wash, "do the nightclubs play salsa" of no one club before one was shown.
  const isOpen =
    (question.scope === 'any' || (question.scope === 'one' && isSubject)) &&
    !question.exists &&
    (context.length > 0 || things.length === 1);
  if (!isOpen || !before || !occurs(determined, ` ${before.word} x `)) return [];
  const tests = testsOf(things, knowledge);
  const isOfContext = ({ title, summary, tags = [] }: DealRecord) =>
    tests.every((test) => test({ title: `${title} ${summary}`, tags }));
  // "I asked about the laundry. Does the cleaner do windows" asks of the cleaner, as before.
  if (context.some(isOfContext)) return context.length === 1 ? context : [];
  // One thing may also be at another place: "is the pool heated".
  return onlyOf(tests, things.length > 1, knowledge);
}

/** The only one of `deals` that is what a question names itself; empty for none or several. */
export function ofOwnThings(
  question: Pick<Question, 'start' | 'end'>,
  mentions: readonly Mention[],
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): readonly DealRecord[] {
  const tests = testsOf(thingsIn(question, 'for', mentions), knowledge);
  const isKind = (deal: DealRecord) =>
    tests.length > 0 && tests.every((test) => test({ title: deal.title, tags: firstTags(deal, true) }));
  const only = loneDeal(deals.filter(isKind));
  return only ? [only] : [];
}

/**
 * The deals that "what about" asks for as a whole, by a thing that none of `deals` is about: the only one of the catalog, or
 * none if there are others; `null` if it asks of `deals`.
 */
export function askedElse(
  question: Pick<Question, 'start' | 'end' | 'clause' | 'topic' | 'isClosed'>,
  mentions: readonly Mention[],
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): readonly DealRecord[] | null {
  const { further } = knowledge.vocabulary.grammar.facts.questions;
  const isOfWhole = ofWhole.has(question.topic) || question.topic === 'groups';
  const things = thingsIn(question, 'for', mentions);
  // "Pizza today at 7?" begins with what it asks for.
  const isBare = things[0]?.start === question.start;
  if (!isOfWhole || question.isClosed || !(isBare || occurs(further, question.clause))) return null;
  const tests = testsOf(things, knowledge);
  const isOfThem = deals.some((deal) => tests.some((test) => test(deal)));
  return tests.length === 0 || isOfThem ? null : onlyOf(tests, true, knowledge);
}

/** `deals` without those about what the clauses before a question turn down: "I asked for no dog bath". */
export function withoutTurnedDown(
  deals: readonly DealRecord[],
  leads: readonly Pick<Lead, 'start' | 'end' | 'words'>[],
  mentions: readonly Mention[],
  knowledge: AssistantKnowledge,
): readonly DealRecord[] {
  const isWanted = ({ value }: Mention) =>
    mentions.some((each) => each.polarity === 'for' && each.value === value);
  // "That’s not a massage, how much is the actual massage" wants one.
  const things = leads.flatMap((lead) => thingsIn(lead, 'against', mentions));
  const denied = testsOf(
    things.filter((thing) => !isWanted(thing)),
    knowledge,
  );
  // "No, the rooftop brunch".
  const isNamed = (deal: DealRecord) => leads.some(({ words }) => titlePartIn(words, deal, knowledge) !== '');
  return deals.filter((deal) => isNamed(deal) || !denied.some((test) => test(deal)));
}
