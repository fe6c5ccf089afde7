import type { Matter } from '../../../data/language/factReplyWords.ts';
import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { occurs } from '../understand/grammar.ts';
import { needsIn, topicOf } from '../understand/readQuestion.ts';
import { filled } from '../words/filled.ts';
import { unaccompaniedAnswer } from './accompanied.ts';
import { answerInField, isOfTime, offAnswer, ofNoField } from './answersByTime.ts';
import { answersByTopic } from './answersByTopic.ts';
import { namesDay } from './askedDays.ts';
import { type AskedFact, asks, type FactAnswer, isOfRoom, numberIn } from './askedFact.ts';
import { askedOf, contextOf, type FactSource } from './askedOf.ts';
import { asksMore } from './askedTime.ts';
import { childStayAnswer } from './childTimes.ts';
import { completedAnswer, ofOwnWords } from './completedAnswer.ts';
import { type GivenAnswer, loose, saidOf, titleOf } from './givenAnswer.ts';
import { headsIn } from './heads.ts';
import { nearestTo, overviewAnswer } from './overview.ts';
import { agesAnswer, isAdvice } from './peopleFacts.ts';
import { severalAnswer } from './pieces.ts';
import { asksArrival } from './practicalFacts.ts';
import { kindsIn, topicsOf } from './questionTopics.ts';
import { topicLine } from './quotedSentence.ts';
import { goneAnswer } from './sessionFacts.ts';
import { soldWhole } from './soldWhole.ts';
import { withSuit } from './suitFacts.ts';
import { linesNaming } from './suppliedThing.ts';
import { thingWords } from './tellingWords.ts';

const wordingOf = ({ knowledge }: Turn, { replies }: FactSource) => ({
  rules: knowledge.vocabulary.grammar.facts.topics,
  kindsOf: kindsIn(replies.topicWords),
});

/** So many words are rather a question than a statement: "min age", "ok when". */
const longestFragment = 4;
/** Who only names the price asks for it: "the price". */
const mostWordsOfName = 2;
/** What nobody asks by a statement about themselves. */
const unsaid: ReadonlySet<string> = new Set<FactTopic>([
  ...(['hours', 'price', 'place', 'until', 'soldOut', 'discount', 'contact', 'code', 'duration'] as const),
]);
/** Rules for these are surer than what was learned. */
const sure: ReadonlySet<string> = new Set<FactTopic>([
  ...(['extras', 'parking', 'transit', 'diet', 'access', 'discount'] as const),
]);

/** What no field tells, in whatever words it is asked. */
const ofText: readonly Matter[] = [
  ...(['noise', 'sensory', 'seat', 'cash', 'signal', 'locker', 'shower', 'rude', 'wifi'] as const),
  ...(['pregnancy', 'loss', 'sober', 'route'] as const),
];

/** "Does it seat 8" asks how many can come. */
const isOfText = (words: string, { replies }: FactSource) =>
  !/\d/.test(words) && ofText.some((matter) => new RegExp(replies.details.matters[matter], 'u').test(words));

/** Whether a question that names nothing else asks for those whose age the message says. */
const asksForAges = (asked: AskedFact): boolean =>
  asked.question.isClosed &&
  asked.ages.length > 0 &&
  (thingWords(asked).length === 0 ||
    occurs(asked.knowledge.vocabulary.grammar.facts.questions.vacuous, asked.question.words));

/** "Can she come on Saturday at 2" asks for a time, and for the age only of whom the page may exclude. */
const asksWhenToCome = (asked: AskedFact): boolean =>
  asked.question.topic === 'ages' &&
  asked.question.isClosed &&
  asked.question.needs.length === 0 &&
  asks(asked, 'others') &&
  !asks(asked, 'kids') &&
  (isOfTime(asked) || namesDay(asked));

