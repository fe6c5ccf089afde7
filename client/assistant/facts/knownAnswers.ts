import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AskedQuestion, NearQuestion, Turn } from '../conversation/turn.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { namesDay } from './askedDays.ts';
import { type AskedFact, linesAs, say } from './askedFact.ts';
import { askedOf, type FactSource } from './askedOf.ts';
import { type GivenAnswer, saidOf, yes } from './givenAnswer.ts';
import { headsIn } from './heads.ts';
import { nearestQuestion } from './knownQuestions.ts';
import { answersByRules, answerTo } from './questionAnswers.ts';
import { tellingLine } from './tellingLine.ts';
import { tellingWords, titleStems } from './tellingWords.ts';
import { linesOf } from './textLines.ts';
import { verdictOfLine } from './verdictOfLine.ts';

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

/**
 * The answers of a deal to `question`: what answers the known question that is nearest to it, if that is nearer than rules are
 * sure, else what rules find. What is not certain is quoted, or told without "yes" and "no".
 */
export function answersTo(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] {
  const ruled = answersByRules(question, deal, turn, source);
  const asked = askedOf(question, deal, turn, source);
  // "And how much is it" asks for nothing but the field.
  const isPlain = asked !== null && isOfFieldAlone(asked) && ruled.some(({ from }) => from === 'page');
  const isShort = question.words.trim().split(' ').length <= mostWordsOfYes;
  if (!asked?.details.questions || (isPlain && isShort)) return ruled;
  const found = foundBy(asked, ruled);
  const near = nearestOf(question, asked, turn, found);
  if (near && isBorneOut(ruled, near, asked)) return ruled;
  if (isPlain) return ruled.map((answer) => withoutYes(answer, asked));
  const likelihood = near?.likelihood ?? 0;
  const known =
    near && likelihood >= leastLikely(near, found) ? answersOf(near, question, asked, turn, source) : null;
  const { says = [] } = near?.question ?? {};
  // Beside several deals, and of what somebody says, there is no room for doubts.
  const isBrief = question.isRemark || question.deals.length > 1;
  if (known) return says.length === 0 || likelihood >= sure || isBrief ? known : [quotedOf(says, asked)];
  if (isBrief || found === 'nothing' || found === 'noField') return ruled;
  const line = found === 'line' ? tellingLine(asked) : null;
  const plain = ruled.map((answer) =>
    answer.text === line?.told ? quotedOf([line.text], asked) : withoutYes(answer, asked),
  );
  return says.length > 0 && likelihood >= leastBeside ? [...plain, quotedOf(says, asked)] : plain;
}

/** Of longer questions, no field tells all: "I wake up sick on that Saturday, do I get another date". */
const mostWordsOfYes = 7;

/** `answer` without a "yes" to a question of which it may tell a part: "do babies count". */
function withoutYes(answer: GivenAnswer, asked: AskedFact): GivenAnswer {
  const { topic, words } = asked.question;
  const isOfTime = topic === 'hours' && (namesDay(asked) || (asked.wanted?.hours ?? null) !== null);
  const isOfAge = topic === 'ages' && (asked.ages.length > 0 || /\d/.test(words));
  const isVague = ofManyQuestions.has(topic) && !isOfTime && !isOfAge;
  return isVague && answer.text === yes(answer.fact, asked)
    ? { ...answer, text: answer.fact, verdict: null }
    : answer;
}

/** Fields of which a word is in questions of all kinds. */
const ofManyQuestions: ReadonlySet<string> = new Set<FactTopic>([
  ...(['hours', 'ages', 'price', 'included', 'code', 'booking', 'contact', 'alone', 'pets'] as const),
]);

/** From so likely on, the answer of a known question is told for certain; from so likely on, it is quoted beside that of rules. */
const sure = 0.7;
const leastBeside = 0.5;

/** The known question that is nearest to what is asked; `null` if none comes near. */
function nearestOf(
  question: AskedQuestion,
  { deal, details, replies }: AskedFact,
  turn: Turn,
  found: Found,
): NearQuestion | null {
  const near = wordingsOf(question, turn)
    .flatMap((words) => nearestQuestion(words, deal, details, replies) ?? [])
    .reduce<NearQuestion | null>((best, one) => (best && best.nearness >= one.nearness ? best : one), null);
  const least = question.isRemark ? leastNearRemark : found === 'nothing' ? leastNearAlone : leastNear;
  return near && near.nearness >= least ? near : null;
}

/** Whether rules have told what answers the known question, too. */
function isBorneOut(
  ruled: readonly GivenAnswer[],
  { question: { says, fact } }: NearQuestion,
  asked: AskedFact,
): boolean {
  if (fact) return fact === asked.question.topic;
  const told = ruled.map(({ text }) => utteranceOf(text));
  return says?.some((line) => told.some((text) => text.includes(utteranceOf(line).trim()))) ?? false;
}

