import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Lead, Question } from '../understand/question.ts';
import {
  askedElse,
  askedOfOnly,
  boundBy,
  boundTo,
  mostSubjects,
  ofOwnThings,
  type Subjects,
  withoutTurnedDown,
} from './boundDeals.ts';
import type { Conversation } from './conversation.ts';
import { catalogNamedIn, dealsOfVendorIn, leadNamedIn } from './dealNames.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { ledBy, nameable, nearestLeads, titledLead } from './leadDeals.ts';
import { isOfName, isTitled, longWords, saidWords, titlePartIn } from './nameWords.ts';
import { betterNamedIn, isOfOtherKind, loneDeal, ofWhole, shownNamedIn } from './shownNames.ts';
import { leadAmong, talkedAmong } from './talkedDeals.ts';
import { wantedThen } from './wantedThen.ts';

/** What visitors also ask about kinds of deals, before they have seen one. */
export const ofAnyDeal: ReadonlySet<string> = new Set<Question['topic']>([
  'price',
  'hours',
  'place',
  'setting',
  'other',
]);

/**
 * The deals that `question` is about: those that it or the words before it name, by their place in the latest list, their
 * title or their vendor; else what the question before it named (`last`), all of the list, the deal of the page, or the
 * one in question. Without any if there is none. `understanding` is of the message.
 */
export function subjectsOf(
  question: Pick<
    Question,
    'topic' | 'clause' | 'scope' | 'namesKind' | 'leads' | 'exists' | 'isClosed' | 'start' | 'end'
  >,
  before: Conversation,
  knowledge: AssistantKnowledge,
  page: string | null,
  last: readonly DealRecord[],
  understanding: Pick<Understanding, 'mentions' | 'meant' | 'factQuestions'>,
): Subjects {
  const { scope } = question;
  const leads = question.leads.map((lead) => ({
    ...lead,
    words: nameable(lead.words, understanding, knowledge),
  }));
  const { mentions } = understanding;
  const isBefore = ({ start }: Lead) => start <= question.start;
  const words = nameable(question.clause, understanding, knowledge);
  const nearest = nearestLeads(leads);
  // "Does the hotel have parking, I have a car so skip the shuttle".
  const parts = [{ ...question, words: question.clause }, ...nearest];
  const onTable = (slugs: readonly string[]) =>
    withoutTurnedDown(dealsWithSlugs(slugs, knowledge), parts, mentions, knowledge);
  const latest = onTable(before.latest);
  const focus = onTable([before.focus ?? '']);
  const ofVendor = dealsOfVendorIn(words, knowledge);
  if (ofVendor.length > 0) {
    const listed = ofVendor.filter((deal) => latest.includes(deal));
    return named(
      listed.length === 1 ? listed : catalogNamedIn(words, knowledge, true).slice(0, mostSubjects),
    );
  }
  const placed = placedIn(words, latest, knowledge);
  if (placed) return named([placed]);
  // What follows a question names nothing that it is about: "do I have to be there, I sleep daytime".
  const leadsBefore = leads.filter(isBefore);
  // "The second one, how long is it"; "Third Lantern then" is no third.
  const nearestBefore = nearestLeads(leadsBefore);
  const lead = nearestBefore.find((each) => placedIn(each.words, latest, knowledge)) ?? leadsBefore[0];
  const isVendor = lead && dealsOfVendorIn(lead.words, knowledge).length > 0;
  const inList = lead && placedIn(lead.words, latest, knowledge);
  const ledTo = isVendor ? leadNamedIn(lead.words, knowledge) : inList;
  if (lead && ledTo) return { deals: [ledTo], isNamed: true, lead, isPlaced: !isVendor };
  const inFull = titledLead(nearestBefore, knowledge);
  if (inFull) return inFull;
  const shown = onTable(before.shown);
  const bound = boundBy(nearestBefore, mentions, [focus, latest, shown], knowledge);
  if (scope === 'each' && latest.length > 0)
    return inContext((bound?.deals.length ? bound.deals : latest).slice(0, mostSubjects));
  const called = catalogNamedIn(words, knowledge, true);
  const isTitledHere = (deal: DealRecord) => isTitled(words, deal, knowledge);
  const isCalled = called.some(isTitledHere);
  const only = askedOfOnly(question, understanding, focus.length > 0 ? focus : latest, knowledge);
  if (only.length > 0 && !isCalled) return named(only);
  // "The ghost walk is 392, can pizza fit in that" asks about the pizza.
  // "What about a museum" asks for one.
  // "Does it include breakfast" is not about the one that is called so.
  const mayBeElse = question.exists || ofThings.has(question.topic) || latest.length < 2;
  const own = mayBeElse ? [] : ofOwnThings(question, mentions, latest, knowledge);
  if (own.length > 0) return named(own);
  const bind = boundTo(bound, question, shown, knowledge);
  // "The candles, when is the workshop" is about no other workshop.
  if (bind && shownNamedIn(words, bind.deals, knowledge).length > 0) return bind;
  const known = namedAmong(words, [latest, shown], knowledge);
  // "Can we do the three-course dinner" is about no other dinner that was shown.
  const ofTitle = known.some((deal) => called.includes(deal)) ? [] : called.filter(isTitledHere);
  if (ofTitle.length > 0) return named(ofTitle.slice(0, mostSubjects));
  if (known.length > 0) return named((!isCalled && betterNamedIn(words, known, knowledge)) || known);
  const [ofPage] = dealsWithSlugs(page === null ? [] : [page], knowledge);
  const led = bind?.isNamed ? bind : (ledBy(leads, isBefore, [latest, shown], mentions, knowledge) ?? bind);
  // "Escape room for two, how much is it" is not about the bowling that was shown.
  if (led?.deals.length === 0) return led;
  const isOpen = before.latest.length + last.length === 0 && before.focus === null && !ofPage && !led;
  // "One night with breakfast, can we do New Year's Eve": a title in full is more of a name than words of the question.
  const [ledDeal] = led?.deals ?? [];
  if (led?.lead && ledDeal && (bound || isTitled(led.lead.words, ledDeal, knowledge))) return led;
  const catalog = isOpen ? catalogNamedIn(words, knowledge, false) : called;
  if (catalog.length > 0) return named(catalog.slice(0, mostSubjects));
  if (led) return led;
  // "And where is good for lunch" asks for deals.
  const asksWhere = question.namesKind && scope === 'any' && question.topic === 'place';
  if (last.length > 0 && !asksWhere) return named(last);
  // "How much is a haircut" asks for haircuts, "is breakfast included" for none.
  // "Can I sit inside, and how much is it" asks both of one deal; what a thing is at, the answers tell.
  const isSingular =
    !ofThings.has(question.topic) && understanding.factQuestions.some((each) => each.scope === 'one');
  const then = wantedThen(latest, before, understanding, knowledge);
  const meant = then ? [then] : subjectInContext(question, isSingular, before, latest, ofPage, focus);
  if (question.namesKind && scope === 'any' && ofAnyDeal.has(question.topic))
    return inContext(isOfOwn(words, meant, knowledge) ? meant : []);
  // "What about a bakery for 8, how much is it" is not about the vineyard, nor is "when does the bakery open" beside it.
  const others = askedElse(question, mentions, meant, knowledge);
  if (others && others.length > 0) return named(others);
  const isElse =
    others !== null ||
    (!ofThings.has(question.topic) && isOfOtherKind(words, meant, !ofWhole.has(question.topic), knowledge));
  return isElse ? { deals: [], isNamed: false, lead: { ...question, words } } : inContext(meant);
}

