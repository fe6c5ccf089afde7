import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { needsIn, topicOf } from '../understand/readQuestion.ts';
import { filled } from '../words/filled.ts';
import { answersByTopic } from './answersByTopic.ts';
import { areaAnswer } from './areaFacts.ts';
import { namesDay } from './askedDays.ts';
import { type AskedFact, asks, type FactAnswer, isEither, midSentence } from './askedFact.ts';
import { askedOf, contextOf, type FactSource } from './askedOf.ts';
import { asksMore, namesHour, timeAskedFor } from './askedTime.ts';
import { completedAnswer } from './completedAnswer.ts';
import { agesAnswer } from './peopleFacts.ts';
import { kindsIn, topicsOf } from './questionTopics.ts';
import { topicLine } from './quotedSentence.ts';
import { goneAnswer } from './sessionFacts.ts';
import { hoursAnswer } from './timeFacts.ts';

/** What is said about a question and a deal: from its page, not known, or not loaded. */
export interface GivenAnswer {
  readonly deal: DealRecord;
  readonly text: string;
  /** Without "yes" or "no". */
  readonly fact: string;
  readonly verdict: boolean | null;
  readonly from: 'page' | 'nowhere' | 'failure';
  /** The question has no field: only deals whose text answers it count. */
  readonly isLoose: boolean;
  /** It has the name of the deal. */
  readonly isNamed?: boolean;
}

const loose: ReadonlySet<string> = new Set<FactTopic>(['other', 'extras']);

export const titleOf = ({ title }: DealRecord): string => `“${title}”`;

const wordingOf = ({ knowledge }: Turn, { replies }: FactSource) => ({
  rules: knowledge.vocabulary.grammar.facts.topics,
  kindsOf: kindsIn(replies.topicWords),
});

/** So many words are rather a question than a statement: "min age", "ok when". */
const longestFragment = 4;
/** What nobody asks by a statement about themselves. */
const unsaid: ReadonlySet<string> = new Set<FactTopic>([
  ...(['hours', 'price', 'place', 'until', 'soldOut', 'discount', 'contact', 'code', 'duration'] as const),
]);
/** Rules for these are surer than what was learned. */
const sure: ReadonlySet<string> = new Set<FactTopic>(['extras', 'parking', 'transit', 'diet', 'access']);

/** What the page of a deal says to a remark: that somebody cannot come, or what it says of the same matter. */
export function answersToRemark(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const said = answersTo(question, deal, turn, source);
  return said.filter(({ from }) => from === 'page').slice(0, 1);
}

/** The answers to the topics of `question`; the line of the deal's text that answers it in particular is better. */
export function answersTo(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const { words } = question;
  const inField = ofNoField.has(question.topic) ? answerInField(question, deal, turn, source) : null;
  if (inField) return [inField];
  // When it is open is no answer to how full it is.
  const isOfCrowd = new RegExp(source.replies.details.busy, 'u').test(words);
  const topic = isOfCrowd ? 'other' : question.topic;
  const inText = topic === 'other' ? answerTo({ ...question, topic }, deal, turn, source) : null;
  if (inText && (isOfCrowd || inText.from === 'page')) return [inText];
  // "My friend uses a walker, will she manage the door".
  const told = contextOf(question);
  const { facts } = turn.knowledge.vocabulary.grammar;
  const ofLead = topic === 'other' || topic === 'groups' ? topicOf(told, facts) : null;
  // "The price per person, we are four" asks for the price.
  const rule = ofLead && (topic === 'other' || ofLead === 'price') ? ofLead : topic;
  // "My son cannot have nuts. Is it safe for him": of which need, only the words before say.
  const needs = rule === topic ? question.needs : [...question.needs, ...needsIn(told, facts)];
  const timed = rule === 'hours' && askedOf(question, deal, turn, source);
  const isSure =
    question.isDoubt ||
    sure.has(rule) ||
    (rule === ofLead && topic === 'groups') ||
    (timed && (isOfTime(timed) || namesDay(timed)));
  const likely = isSure ? [rule] : topicsOf(rule, words, wordingOf(turn, source), source.replies.topicModel);
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
  // Where no field has it, the page may say it in words of another topic: "how long will the polish last".
  const isOpen = topic !== 'other' && answers.every(({ from }) => from === 'nowhere');
  const ofTopic = facts.topics.filter(([name]) => name === topic);
  const plain = ofTopic.reduce((said, [, named]) => said.replace(named, ' '), words);
  const inLine = isOpen ? answerTo({ ...question, topic: 'other', words: plain }, deal, turn, source) : null;
  return inLine?.from === 'page' ? [inLine] : answers;
}