/** What answers the known question; `null` for what rules know better. */
function answersOf(
  { question: { says, fact } }: NearQuestion,
  question: AskedQuestion,
  asked: AskedFact,
  turn: Turn,
  source: FactSource,
): GivenAnswer[] | null {
  const { deal, replies } = asked;
  // That there is no fixed price is told.
  if (question.topic === 'price' && deal.price === undefined) return null;
  if (says) return toldLines(says, asked);
  if (fact) return [answerTo({ ...question, topic: fact }, deal, turn, source)];
  const text = replies.answers.unknown.other;
  return [{ deal, text, fact: text, verdict: null, from: 'nowhere', isLoose: true }];
}

/** What `texts` of the page say, which may answer. */
function quotedOf(texts: readonly string[], { deal, replies }: AskedFact): GivenAnswer {
  const text = filled(replies.answers.pageSays, linesAs(texts));
  return { deal, text, fact: text, verdict: null, from: 'page', isLoose: false };
}

/**
 * What rules have found: nothing, nothing in the field that is asked for, a line of the text, one that speaks of the matter of the
 * question, a field that tells in general what may be asked in particular, one of what the question names, or what decides it with
 * "yes" or "no".
 */
type Found = 'nothing' | 'noField' | 'line' | 'matter' | 'general' | 'named' | 'decided';

/**
 * How likely the answer of a known question has to be right to be told instead: lines, another field, or that the page does not
 * tell. Of questions that others wrote, rules answered fewer than known questions did from there on.
 */
const likelyFrom: Readonly<Record<Found, { says: number; fact: number; untold: number }>> = {
  nothing: { says: 0.36, fact: 0.5, untold: 0.4 },
  noField: { says: 0.75, fact: 0.75, untold: 0.7 },
  line: { says: 0.6, fact: 1, untold: 0.7 },
  matter: { says: 0.7, fact: 1, untold: 0.85 },
  general: { says: 0.5, fact: 1, untold: 0.9 },
  named: { says: 0.88, fact: 1, untold: 0.85 },
  decided: { says: 0.75, fact: 1, untold: 0.85 },
};
const leastLikely = ({ question: { says, fact } }: NearQuestion, found: Found): number =>
  likelyFrom[found][says ? 'says' : fact ? 'fact' : 'untold'];

/** And how near it has to come at least, also where rules know nothing, and to what asks nothing in words: "for my mom". */
const leastNear = 0.42;
const leastNearAlone = 0.36;
const leastNearRemark = 0.75;

/** Fields that tell in general what may be asked in particular: what it costs for a larger dog. */
const ofGeneral: ReadonlySet<string> = new Set<FactTopic>([
  ...(['price', 'hours', 'duration', 'ages', 'alone', 'soldOut', 'discount'] as const),
  ...(['restrictions', 'contact'] as const),
]);

function foundBy(asked: AskedFact, ruled: readonly GivenAnswer[]): Found {
  const { topic } = asked.question;
  if (ruled.every(({ from }) => from !== 'page')) return topic === 'other' ? 'nothing' : 'noField';
  if (topic === 'other') return tellingLine(asked)?.isOfMatter ? 'matter' : 'line';
  if (ruled.some(({ verdict }) => verdict !== null)) return 'decided';
  return ofGeneral.has(topic) ? 'general' : 'named';
}

/** Whether a question names nothing beside the topic of a field and the deal itself, asks what so many pay, or of a day. */
function isOfFieldAlone(asked: AskedFact): boolean {
  const title = titleStems(asked);
  const { topic, words } = asked.question;
  if (namesDay(asked) || (topic === 'price' && headsIn(words, asked.replies) !== null)) return true;
  return topic !== 'other' && tellingWords({ ...asked, context: ' ' }).every(({ word }) => title.has(word));
}

/** What is compared with known questions: what is asked, and where that is all, also the whole message, which may say of whom. */
const wordingsOf = ({ words, name }: AskedQuestion, { asked, heard }: Turn): string[] =>
  asked.length === 1 && name === null && heard ? [heard.words, words] : [words];

/** What `texts` of the deal's page say, with "yes" or "no" where one decides it; `null` for notes of dates, which rules know. */
function toldLines(texts: readonly string[], asked: AskedFact): GivenAnswer[] | null {
  const known = linesOf(asked);
  const lines = texts.map((text) => known.find((line) => line.text === text));
  if (lines.some((line) => line?.isOfDates)) return null;
  const told = texts.map((text, at) => lines[at]?.told ?? say(asked, 'quote', { text }).text);
  const [line, ...others] = lines;
  const verdict = line && others.length === 0 ? verdictOfLine({ ...line, isOfMatter: false }, asked) : null;
  return [saidOf({ text: told.join(' '), verdict }, asked)];
}
