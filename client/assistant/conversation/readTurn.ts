import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import { parseMessage, type Understanding } from '../understand/parseMessage.ts';
import type { Lead } from '../understand/question.ts';
import { isQuestionAboutDeals, type MessageSentence } from '../understand/sentences.ts';
import { tokenize } from '../understand/tokenize.ts';
import { withoutSpans } from '../understand/withoutSpans.ts';
import { besideCalm } from './afterCare.ts';
import { onAskedDay } from './askedDay.ts';
import { askedIn } from './askedIn.ts';
import { besideMissed } from './besideMissed.ts';
import { knownTo } from './childHours.ts';
import { withoutChip } from './chips.ts';
import { namedChoices } from './choices.ts';
import type { Conversation } from './conversation.ts';
import { onDayInTalk } from './dayInTalk.ts';
import { withoutDay } from './dayOfName.ts';
import { dealsNamedIn } from './dealNames.ts';
import { isDecided } from './decided.ts';
import { askedAgain } from './furtherQuestions.ts';
import { atHalfOfDay } from './halfOfDay.ts';
import { isAboutDeal, preferencesToStartFrom } from './history.ts';
import { type AssistantKnowledge, dealsWithSlugs, inLanguage, isAvailable } from './knowledge.ts';
import { languageOfRequest } from './languageOf.ts';
import { meantIn } from './meantDeal.ts';
import { middlePrice } from './middlePrice.ts';
import { afterRelativeMoves, nearShown, withoutDeal } from './moves.ts';
import { ofSameStay } from './ofStay.ts';
import { withPlannedDay } from './plannedDay.ts';
import { dealPointedAt } from './pointedDeal.ts';
import { anyTime } from './preferences.ts';
import { againstRefused, refusalsIn, withoutRefused, withoutRejected } from './rejectedDeals.ts';
import { withoutRuledOut } from './ruledOutThings.ts';
import { canRecommend, missingPreference, nextStage } from './stages.ts';
import { noStatedTime, statedTimeIn } from './statedTime.ts';
import { withSum } from './summedDeals.ts';
import { textTopicOf, wishedTopicOf } from './textTopic.ts';
import { timeAfter } from './timeAfter.ts';
import { atTimeToCome } from './timeToCome.ts';
import type { Turn, TurnContext, TurnRequest } from './turn.ts';
import { unknownThingOf } from './unknownThing.ts';
import { updatePreferences } from './updatePreferences.ts';
import { isBesideService, wantedServiceOf } from './wantedService.ts';
import { wantedWaresOf } from './wantedWares.ts';
import { wishesIn } from './wishMentions.ts';
import { wishMoveOf } from './wishMove.ts';

/** Reads `request` in its language and in the context of the conversation; the result has all that an answer needs. */
export function readTurn(
  before: Conversation,
  request: TurnRequest,
  siteKnowledge: AssistantKnowledge,
  context: TurnContext,
): Turn {
  const language = languageOfRequest(before, request, siteKnowledge);
  const knowledge = inLanguage(siteKnowledge, language);
  if (request.type === 'text') return readMessage(request.text, before, language, knowledge, context);
  const preferences =
    request.type === 'without'
      ? withoutChip(before.preferences, request.chip, knowledge)
      : before.preferences;
  return {
    ...{ before, language, context },
    knowledge: knownTo(preferences, knowledge),
    understanding: null,
    text: '',
    intent: { type: 'find' },
    move: 'refine',
    isNearest: request.type === 'place',
    named: noStatedTime,
    ending: null,
    choices: [],
    questions: [],
    asked: [],
    preferences,
    stage: canRecommend(preferences) ? 'showing-results' : before.stage,
    openQuestion: missingPreference(preferences),
  };
}