/** Whether `words` name what the only one of `deals` has in its title: "can two cleaners come" beside three hours of cleaning. */
function isOfOwn(words: string, deals: readonly DealRecord[], { vocabulary }: AssistantKnowledge): boolean {
  const stems = longWords(loneDeal(deals)?.title ?? '', vocabulary).map(vocabulary.stem);
  return longWords(words, vocabulary).some(
    (word) => stems.includes(vocabulary.stem(word)) && isOfName(word, vocabulary),
  );
}

/** What is asked of a thing at a deal: "is the coffee included". */
const ofThings: ReadonlySet<string> = new Set<Question['topic']>(['other', 'included']);

/** The deals of the first of `lists` that `words` name; several that fit alike unless these are all. */
function namedAmong(
  words: string,
  lists: readonly (readonly DealRecord[])[],
  knowledge: AssistantKnowledge,
): readonly DealRecord[] {
  for (const deals of lists) {
    const found = shownNamedIn(words, deals, knowledge);
    // "Does the bakery allow dogs" is about no place for dogs.
    if (isOfOtherKind(words, found, true, knowledge)) continue;
    if (found.length === 1 || (found.length <= mostSubjects && found.length < deals.length)) return found;
  }
  return [];
}

const named = (deals: readonly DealRecord[]): Subjects => ({ deals, isNamed: true, lead: null });
const inContext = (deals: readonly DealRecord[]): Subjects => ({ deals, isNamed: false, lead: null });

function subjectInContext(
  { scope }: Pick<Question, 'scope'>,
  isSingular: boolean,
  before: Conversation,
  latest: readonly DealRecord[],
  ofPage: DealRecord | undefined,
  focus: readonly DealRecord[],
): readonly DealRecord[] {
  // Whoever has come to the page of a deal since, or says "this deal" there, means it.
  const isPageMeant = ofPage && (scope === 'page' || before.page !== ofPage.slug);
  if (isPageMeant) return [ofPage];
  if (focus.length > 0) return focus;
  if (latest.length === 0) return ofPage ? [ofPage] : [];
  const talked = talkedAmong(latest, before);
  const lead = isSingular ? leadAmong(talked, latest, before) : undefined;
  return lead ? [lead] : talked.slice(0, mostSubjects);
}

/**
 * The deal that `words` name by its place in the list: "the second one", "number 2", "the second museum". "The first massage" is
 * the one that is called so.
 */
export function placedIn(
  words: string,
  latest: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): DealRecord | undefined {
  const { vocabulary, data } = knowledge;
  const { ordinals, facts } = vocabulary.grammar;
  const match = words.matchAll(facts.questions.nth).next().value;
  if (!match) return undefined;
  const [place, word = '', number] = match;
  const isCalled = (deal: DealRecord) => titlePartIn(words, deal, knowledge).includes(` ${word} `);
  const called = word
    ? (loneDeal(latest.filter(isCalled)) ?? loneDeal(data.deals.filter(isCalled)))
    : undefined;
  if (called) return called;
  const [thing = ''] = words
    .slice(match.index + place.length)
    .trim()
    .split(' ');
  const alike = saidWords(thing, vocabulary);
  const isThing = vocabulary.senses.get(thing)?.some(({ slot }) => slot === 'interests');
  const isAlike = ({ title, tags = [] }: DealRecord) =>
    longWords([title, ...tags].join(' '), vocabulary).some((name) => alike.includes(name));
  return (isThing ? latest.filter(isAlike) : latest).at(
    number === undefined ? (ordinals[word] ?? latest.length) : Number(number) - 1,
  );
}