/** What may also ask by the hour, or for one of several places: "can we get there at 11", "do they go past 10". */
const ofNoField: ReadonlySet<string> = new Set<FactTopic>(['other', 'place', 'until', 'duration']);

/** Whether a question names an hour or a part of the day, or asks of now. */
const isOfTime = (asked: AskedFact): boolean => timeAskedFor(asked) !== null || asks(asked, 'now');

/** The answer to a question that names an hour, a part of the day or of town, or asks of now; `null` for other questions. */
function answerInField(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
  isLast = question.topic === 'fulfillment',
): GivenAnswer | null {
  const asked = askedOf({ ...question, topic: 'hours' }, deal, turn, source);
  if (!asked?.question.isClosed) return null;
  if (!isOfTime(asked)) {
    const ofArea = question.topic === 'duration' ? null : areaAnswer(asked);
    return ofArea && saidOf(ofArea, asked);
  }
  const answer = hoursAnswer(asked);
  const isYes = answer?.verdict === true;
  // "Is there live music at nine": that it is open then says nothing of the music.
  if (!answer || (isYes && (isLast ? !namesHour(asked) : asksMore(asked)))) return null;
  return saidOf(isYes && isLast ? { ...answer, verdict: null } : answer, asked);
}

/** What is said of an answer from the page. */
const saidOf = (answer: FactAnswer, asked: AskedFact): GivenAnswer => ({
  ...{ deal: asked.deal, text: withVerdict(answer, asked), from: 'page' },
  ...{ fact: answer.text, verdict: answer.verdict, isLoose: loose.has(asked.question.topic) },
});

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
  const excluded = excludedByAge(asked);
  if (excluded)
    return { ...saidOf(excluded, asked), text: filled(source.replies.answers.no, { answer: excluded.text }) };
  // "The disco on December 19, two tickets, can we still".
  const gone = goneAnswer(asked);
  if (gone && question.topic === 'other') return { ...saidOf(gone, asked), text: gone.text };
  const answer = completedAnswer(answersByTopic[question.topic](asked), asked);
  if (answer) return saidOf(answer, asked);
  if (gone) return { ...saidOf(gone, asked), text: gone.text };
  const line = topicLine(asked);
  if (line) return without(line.told, 'page');
  // "Could I pick it up at 6 on Friday".
  const isPickUp = question.topic === 'fulfillment' && !asks(asked, 'brought');
  const inField = isPickUp ? answerInField(question, deal, turn, source) : null;
  return inField ?? without(unknownOf(asked), 'nowhere');
}

/** That a question has no answer. "Can we bring beer" asks for no list of things. */
function unknownOf(asked: AskedFact): string {
  const { unknown } = asked.replies.answers;
  const { topic, isClosed } = asked.question;
  const isOther = topic === 'included' || (topic === 'bring' && asks(asked, 'may'));
  return isOther && isClosed ? unknown.other : unknown[topic];
}

/** What excludes somebody whose age the question says, or the words before it; `null` if nothing does. */
function excludedByAge(asked: AskedFact): FactAnswer | null {
  const { facts, ages, question } = asked;
  const { from = 0, to } = facts.ages ?? {};
  // A parent may be older than the oldest child.
  const isOut = (age: number) => age < from || (to !== undefined && age > to && age < 18);
  if (!ages.some(isOut) || !(question.isRemark || ofWhoComes.has(question.topic))) return null;
  const limits = agesAnswer(asked);
  return limits && { ...limits, verdict: false };
}

/** Whether somebody may come, asked in whatever words. */
const ofWhoComes: ReadonlySet<string> = new Set<FactTopic>(['ages', 'other', 'alone', 'groups', 'booking']);

/** "Yes" or "no" comes first if the question asks for it and a field decides it. */
function withVerdict({ text, verdict }: FactAnswer, asked: AskedFact): string {
  const { question, replies } = asked;
  if (!question.isClosed || verdict === null || isEither(asked)) return text;
  return filled(verdict ? replies.answers.yes : replies.answers.no, { answer: midSentence(text) });
}