function readMessage(
  text: string,
  before: Conversation,
  language: string,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): Turn {
  const { grammar } = knowledge.vocabulary;
  const whole = parseMessage(text, knowledge.vocabulary);
  const comparing = whole.sentences.flatMap(({ intents, said }) =>
    said.filter((_, at) => intents[at]?.type === 'compare'),
  );
  const choices = namedChoices(text, comparing.length > 0, before, knowledge).filter((deal) =>
    isAvailable(deal, context),
  );
  // "No, the manicure" refuses none.
  const isAgain = askedAgain(whole, before, knowledge).length > 0;
  const refusals = isAgain ? [] : refusalsIn(text, whole, before, knowledge);
  const table = withoutRefused(before, refusals);
  const among = choosing(choices, table);
  // "Which one starts later" of two deals is no question about each.
  const service = wantedServiceOf(whole, before.latest, knowledge, text);
  // "Can they fix my phone" asks for no phone number.
  const single = askedIn(
    withLeads(whole, (lead) => (choices.length > 0 ? [] : unrefused(lead, text, refusals, knowledge))),
    atPage(among, knowledge, context),
    knowledge,
    context,
  ).filter(
    ({ start, end, words }) =>
      !refusals.some((each) => each.start <= start && start < each.end) &&
      !(service && start < service.end && service.start < end) &&
      // "Which is cheaper for 8 kids" compares what was shown.
      !(
        (choices.length > 0 || (before.latest.length > 1 && occurs(grammar.comparesPrice, words))) &&
        comparing.some((said) => said.start < end && start < said.end)
      ),
  );
  // "En español, por favor" after English wishes for no show in Spanish, and asks of none.
  const isOfSpeech = before.language !== language && occurs(grammar.speaks, whole.remark.words);
  // A plan says what all of it costs.
  const put = isOfSpeech
    ? []
    : whole.plan === null
      ? withSum(single, whole, before, knowledge)
      : single.filter(({ topic, name }) => topic !== 'price' || name !== null);
  const mayName = choices.length === 0 && put.every((question) => question.isRemark);
  const called = mayName ? meantIn(whole, knowledge, context) : undefined;
  const meant = refusals.some(({ deal }) => deal === called) ? undefined : called;
  // "Phone number for Casa Luna".
  const isOfContact = meant && whole.remark.topic === 'contact';
  const asked = isOfContact
    ? [{ ...whole.remark, isRemark: false, deals: [meant], name: null }]
    : meant
      ? []
      : put;
  // What a question about a deal names is no wish.
  const rest = withoutSpans(text, [
    ...asked,
    ...asked.flatMap(({ name }) => (name ? withoutDay(name, whole) : [])),
  ]);
  const parsed =
    asked.length > 0
      ? onAskedDay(parseMessage(rest, knowledge.vocabulary), whole, asked, text, knowledge)
      : whole;
  const questions = questionsIn(parsed, text, among, knowledge);
  const isNodded = asked.length > 0 && parsed.intent.type === 'more' && isNod(parsed, text);
  const { type } = parsed.intent;
  const isOfOthers = parsed.asksOthers && (bare.has(type) || type === 'more') && before.latest.length > 0;
  const said: Intent = isNodded
    ? { type: 'find' }
    : isOfOthers
      ? { type: 'else' }
      : questions.length === 0 && isQuestionAboutDeals(parsed.intent)
        ? unasked(parsed)
        : parsed.intent;
  const isDone = before.latest.length > 0 && refusals.length === 0 && isDecided(whole, before, knowledge);
  const mentions = isOfSpeech || isDone ? [] : againstRefused(wishesIn(parsed, questions, before), refusals);
  // "That's the tour again" asks for others, and so does "not this, thanks".
  const isRefused = refusals.some(({ deal }) => deal) && bare.has(said.type) && mentions.length === 0;
  const intent: Intent = isRefused
    ? { type: 'ruled-out', which: null }
    : isDone && said.type === 'find'
      ? { type: 'ack' }
      : said;
  const told = {
    ...parsed,
    ...timesBeside(refusals, text, knowledge),
    intent,
    mentions,
    ...(isDone && { sentences: parsed.sentences.map(acknowledged) }),
    moves: ofSameStay(parsed, before, knowledge),
    isAllergy: whole.isAllergy,
  };
  // "What do you think of my hat", beside deals, asks for none.
  const isAside =
    !service &&
    (asked.length + questions.length + refusals.length > 0 || (before.latest.length > 0 && told.isQuestion));
  const wished = isAside ? null : wishedTopicOf(told, knowledge);
  const isAsking = asked.length + questions.length > 0;
  const wares = isAsking || service ? [] : wantedWaresOf(told, knowledge);
  const topic =
    isAside || wares.length > 0
      ? null
      : (service ?? wished ?? textTopicOf(told, knowledge) ?? unknownThingOf(told, knowledge, rest));
  // Work on a thing is not the thing: "get my car fixed" wishes for no car.
  const others = told.mentions.filter((mention) =>
    service
      ? isBesideService(mention, service)
      : wished
        ? !thingSlots.has(mention.slot)
        : ![topic, ...wares].some((thing) => isWithin(mention, thing)),
  );
  const things = topic ? [topic] : wares;
  const understanding = things.length > 0 ? { ...told, mentions: [...others, ...things] } : told;
  const named = statedTimeIn(understanding, knowledge.calendar.dateAt(context.now), before.latest.length);
  const start = preferencesToStartFrom(understanding, before, knowledge);
  const move = wishMoveOf(start, understanding);
  const ending = isAboutEnds(intent)
    ? timeAfter(anyTime, understanding, named)
    : start === before.preferences && move === 'refine' && isNarrowing(understanding) && !isAsking
      ? (before.ending ?? null)
      : null;
  const updated = ending
    ? updatePreferences(start, withoutTime(understanding), before.asked)
    : updatePreferences(start, withPeople(understanding, whole), before.asked, named);
  const dated = besideMissed(
    onDayInTalk(updated, move, before, knowledge, context),
    ...([understanding, knowledge, context] as const),
  );
  const middle = middlePrice(dealsWithSlugs(before.latest, knowledge));
  const moved = nearShown(
    afterRelativeMoves(atHalfOfDay(dated, understanding, knowledge, context), understanding, middle),
    understanding,
    before,
    knowledge,
  );
  const isRuledOut = said.type === 'ruled-out' || (intent.type === 'undo' && isAboutDeal(before));
  const ruledOut = isRuledOut ? dealPointedAt(intent, text, before, knowledge) : null;
  // What a question names is not denied.
  const left = withoutRuledOut(moved, understanding, before.preferences, knowledge);
  const kept = withoutRejected(left, rest, understanding, before, knowledge, refusals);
  const planned = withPlannedDay(
    atTimeToCome(ruledOut ? withoutDeal(kept, ruledOut) : kept, knowledge, context, understanding),
    knowledge,
    context,
    understanding.planDays,
  );
  // Whoever was sad a moment ago is shown quiet things.
  const isSoothed = planned.intensity === null && besideCalm(text, before, knowledge) !== null;
  const soothed = isSoothed ? { ...planned, intensity: 'relaxing' as const } : planned;
  // "Near me" after an area is somewhere else; "in Old Town near me" keeps it.
  const isElsewhere =
    understanding.asksLocation &&
    understanding.beside === null &&
    !understanding.moves.isNearThere &&
    !understanding.mentions.some(({ slot }) => slot === 'neighborhoods');
  const preferences = isElsewhere ? { ...soothed, neighborhoods: [] } : soothed;
  return {
    ...{ before, language, context, understanding, text, intent, questions, preferences },
    knowledge: knownTo(preferences, knowledge),
    ...{ asked, choices, move, ending, named },
    isNearest: understanding.asksLocation && context.place !== null,
    heard: { words: whole.remark.words, children: whole.children },
    meant: asked.length + questions.length === 0 ? meant : undefined,
    // Whoever only asks about a deal answers no question of the assistant.
    ...(asked.length > 0 && understanding.mentions.length === 0
      ? { stage: before.stage, openQuestion: missingPreference(preferences) }
      : nextStage(before.stage, understanding, preferences)),
  };
}

