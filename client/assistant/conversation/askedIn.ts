import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { firstMatch, occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
import { isTimeMention, type Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import { topicOf } from '../understand/readQuestion.ts';
import { isTalk } from '../understand/sentences.ts';
import { isOfDeals, isOfSite } from '../understand/siteTalk.ts';
import { askedOfEach } from './askedOfEach.ts';
import { askedOnceMore } from './askedOnceMore.ts';
import { askedPlaces, ofPlaces } from './askedPlaces.ts';
import { askedWay } from './askedWay.ts';
import { mostSubjects, type Subjects, withoutTurnedDown } from './boundDeals.ts';
import { withComing } from './comingDeals.ts';
import type { Conversation } from './conversation.ts';
import { askedAgain, askedWhen, doubted, remarked } from './furtherQuestions.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { knownQuestionIn, surelyNear } from './knownQuestion.ts';
import { isTitled, longWords, withoutTitle } from './nameWords.ts';
import { isOfOnlyDeal, isSaidOf } from './ofOnlyDeal.ts';
import { ofStay, staysAsked } from './ofStay.ts';
import { isOneOfKind } from './oneOfKind.ts';
import { onlyDealNamed } from './onlyDeal.ts';
import { dealReturnedTo, otherDeal } from './pointedDeal.ts';
import { placedIn, subjectsOf } from './subjects.ts';
import { hasDay } from './timeAfter.ts';
import { onlyTitledTest } from './topicTest.ts';
import type { AskedQuestion, TurnContext } from './turn.ts';
import { wareIn } from './wantedWares.ts';
import { weighed } from './weighedDeals.ts';
import { isWishAgain } from './wishAgain.ts';

/** The questions of a message about what the fields of deals say, with these deals. */
export function askedIn(
  understanding: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): AskedQuestion[] {
  const { page, place } = context;
  const { intent, factQuestions } = understanding;
  // What a doctor should say may be on the page, too.
  if (intent.type === 'reset' || (intent.type === 'advice' && before.latest.length === 0)) return [];
  const again = askedAgain(understanding, before, knowledge);
  if (again.length > 0) return again;
  const onceMore = askedOnceMore(understanding, before, knowledge);
  if (onceMore.length > 0) return onceMore;
  const ofEach = askedOfEach(understanding, before, knowledge);
  if (ofEach.length > 0) return ofEach;
  const doubts = doubted(understanding, before, page, knowledge);
  if (doubts.length > 0) return doubts;
  const asked: AskedQuestion[] = [];
  // A later "it" of the message is the deal that an earlier question was about.
  const other = understanding.sentences.some(({ intents: [first] }) => first?.type === 'other')
    ? otherDeal(before, knowledge)
    : dealReturnedTo(understanding, before, knowledge);
  let told = other ? { ...before, focus: other.slug, page } : before;
  let last: readonly DealRecord[] = [];
  const isInArea = understanding.mentions.some(({ slot }) => slot === 'neighborhoods');
  // "Escape room for us two, how much is it and where": neither is about what was shown.
  let isElse = false;
  let isOfWare = false;
  for (const each of factQuestions.filter((question) => !isRequest(question, understanding, knowledge))) {
    // "Any other nights", where tonight was wanted and nothing is in question, wishes for the same on other days.
    const isOfHours = each.topic === 'hours' && each.scope === 'one' && !each.refers;
    const mayBeWished = hasDay(before.preferences) && told.focus === null;
    if (understanding.isAnytime && isOfHours && mayBeWished) continue;
    if (understanding.asksOthers && each.exists) continue;
    if (isOtherSetting(each, told, knowledge)) {
      isElse = true;
      continue;
    }
    const places = ofPlaces(each, told, knowledge);
    if (places) {
      asked.push(places);
      continue;
    }
    const stays = staysAsked(each, told, knowledge);
    const isOfTable = stays.length > 0 || isOfOnlyDeal(each, told, understanding, knowledge);
    const asksAgain = each.mayWish || isWishAgain(each, understanding, before);
    if (asksAgain && each.exists && each.topic === 'other' && !isOfTable) continue;
    // "Is there an egg hunt somewhere", after brunch, asks for one, and so does "a proper dinner. Is there one on Saturday".
    const isSought =
      (!each.refers && isOutingLacking(each, told, knowledge)) || isOneOfKind(each, understanding, knowledge);
    if (each.exists && !isOfTable && isSought) {
      isElse = true;
      isOfWare = true;
      continue;
    }
    const read = stays.length > 0 ? ofStay(each) : isOfTable ? { ...each, namesKind: false } : each;
    const found =
      stays.length > 0 && each.leads.length === 0
        ? { deals: stays.slice(0, mostSubjects), isNamed: false, lead: null }
        : meantBy(read, told, page, last, understanding, knowledge);
    const isOpen = before.latest.length === 0 && page === null && found.deals.length !== 1;
    const live = (isOpen && onlyDealNamed(understanding, read, knowledge)) || found;
    const subjects = withComing(live, read, understanding, before, knowledge);
    const { isNamed, lead } = subjects;
    // "No biscuit, a coffee place, not far": what is turned down is not named.
    const deals = lead
      ? withoutTurnedDown(subjects.deals, [lead], understanding.mentions, knowledge)
      : subjects.deals;
    // "Is it heated, and can we dance": what is asked right after is about the same deal.
    const beside = isOfOne(told) && isJoined(read) ? (asked.at(-1)?.deals ?? []) : [];
    const [deal, ...others] = deals.length > 0 ? deals : beside;
    isElse = (isElse && !isNamed) || (!deal && lead !== null);
    if (isElse) continue;
    // "How much are they, and is there anything gluten-free" asks both of one deal.
    const { grammar } = knowledge.vocabulary;
    const asksIdeas = occurs(grammar.thingsToDo, read.clause);
    const isKind = read.namesKind && read.topic !== 'diet';
    const isFurther = asked.length > 0 && read.topic !== 'other' && !isKind && !asksIdeas;
    const mayWish = read.mayWish && !isFurther && !isOfTable;
    // "Are there stairs at the Italian place in Old Town" asks for no such place.
    const isLocal = read.exists && isInArea && !occurs(grammar.facts.questions.search, read.clause);
    // "The candle one, what do I get" asks it of that, "the quartet then, is there a museum near it" wishes for one.
    const isLed = isName(lead) && before.shown.includes(deal?.slug ?? '') && isAskedOfLead(read);
    // "What do we get at the jazz one" names a deal, too.
    const isThatOne = occurs(grammar.facts.questions.theOne, read.clause);
    const isOfDeal =
      isNamed && (isLed || isLocal || isThatOne || (deal && isTitled(read.clause, deal, knowledge)));
    if (!deal || (mayWish && !isOfDeal)) continue;
    // "What about a car wash" asks for one.
    const isNew = lead === null && !before.shown.includes(deal.slug);
    const isElsewhere = isNamed || namesWhatComesWith(deal, read, understanding, knowledge);
    const isOpenly = isNew || !isDetermined(read, knowledge);
    if (isElsewhere && isProposal(read, knowledge) && isOpenly) continue;
    const asksDistance = understanding.asksLocation && occurs(grammar.distance, read.clause);
    // "Is it per night, and is breakfast for all four" asks the price once.
    const isOfThing = beside.includes(deal) && read.namesKind && read.topic === 'price';
    const named = isOfThing ? { ...read, topic: 'other' as const } : read;
    const plain = isNamed ? withoutName(read, deal, knowledge) : named;
    // "Is the hotel walkable from the station": where it is tells.
    const question = asksDistance && plain.topic === 'other' ? { ...plain, topic: 'place' as const } : plain;
    // "How far is it", where that is known, sorts what there is.
    const isFromHere = place !== null && asksDistance && !occurs(grammar.facts.questions.beside, read.clause);
    if (isFromHere && !isNamed && question.topic === 'place') continue;
    // "Do those that pay more come first" asks nothing of the first deal.
    const isPlaced = placedIn(read.clause, dealsWithSlugs(before.latest, knowledge), knowledge) !== null;
    if ((!isNamed || isPlaced) && isAboutSite(question, understanding)) continue;
    // "What is the weather" is small talk.
    if (!isNamed && question.topic === intent.type) continue;
    const isAmenity =
      (isOfOne(told) || (lead && others.length === 0)) &&
      occurs(grammar.facts.questions.amenity, read.clause);
    const mayBeWish = !isAmenity && !isOfTable && isOpenToWishes(plain);
    // "Is it walkable to the station" asks of the only deal on the table, "how far is the nearest ride" of none yet.
    const isOfIt = isOfOne(told) && read.refers && read.isClosed;
    if (asksDistance && mayBeWish && before.latest.length === 0 && page === null) continue;
    const parsed = { ...understanding, asksLocation: asksDistance && !isOfIt, asksThingsToDo: asksIdeas };
    if (
      mayBeWish &&
      !beside.includes(deal) &&
      !isAboutShown(plain, deal, subjects, parsed, isOfOne(told), knowledge)
    )
      continue;
    if (isNamed) last = deals;
    if (others.length === 0) told = { ...told, focus: deal.slug, page };
    asked.push({
      ...question,
      deals: [deal, ...others],
      name: lead,
      ...(stays.length > 0 && { isSure: true }),
    });
  }
  if (asked.length === 1 && asked.every((each) => isPlaceOnly(each, intent, knowledge))) return [];
  if (asked.length > 0) {
    // "Is the salsa hot", of tacos, asks of no dance night.
    const [sure] = knownQuestionIn(understanding, before, knowledge, context, surelyNear);
    const isOfOther = sure && asked.every(({ deals }) => !deals.some((deal) => sure.deals.includes(deal)));
    return isOfOther && asked.length === 1 ? [sure] : asked;
  }
  if (isOfWare) return [];
  const ofTable = askedPlaces(understanding, before, knowledge);
  if (ofTable.length > 0) return ofTable;
  const ofTime = askedWhen(understanding, before, knowledge);
  if (ofTime.length > 0) return ofTime;
  const ofWay = askedWay(understanding, before, knowledge, context);
  if (ofWay.length > 0) return ofWay;
  const known = knownQuestionIn(understanding, before, knowledge, context);
  if (known.length > 0) return known;
  const ofLone = askedOfLone(understanding, before, page, knowledge);
  return ofLone.length > 0 ? ofLone : remarked(understanding, before, knowledge);
}

const ofDeal: ReadonlySet<string> = new Set<Intent['type']>(['find', 'detail']);

/**
 * The first question that names no deal and wishes for none, of the only deal on the table: "is the midnight toast only champagne"
 * asks for no champagne.
 */
function askedOfLone(
  understanding: Understanding,
  { focus, latest }: Conversation,
  page: string | null,
  knowledge: AssistantKnowledge,
): AskedQuestion[] {
  const slugs = focus ? [focus] : latest.length > 0 ? latest : [page ?? ''];
  const [deal, ...others] = dealsWithSlugs(slugs, knowledge);
  const isOfOthers = understanding.asksThingsToDo || understanding.asksOthers;
  if (!deal || others.length > 0 || isOfOthers || !ofDeal.has(understanding.intent.type)) return [];
  const question = understanding.factQuestions.find(
    (each) =>
      each.isClosed &&
      !each.exists &&
      (each.refers || !each.mayWish) &&
      !isRequest(each, understanding, knowledge),
  );
  return question ? [{ ...question, deals: [deal], name: null }] : [];
}

/** The deals that `question` is about, by what it names and by what was shown. */
const meantBy = (
  question: Question,
  told: Conversation & { readonly page: string | null },
  page: string | null,
  last: readonly DealRecord[],
  understanding: Understanding,
  knowledge: AssistantKnowledge,
): Subjects =>
  weighed(
    subjectsOf(question, told, knowledge, page, last, understanding),
    ...([question, told, last, understanding, knowledge] as const),
  );

/**
 * Whether a question names an outing that there is none of; a pool table may be in the only place that was shown, and a pool in a
 * hotel.
 */
function isOutingLacking({ clause }: Question, told: Conversation, knowledge: AssistantKnowledge): boolean {
  const ware = wareIn(clause, knowledge);
  const isHere = isOfOne(told) && !occurs(knowledge.vocabulary.grammar.facts.questions.search, clause);
  const isOfBed = dealsWithSlugs(told.latest, knowledge).some(({ traits }) => hasTrait(traits, 'lodging'));
  return ware !== undefined && !knowledge.vocabulary.chores.has(ware) && !isHere && !isOfBed;
}

/** Whether a question that follows another wishes for nothing. */
const isJoined = ({ mayWish, exists, isClosed, topic }: Question) =>
  !mayWish && !exists && (isClosed || topic !== 'other');

/** "What about outdoors and free", after several deals, wishes for others. */
const isOtherSetting = (
  { topic, refers, clause }: Question,
  told: Conversation,
  { vocabulary: { grammar } }: AssistantKnowledge,
): boolean =>
  topic === 'setting' &&
  !(refers || isOfOne(told) || occurs(grammar.facts.questions.determined, clause)) &&
  occurs(grammar.facts.questions.further, clause);

/** A clause before a question that is a name has so many words at most: "ok the candle one then". */
const longestName = 5;

const isName = (lead: Subjects['lead']) =>
  lead !== null && (lead.words.match(/[^ .,]+/g) ?? []).length <= longestName;

/** Whether a question asks what a field says, and for no kind of deal. */
const isAskedOfLead = ({ topic, namesKind }: Question) => topic !== 'other' && !namesKind;

/** Whether a question names what only comes with a deal: after a manicure "with hand massage", a massage is another thing. */
const namesWhatComesWith = (
  deal: DealRecord,
  { start, end }: Question,
  { mentions }: Understanding,
  knowledge: AssistantKnowledge,
) =>
  mentions.some(
    ({ slot, value, ...span }) =>
      slot === 'interests' &&
      start <= span.start &&
      span.end <= end &&
      onlyTitledTest(`${value}`, knowledge)(deal),
  );

const isProposal = ({ topic, clause }: Question, { vocabulary }: AssistantKnowledge) =>
  topic === 'other' && occurs(vocabulary.grammar.facts.questions.further, clause);

/** Shorter words tell nothing. */
const shortestTelling = 4;

/** "What about the second one" asks for all that there is to say of it. */
const isPlaceOnly = ({ words, ...question }: Question, intent: Intent, knowledge: AssistantKnowledge) => {
  const { further, nth, theOne } = knowledge.vocabulary.grammar.facts.questions;
  const rest = [further, nth, theOne].reduce((said, rule) => said.replace(rule, ' '), words);
  return (
    intent.type === 'detail' &&
    intent.which !== null &&
    isProposal({ words, ...question }, knowledge) &&
    rest.split(' ').every((word) => word.length < shortestTelling)
  );
};

/** Whether "the" or the like is before a name: "what about a museum" asks for one, "what about the museum" about one. */
const isDetermined = ({ clause }: Question, { vocabulary }: AssistantKnowledge) =>
  firstMatch(vocabulary.grammar.facts.questions.naming, clause)?.[1] !== undefined;

/** Requests and choices, which are no questions about what a field says: "can you book it", "what is the cheap version". */
const requests: ReadonlySet<string> = new Set<Intent['type']>(['order', 'keep', 'choose', 'ruled-out']);

const isRequest = (
  question: Question,
  { sentences }: Understanding,
  { vocabulary: { grammar } }: AssistantKnowledge,
) =>
  occurs(grammar.onlyOne, question.words) ||
  sentences.some(
    ({ intents: [intent], start, end }) =>
      intent &&
      (requests.has(intent.type) ||
        (intent.type === 'cheaper' && (!question.isClosed || (question.exists && question.namesKind)))) &&
      start <= question.start &&
      question.end <= end + 1,
  );

/** Whether words of `question` ask about the site itself, or what no page of a deal can know. */
const isAboutSite = (question: Question, { sentences }: Understanding) =>
  sentences.some(({ intents, said }) =>
    intents.some(({ type }, index) => {
      const { start = 0, end = 0 } = said[index] ?? {};
      return (
        ((isOfSite(type) && !isOfDeals(type, question.topic)) ||
          type === 'live' ||
          // "How does this work", but not "do they give instructions".
          (type === 'help' && start <= question.start)) &&
        start < question.end &&
        question.start < end
      );
    }),
  );

const fewWords = 3;

/** `question` without the title of the deal: "for two" in it asks about no price. */
function withoutName(question: Question, deal: DealRecord, knowledge: AssistantKnowledge): Question {
  const words = withoutTitle(question.words, deal, knowledge);
  const title = longWords(deal.title, knowledge.vocabulary);
  const { facts } = knowledge.vocabulary.grammar;
  // "Is the Spanish story hour free" asks for no languages.
  const isName = (found: string) => found.split(' ').every((word) => title.includes(word));
  const topic = topicOf(words, facts, isName);
  // "Is this in sign language" asks with the words of the title.
  if (topic === null && words.trim().split(' ').length <= fewWords) return question;
  return { ...question, words, topic: topic ?? 'other' };
}

/** "Do you have pottery on Monday" may ask for other deals, "is it open on Monday" may not. */
const isOpenToWishes = ({ topic, isClosed, scope }: Question) =>
  topic === 'other' || (topic === 'hours' && isClosed && scope === 'any');

/** What is said beside a question and wishes for no other deal. */
const soft: ReadonlySet<Mention['slot']> = new Set<Mention['slot']>([
  ...(['audience', 'occasion', 'cautions', 'needs', 'when', 'time'] as const),
]);

/**
 * Whether a message that asks something without a known topic asks it about a deal, and wishes for nothing new. "Do you have
 * jazz on the terrace" asks for it.
 */
const isAboutShown = (
  { isClosed, exists, refers, scope, topic, start, end }: Question,
  deal: DealRecord,
  { deals: { length }, isNamed, isPlaced = false, lead }: Subjects,
  understanding: Understanding,
  isSingle: boolean,
  knowledge: AssistantKnowledge,
) => {
  const { intent, asksLocation, asksThingsToDo, corrects } = understanding;
  // "Is the hotel near the station", but not "which is nearest to it".
  if (asksLocation && !(isNamed && length === 1)) return false;
  // What else the message wishes for says nothing against a question about a deal that it names.
  const mentions = understanding.mentions.filter((mention) =>
    isNamed
      ? (exists &&
          !(lead && mention.polarity === 'for' && lead.start <= mention.start && mention.end <= lead.end)) ||
        (start < mention.end && mention.start < end)
      : // "Is it open on Sunday, and where can we eat": what follows is another wish.
        mention.start < end,
  );
  if (isPlaced || (isNamed && !exists)) return true;
  if (isNamed && topic === 'other')
    return (
      (lead !== null || refers) &&
      mentions.every(
        (mention) => soft.has(mention.slot) || (mention.polarity === 'for' && isSaidOf(deal, mention)),
      )
    );
  if (refers && topic === 'other' && (isClosed || isSingle)) return true;
  // "Can we come in the morning", beside the only deal on the table.
  const isClear = isNamed || scope !== 'any' || topic === 'hours' || (isSingle && isClosed && !exists);
  const isSoft = (mention: Mention) =>
    isClosed || isNamed || refers
      ? (soft.has(mention.slot) && (isClear || !isTimeMention(mention))) ||
        // "Are they open for lunch" names a time.
        (topic === 'hours' && refers && isMeal(mention, knowledge)) ||
        isSaidOf(deal, mention)
      : mention.slot === 'audience';
  return (
    mentions.every(isSoft) &&
    (intent.type === 'find' ||
      intent.type === 'detail' ||
      isTalk(intent) ||
      // "OK. Would Friday be possible" asks for no more deals.
      (isClosed && !exists && intent.type === 'more') ||
      (isClosed && intent.type === 'cheaper')) &&
    !(asksThingsToDo || (corrects && scope === 'any' && !isClosed))
  );
};

const isOfOne = ({ focus, latest }: Conversation) => focus !== null || latest.length === 1;

const isMeal = ({ slot, value }: Mention, { assistant }: AssistantKnowledge) =>
  slot === 'interests' &&
  assistant.language.meals.some(({ topics }) => topics.split('|').includes(String(value)));