/** For which ages it is, if that is known, whether it is on at the time that a question names, and that one has to book. */
function comingAnswers(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const [ages, hours] = (['ages', 'hours'] as const).map((topic) =>
    answerTo({ ...question, topic }, deal, turn, source),
  );
  if (!ages || !hours || ages.verdict === false) return ages ? [ages] : [];
  const mustBook = source.details.get(deal.slug)?.facts?.booking?.required && hours.verdict !== false;
  const plain = { ...question, words: ' ', clause: ' ', leads: [], isClosed: false };
  return [
    ...(ages.from === 'page' ? [ages] : []),
    hours,
    ...(mustBook ? [answerTo({ ...plain, topic: 'booking' }, deal, turn, source)] : []),
  ];
}

/** The answers to the topics of `question`; the line of the deal's text that answers it in particular is better. */
export function answersByRules(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const { words } = question;
  const own = askedOf(question, deal, turn, source);
  const whole = own && soldWhole(own);
  if (whole) return [saidOf(whole, own)];
  if (own && asksWhenToCome(own)) return comingAnswers(question, deal, turn, source);
  const occursIn = (matter: Matter) => new RegExp(source.replies.details.matters[matter], 'u').test(words);
  const first = ofNoField.has(question.topic) || question.topic === 'hours' ? own : null;
  if (first && asksArrival(first))
    return answersByRules({ ...question, topic: 'fulfillment' }, deal, turn, source);
  // "Can I sit inside with him", of whom only a dog was named.
  const isOfPet =
    turn.preferences.needs.includes('pets') &&
    question.topic !== 'pets' &&
    (['inside', 'others'] as const).every((kind) =>
      new RegExp(source.replies.details[kind], 'u').test(words),
    );
  if (isOfPet) return [answerTo({ ...question, topic: 'pets' }, deal, turn, source)];
  const { facts } = turn.knowledge.vocabulary.grammar;
  // "Is the area walkable at night" asks for no hours.
  const isOfWay = occurs(facts.questions.walkable, words);
  // "Do we get lunch", where lunch is a part of it, asks for no time.
  const isPart = first !== null && !namesDay(first) && linesNaming(first, first.details.included).length > 0;
  const inField =
    ofNoField.has(question.topic) && !isOfWay && !isPart && !occursIn('spread')
      ? answerInField(question, deal, turn, source)
      : null;
  if (inField) return [inField];
  // "Can I still order it for Christmas": what is on then says nothing of it.
  const off = occursIn('arrival') ? null : offAnswer(question, deal, turn, source);
  if (off?.verdict === false) return [off];
  // When it is open is no answer to how full it is.
  const isOfCrowd = new RegExp(source.replies.details.busy, 'u').test(words);
  // "Is there food for the kids" and "do they have high chairs for a baby" ask for no age.
  const isOfThings = question.isClosed && question.needs.length === 0 && !/\d/.test(words);
  const isOfThing = question.topic === 'ages' && (occursIn('food') || (isOfThings && occursIn('forKids')));
  const topic = isOfCrowd || isOfThing ? 'other' : question.topic;
  // "My son cannot have nuts, can he eat there": a line with a word of it is no answer to that.
  const isOfAllergy =
    (turn.understanding?.isAllergy ?? false) && topicOf(contextOf(question), facts) === 'diet';
  const inText =
    topic === 'other' && !isOfAllergy ? answerTo({ ...question, topic }, deal, turn, source) : null;
  if (inText && (isOfCrowd || inText.from === 'page')) return [inText];
  // "My friend uses a walker, will she manage the door".
  const asked = askedOf({ ...question, topic }, deal, turn, source);
  const told = contextOf(question);
  const isOfLead = topic === 'groups' || (topic === 'other' && !isOfText(words, source));
  const toldTopic = isOfLead ? topicOf(told, facts) : null;
  // "Saturday is fine, can parents watch" asks for no hours.
  const isElse = topic === 'other' && toldTopic === 'hours' && asked !== null && asksMore(asked);
  const ofLead = isElse ? null : toldTopic;
  // "They are 8 and 10, is the climbing ok for them".
  const isOfAge = topic === 'other' && !ofLead && asked !== null && asksForAges(asked);
  // "The price per person, we are four" asks for the price.
  const ofTold = ofLead && (topic === 'other' || ofLead === 'price') ? ofLead : topic;
  // "What about the axes for 15".
  const count = topic === 'other' && asked ? numberIn(asked) : null;
  const isOfGroup = count !== null && count === turn.preferences.party && !ofLead;
  const rule = isOfAge ? 'ages' : isOfGroup ? 'groups' : ofTold;
  // "My son cannot have nuts. Is it safe for him": of which need, only the words before say.
  const needs = rule === topic ? question.needs : [...question.needs, ...needsIn(told, facts)];
  const timed = rule === 'hours' && asked;
  const isOfWhich = !question.isClosed && new RegExp(source.replies.details.which, 'u').test(words);
  const isSure =
    question.isDoubt ||
    question.isSure ||
    // "Any discount codes" asks for no conditions.
    (rule === 'code' && question.needs.includes('coupon')) ||
    sure.has(rule) ||
    isOfAge ||
    (rule === 'price' &&
      asked !== null &&
      ((['enough', 'perPerson', 'saves', 'total', 'amount', 'half', 'spans'] as const).some((kind) =>
        asks(asked, kind),
      ) ||
        words.includes('$') ||
        headsIn(words, source.replies) !== null ||
        words.trim().split(' ').length <= mostWordsOfName ||
        severalAnswer(asked) !== null)) ||
    // "There are nine of us, can we do the karaoke".
    (rule === ofLead &&
      (topic === 'groups' || (rule === 'groups' && asked !== null && thingWords(asked).length === 0))) ||
    // "Can we bring kids" asks for nothing to bring along.
    (rule === 'ages' && asked !== null && asks(asked, 'kids') && asks(asked, 'may')) ||
    (rule === 'other' && isOfText(words, source)) ||
    isOfWay ||
    (timed &&
      (asks(timed, 'otherTimes') ||
        // "Which nights is that price for".
        isOfWhich ||
        asks(timed, 'next') ||
        asks(timed, 'afterToday') ||
        isOfTime(timed) ||
        namesDay(timed)));
  // A code is asked for by its name, and so is whether one may come alone.
  const learned = topicsOf(rule, words, wordingOf(turn, source), source.replies.topicModel).filter(
    (each) => each === rule || (each !== 'code' && each !== 'alone'),
  );
  // "Which movies" asks for movies, not where they are.
  const asksWhich = rule === 'other' && isOfWhich;
  const likely = isSure || asksWhich || learned.length === 0 ? [rule] : learned;
  const isStatement = question.isRemark && words.trim().split(' ').length > longestFragment;
  const answers = likely
    .filter((each) => !isStatement || !unsaid.has(each))
    // What so many pay says that they may come, or that they are too many.
    .filter((each) => each !== 'groups' || !likely.includes('price'))
    .map((each) => answerTo({ ...question, topic: each, needs }, deal, turn, source));
  // "Can I surprise her there at 6": when it is open is all that is known.
  const isUnknown = topic === 'other' && answers.every(({ from }) => from === 'nowhere');
  const ofHour = isUnknown ? answerInField(question, deal, turn, source, true) : null;
  if (ofHour) return [ofHour];
  // "Is it walkable from the old town": where it is, is known.
  if (isUnknown && !isOfText(words, source) && occurs(turn.knowledge.vocabulary.grammar.distance, words))
    return [answerTo({ ...question, topic: 'place' }, deal, turn, source)];
  // Where no field has it, the page may say it in words of another topic: "how long will the polish last".
  const isOpen =
    topic !== 'other' && !ofOwnWords.has(topic) && answers.every(({ from }) => from === 'nowhere');
  const ofTopic = facts.topics.filter(([name]) => name === topic);
  const plain = ofTopic.reduce((said, [, named]) => said.replace(named, ' '), words);
  const inLine = isOpen
    ? answerTo(
        rule === 'hours' && isOfWhich
          ? { ...question, topic: 'restrictions' }
          : { ...question, topic: 'other', words: plain },
        deal,
        turn,
        source,
      )
    : null;
  return inLine?.from === 'page' ? [inLine] : off ? [...answers, off] : answers;
}