/** `sentence` as an acknowledgment, if it says nothing else. */
const acknowledged = (sentence: MessageSentence): MessageSentence =>
  sentence.intents.length > 0 ? sentence : { ...sentence, intents: [{ type: 'ack' }], said: [sentence] };

/** Whether "more" is no more than the word before a question: "OK. Do we have to book". */
const isNod = ({ sentences }: Understanding, text: string) =>
  sentences.every(
    ({ intents, start, end }) =>
      intents.every(({ type }) => type !== 'more') || !text.slice(start, end).includes(' '),
  );

/** What a message may say beside what it refuses without asking for anything: "ok", "no". */
const bare: ReadonlySet<string> = new Set<Intent['type']>(['find', 'ack', 'no', 'thanks']);

/** `understanding` with those whom the questions of a message name: "can my son come, he is 16" tells who comes later, too. */
const withPeople = (understanding: Understanding, whole: Understanding): Understanding => ({
  ...understanding,
  party: understanding.party ?? whole.party,
  children: understanding.children ?? whole.children,
});

/** The times of `text` without those of what it refuses: "bikes at night no thanks". */
function timesBeside(
  refusals: readonly { readonly start: number; readonly end: number }[],
  text: string,
  { vocabulary }: AssistantKnowledge,
): Partial<Understanding> {
  if (refusals.length === 0) return {};
  const { days, part, isToday, dates, hours } = parseMessage(withoutSpans(text, refusals), vocabulary);
  return { days, part, isToday, dates, hours };
}

