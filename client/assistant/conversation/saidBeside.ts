import type { Intent } from '../understand/intents.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import { parseMessage, type Understanding } from '../understand/parseMessage.ts';
import { isQuestionAboutDeals, type MessageSentence } from '../understand/sentences.ts';
import { withoutSpans } from '../understand/withoutSpans.ts';
import { onAskedDay } from './askedDay.ts';
import type { Asking, HeardMessage } from './asking.ts';
import type { Conversation } from './conversation.ts';
import { dealsNamedIn } from './dealNames.ts';
import { isDecided } from './decided.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { ofSameStay } from './ofStay.ts';
import { againstRefused } from './rejectedDeals.ts';
import { textTopicOf, wishedTopicOf } from './textTopic.ts';
import { unknownThingOf } from './unknownThing.ts';
import { isBesideService } from './wantedService.ts';
import { wantedWaresOf } from './wantedWares.ts';
import { wishesIn } from './wishMentions.ts';

/** What a message says beside its questions. */
export interface SaidBeside {
  /** The message with the wishes that are left, and the things that no vocabulary knows. */
  readonly understanding: Understanding;
  /** What it is for by itself, and with what it turns down. */
  readonly said: Intent;
  readonly intent: Intent;
  /** The sentences that ask about shown deals in general. */
  readonly questions: readonly MessageSentence[];
  /** It asks something of deals. */
  readonly isAsking: boolean;
}

/** Reads what `message` says beside what it asks. */
export function saidIn(
  { text, whole, before, knowledge }: HeardMessage,
  { refusals, among, service, isOfSpeech, asked, rest }: Asking,
): SaidBeside {
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
  const beside =
    refusals.length > 0 ? parseMessage(withoutSpans(text, refusals), knowledge.vocabulary) : null;
  const mentions =
    isOfSpeech || isDone
      ? []
      : [...againstRefused(wishesIn(parsed, questions, before), refusals), ...companyIn(beside, parsed)];
  // "That's the tour again" asks for others, and so does "not this, thanks".
  const isRefused = refusals.some(({ deal }) => deal) && bare.has(said.type) && mentions.length === 0;
  const intent: Intent = isRefused
    ? { type: 'ruled-out', which: null }
    : isDone && said.type === 'find'
      ? { type: 'ack' }
      : said;
  const told = {
    ...parsed,
    ...(beside && timesOf(beside)),
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
  return { understanding, said, intent, questions, isAsking };
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

/** The times of what a message says beside what it refuses: "bikes at night no thanks". */
const timesOf = ({ days, part, isToday, dates, hours }: Understanding): Partial<Understanding> => ({
  ...{ days, part, isToday, dates, hours },
});

/** Who comes beside what a message refuses, where the whole names others: "lessons for a child? No, for grown-ups". */
const companyIn = (beside: Understanding | null, { mentions }: Understanding): readonly Mention[] =>
  beside?.mentions.filter(
    ({ slot, start }) =>
      slot === 'audience' && !mentions.some((mention) => mention.slot === slot && mention.start === start),
  ) ?? [];

/** Whether a mention is only a part of the name of `topic`: "lessons" of "scuba lessons", indoors for "air conditioning". */
const isWithin = ({ slot, start, end }: Mention, topic: Mention | null) =>
  topic !== null && partsOfName.has(slot) && topic.start <= start && end <= topic.end;

const partsOfName: ReadonlySet<string> = new Set<Mention['slot']>(['interests', 'setting']);

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