/** The answer of a deal to the topic of `question`. */
export function answerTo(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer {
  const asked = askedOf(question, deal, turn, source);
  const without = (text: string, from: GivenAnswer['from']) => ({
    ...{ deal, text, from, fact: text, verdict: null, isLoose: loose.has(question.topic) },
  });
  if (!asked)
    return without(filled(turn.knowledge.language.facts.failed, { title: titleOf(deal) }), 'failure');
  // "Can I get that without a dog": where pets may be says nothing of it.
  if (question.topic === 'pets' && asks(asked, 'petless'))
    return without(source.replies.answers.unknown.other, 'nowhere');
  const stay = childStayAnswer(asked);
  if (stay) return saidOf(stay, asked);
  const excluded = excludedByAge(asked);
  if (excluded)
    return { ...saidOf(excluded, asked), text: filled(source.replies.answers.no, { answer: excluded.text }) };
  const alone = ofWhoComes.has(question.topic) ? unaccompaniedAnswer(asked) : null;
  if (alone) return saidOf(alone, asked);
  // "The disco on December 19, two tickets, can we still".
  const gone = goneAnswer(asked);
  if (gone && question.topic === 'other') return { ...saidOf(gone, asked), text: gone.text };
  const overview = question.topic === 'other' ? overviewAnswer(asked) : null;
  if (overview) return saidOf(overview, asked);
  const answer = withSuit(completedAnswer(answersByTopic[question.topic](asked), asked), asked);
  // "Does it have a private room": a bed in one of six is none.
  if (answer) return saidOf(isOfRoom(asked) ? { ...answer, verdict: null } : answer, asked);
  if (gone) return { ...saidOf(gone, asked), text: gone.text };
  const line = topicLine(asked);
  if (line) return without(line.told, 'page');
  // "Could I pick it up at 6 on Friday".
  const isPickUp = question.topic === 'fulfillment' && !asks(asked, 'brought');
  const inField = isPickUp ? answerInField(question, deal, turn, source) : null;
  if (inField) return inField;
  return { ...without(unknownOf(asked), 'nowhere'), nearest: nearestTo(asked, turn.before.said) };
}

/** That a question has no answer. "Can we bring beer" asks for no list of things. */
function unknownOf(asked: AskedFact): string {
  const { unknown } = asked.replies.answers;
  const { topic, isClosed } = asked.question;
  const isOther = topic === 'included' || topic === 'bring';
  return isOther && (isClosed || asks(asked, 'howMany')) ? unknown.other : unknown[topic];
}

/** What excludes somebody whose age the question says, or the words before it; `null` if nothing does. */
function excludedByAge(asked: AskedFact): FactAnswer | null {
  const { facts, ages, question } = asked;
  const { from = 0, to } = facts.ages ?? {};
  // A parent may be older than the oldest child.
  const isOut = (age: number) => age < from || (to !== undefined && age > to && age < 18);
  if (!ages.some(isOut) || isAdvice(asked) || !(question.isRemark || ofWhoComes.has(question.topic)))
    return null;
  const limits = agesAnswer(asked);
  return limits && { ...limits, verdict: false };
}

/** Whether somebody may come, asked in whatever words. */
const ofWhoComes: ReadonlySet<string> = new Set<FactTopic>(['ages', 'other', 'alone', 'groups', 'booking']);