/** Asks which deals end first, or at a time that is then no wish. */
const isAboutEnds = (intent: Intent) => intent.type === 'top' && intent.by === 'expiry';

/** What says whom something is for, where and for how much, and nothing else. */
const narrowing: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['audience', 'neighborhoods', 'setting', 'priceRange', 'needs'] as const),
]);

/** Whether a message only narrows what was asked for. */
const isNarrowing = ({ intent, mentions }: Understanding) =>
  intent.type === 'find' && mentions.length > 0 && mentions.every(({ slot }) => narrowing.has(slot));

const withoutTime = (understanding: Understanding): Understanding => {
  const times = understanding.mentions.filter(({ slot }) => slot === 'when');
  return {
    ...understanding,
    ...{ days: [], part: null, isToday: false },
    // A time comes with the categories of what has one.
    mentions: understanding.mentions.filter(({ start }) => times.every((time) => time.start !== start)),
  };
};

/** Whether a mention is only a part of the name of `topic`: "lessons" of "scuba lessons". */
const isWithin = ({ slot, start, end }: Mention, topic: Mention | null) =>
  topic !== null && slot === 'interests' && topic.start <= start && end <= topic.end;

/** A message whose questions have other clauses before them. */
const withLeads = (
  understanding: Understanding,
  leadsFor: (lead: Lead) => readonly Lead[],
): Understanding => ({
  ...understanding,
  factQuestions: understanding.factQuestions.map((question) => ({
    ...question,
    leads: question.leads.flatMap(leadsFor),
  })),
});

/** What `lead` says beside what `refusals` rule out: "I asked about the table" of "I asked about the table, not the dumplings". */
function unrefused(
  lead: Lead,
  text: string,
  refusals: readonly { readonly start: number; readonly end: number }[],
  { vocabulary }: AssistantKnowledge,
): readonly Lead[] {
  const isRefused = refusals.some(({ start }) => lead.start <= start && start < lead.end);
  if (!isRefused) return [lead];
  const words = tokenize(withoutSpans(text, refusals).slice(lead.start, lead.end), vocabulary).text;
  return words.trim() ? [{ ...lead, words }] : [];
}

/** The conversation in which the deals that a message chooses between are on the table. */
const choosing = (choices: readonly DealRecord[], before: Conversation): Conversation => {
  const slugs = choices.map(({ slug }) => slug);
  return slugs.length === 0 ? before : { ...before, latest: slugs, focus: null };
};

/** The conversation of somebody who has been shown nothing yet, as if the deal of the page had been. */
function atPage(before: Conversation, knowledge: AssistantKnowledge, { page }: TurnContext): Conversation {
  const [deal] =
    before.shown.length + before.latest.length > 0 ? [] : dealsWithSlugs([page ?? ''], knowledge);
  return deal ? { ...before, latest: [deal.slug], shown: [deal.slug], focus: deal.slug } : before;
}

/** The sentences that ask about deals that were shown. "Tell me more about hotels" is a new search. */
function questionsIn(
  { sentences, mentions }: Understanding,
  text: string,
  before: Conversation,
  knowledge: AssistantKnowledge,
): MessageSentence[] {
  if (before.latest.length === 0) return [];
  const shown = dealsWithSlugs(before.shown, knowledge);
  return sentences.filter(({ intents: [intent], start, end }) => {
    if (!intent || !isQuestionAboutDeals(intent)) return false;
    if (intent.type !== 'detail' || intent.which !== null) return true;
    const named = mentions.filter((mention) => start <= mention.start && mention.end <= end);
    return named.length < 2 || dealsNamedIn(text.slice(start, end), shown, knowledge).length > 0;
  });
}

/** What a message is for that asks about deals before any was shown. */
const unasked = ({ sentences, intent }: Understanding): Understanding['intent'] =>
  sentences.flatMap(({ intents }) => intents).find((other) => !isQuestionAboutDeals(other)) ??
  (intent.type === 'compare' || intent.type === 'why' ? intent : { type: 'find' });
