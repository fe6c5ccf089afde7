import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { FactTopic } from '../../../data/language/factWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { capitalized } from '../conversation/timeWords.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { AskedQuestion, FactDesk, ReplyDraft, Turn, TurnContext } from '../conversation/turn.ts';
import { obstacleFor } from '../recommend/needTests.ts';
import { firstMatch, occurs } from '../understand/grammar.ts';
import { dateWords } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import { asSentence, listWords } from './askedFact.ts';
import type { FactSource } from './askedOf.ts';
import { chosenOf } from './chosenDeals.ts';
import { type GivenAnswer, titleOf } from './givenAnswer.ts';
import { unitPriceIn } from './heads.ts';
import { answersTo, answersToRemark } from './knownAnswers.ts';
import { nearestQuestion } from './knownQuestions.ts';
import { mostNear } from './overview.ts';
import { answersByRules } from './questionAnswers.ts';
import { restatedAnswers } from './restatedAnswers.ts';
import { sumOfDeals } from './sumOfDeals.ts';

/** Whether `one` says nothing that `other` has not said of the same deal. */
const isSaidBy = (one: GivenAnswer, other: GivenAnswer) =>
  one.deal === other.deal
    ? other.text.includes(one.fact) && (one.text === one.fact || other.text !== other.fact)
    : one.fact === other.fact && one.isLoose && one.from === 'nowhere';

/** Whether nothing is known, which another answer about the deal, or that about another deal, has said already. */
const isNeedless = (one: GivenAnswer, told: readonly GivenAnswer[]) =>
  one.isLoose &&
  one.from === 'nowhere' &&
  told.some(
    (other) =>
      other !== one &&
      (other.deal === one.deal
        ? other.from === 'nowhere' && !other.isLoose
        : other.isLoose && other.from === 'page'),
  );

/**
 * Answers questions from `details`, by the slugs of deals, in the words of the language with a tag; deals without details are
 * those that could not be loaded.
 */
export const createFactDesk =
  (details: FactSource['details'], repliesIn: (tag: string) => FactReplies): FactDesk =>
  (turn) =>
    factAnswers(turn, { details, replies: repliesIn(turn.knowledge.language.tag) });

/** The known questions that come nearest, by `details`, as `TurnContext` has them. */
export const createNearest =
  (
    details: FactSource['details'],
    repliesIn: (tag: string) => FactReplies,
  ): NonNullable<TurnContext['nearest']> =>
  (deal, words, language) => {
    const known = details.get(deal.slug);
    return known ? nearestQuestion(words, deal, known, repliesIn(language)) : null;
  };

// What asks a model gets these with the facts, from whose texts it quotes.
export { sentenceLines } from '../../../data/model/sentences.ts';
export { createFactLookup, pageLines } from './factLookup.ts';

/** What is said of a thing that only some of several deals have: it is theirs, and of the others their pages do not say. */
function ofThoseWith(answers: readonly GivenAnswer[], { replies }: FactSource): readonly GivenAnswer[] {
  const having = answers.filter(({ verdict }) => verdict === true);
  const others = answers.filter((answer) => !having.some(({ deal }) => deal === answer.deal));
  if (having.length === 0) return answers;
  const text = replies.answers.unknown.other;
  const unsaid = others.map(
    (answer): GivenAnswer =>
      answer.verdict === false ? answer : { ...answer, text, fact: text, from: 'page', isLoose: false },
  );
  return [...having, ...unsaid];
}

/** A longer part of a message is not quoted. */
const longestPart = 60;

/** `answers` to a part of a message that asks several things of one deal: that nothing is known of it names the part. */
function ofPart(
  answers: readonly GivenAnswer[],
  question: AskedQuestion,
  { asked, text }: Turn,
  { replies }: FactSource,
): readonly GivenAnswer[] {
  const [{ deal = undefined } = {}] = answers;
  const isOfOne =
    asked.length > 1 &&
    asked.every(({ deals, isRemark }) => !isRemark && deals.length === 1 && deals[0] === deal);
  const isUnknown = answers.every(({ from, isLoose }) => from === 'nowhere' && isLoose);
  const part = text.slice(question.start, question.end).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  if (!isOfOne || !isUnknown || part === '' || part.length > longestPart) return answers;
  return answers.slice(0, 1).map((answer) => {
    const told = filled(replies.answers.about, { title: `“${capitalized(part)}”`, answer: answer.text });
    return { ...answer, text: told, fact: told, isLoose: false };
  });
}

/** Whether `question` only names what the `next` one asks of: "what about the third one, is it indoors". */
const onlyNames = (
  { topic, words, deals }: AskedQuestion,
  next: AskedQuestion | undefined,
  { knowledge }: Turn,
): boolean => {
  const { further, naming } = knowledge.vocabulary.grammar.facts.questions;
  const isName = topic === 'other' && occurs(further, words) && firstMatch(naming, words)?.[1] !== undefined;
  return isName && deals.some((deal) => next?.deals.includes(deal));
};

/** Whether `question` only says what the deal costs before the `next` one asks what several pay: "26 for 6, so 52 for us". */
const isPremise = ({ topic, words, deals: [deal] }: AskedQuestion, next: AskedQuestion | undefined) =>
  topic === 'price' &&
  next?.topic === 'price' &&
  deal !== undefined &&
  next.deals[0] === deal &&
  unitPriceIn(words, deal) !== null;

/** What may be asked of a thing that only one of several deals has. */
const ofThing: ReadonlySet<string> = new Set<FactTopic>(['other', 'included']);

/** The answers to the questions of a turn, in order, and where they are from. */
function factAnswers(turn: Turn, source: FactSource): ReplyDraft | null {
  const { before } = turn;
  const isRestated = turn.asked.some(({ restated }) => restated);
  const sums = turn.asked
    .flatMap((question) => sumOfDeals(question, turn, source) ?? [])
    .slice(0, isRestated ? turn.asked.length : 1);
  const told = turn.asked.flatMap((question, at) => {
    if (sums.length > 0 && question.topic === 'price' && (question.isSum || !isRestated)) return [];
    if (isPremise(question, turn.asked[at + 1])) return [];
    const { restated } = question;
    if (restated)
      return question.deals.flatMap((deal) => restatedAnswers(question, restated, deal, turn, source));
    const chosen = chosenOf(question, turn, source);
    if (chosen.length > 0) return chosen;
    const isName = onlyNames(question, turn.asked[at + 1], turn);
    const answersOf = question.isRemark ? answersToRemark : isName ? answersByRules : answersTo;
    const answers = ofPart(
      question.deals.flatMap((deal) => answersOf(question, deal, turn, source)),
      question,
      turn,
      source,
    );
    // Of several deals, the one that has the thing is meant: "is a hot towel part of it".
    if (isName) return answers.filter(({ from }) => from === 'page');
    return ofThing.has(question.topic) ? ofThoseWith(answers, source) : answers;
  });
  // The same twice, as for "is there parking, and is it free", is said once.
  const said = told.filter(
    (one, index) =>
      !told.some(
        (other, at) => (at < index || !isSaidBy(other, one)) && at !== index && isSaidBy(one, other),
      ) && !isNeedless(one, told),
  );
  if (said.length + sums.length === 0) return null;
  const about = [...new Set([...sums.flatMap(({ deals }) => deals), ...said.map(({ deal }) => deal)])];
  const [deal] = about;
  const isOfOne = deal !== undefined && about.length === 1;
  const isPlain = isOfOne && !isStandIn(deal, turn) && !turn.asked.some(({ isChoice }) => isChoice);
  const last = said.findLast(({ from }) => from === 'nowhere');
  const sentences = said.flatMap((one, index) => {
    const alike = isOfOne ? [one] : said.filter((other) => other.text === one.text);
    // What is so of several deals is said once.
    if (alike[0] !== one) return [];
    const isAlone = alike.length === 1;
    // What is to come has no link yet.
    const text = isAlone && one === last && !one.deal.starts ? withVendor(one, source) : one.text;
    const begins =
      said.find((other) => other.deal === one.deal) === one ? beginning(one.deal, turn, source) : '';
    if (begins) return [begins, text];
    const isClear = isPlain || (said[index - 1]?.deal === one.deal && isAlone);
    if (isClear || one.from === 'failure' || one.isNamed) return text;
    const title = listWords(
      alike.map(({ deal }) => titleOf(deal)),
      turn.knowledge.language.facts,
    );
    return filled(source.replies.answers.about, { title, answer: text });
  });
  return {
    reply: [...sums.map(({ text }) => text), ...sentences, ...unfitOf(about, said, turn, source)]
      .map(asSentence)
      // Several questions of one message are answered in lines.
      .join(isRestated && turn.asked.length > 1 ? '\n' : ' '),
    asked: before.asked,
    about,
    // Its card tells which deal is meant, unless that goes without saying.
    cards: isOfOne ? (isTalkedAbout(deal, turn) ? [] : [deal]) : about.filter((each) => isUnseen(each, turn)),
  };
}

/** That those of `about` are not for the ages of who comes, unless an answer says so, or one did before. */
function unfitOf(
  about: readonly DealRecord[],
  answers: readonly GivenAnswer[],
  { preferences, before }: Turn,
  { replies: { answers: words } }: FactSource,
): string[] {
  const { youngest, oldest } = preferences;
  const obstacleTo = obstacleFor({ needs: [], party: null, cautions: [], youngest, oldest });
  return about.flatMap((deal) => {
    if (!obstacleTo(deal)) return [];
    const [from, to] = deal.ages ?? [];
    const key = to ? (from ? 'between' : 'to') : from ? 'from' : 'adults';
    const limits = filled(words.says[`ages.${key}`], { from: from ?? 0, to: to ?? 0 });
    const text = about.length > 1 ? filled(words.about, { title: titleOf(deal), answer: limits }) : limits;
    const isSaid = answers.some((answer) => answer.deal === deal && answer.text.includes(limits));
    return isSaid || before.said.some((said) => said.includes(capitalized(text))) ? [] : text;
  });
}

const isUnseen = ({ slug }: DealRecord, { before, context }: Turn) =>
  !before.shown.includes(slug) && slug !== context.page;

/** Whether `deal` was shown for want of what the visitor named, and is the only one: it may not be what they ask about. */
const isStandIn = (deal: DealRecord, { before, knowledge }: Turn): boolean =>
  before.focus === null &&
  before.latest.length === 1 &&
  before.latest[0] === deal.slug &&
  before.preferences.interests.length > 0 &&
  !topicTest(before.preferences.interests, knowledge)(deal);

/** Whether it goes without saying that an answer is about `deal`. */
const isTalkedAbout = (
  { slug }: DealRecord,
  { before: { focus, latest, question }, context }: Turn,
): boolean => {
  // After an answer about one deal beside another, either may be meant.
  const lone = focus === null && question === null && latest.length === 1 ? latest[0] : null;
  return (focus ?? lone) === slug || context.page === slug;
};

/** When `deal` begins, if it is still to come: said once, and whenever a question is about its times. */
function beginning(deal: DealRecord, turn: Turn, { replies }: FactSource): string {
  const isOfTime = turn.asked.some(({ topic }) => topic === 'hours');
  if (!deal.starts || (isTalkedAbout(deal, turn) && !isOfTime)) return '';
  const date = dateWords(deal.starts, turn.knowledge.language.times);
  return filled(replies.answers.begins, { title: titleOf(deal), date });
}

/** What is not known, and whom to ask. */
function withVendor({ deal, text, nearest = [] }: GivenAnswer, { details, replies }: FactSource): string {
  const { askVendor, callVendor, nearest: near, unsure, unknown } = replies.answers;
  const { vendor } = deal;
  const phone = details.get(deal.slug)?.phone ?? '';
  const note = nearest.map(asSentence).join(' ').replace(/\.$/, '');
  if (nearest.length > mostNear && text === unknown.other)
    return filled(unsure, { note, vendor: phone ? `${vendor}, ${phone},` : vendor });
  const answer = filled(phone ? callVendor : askVendor, { unknown: text, vendor, phone });
  return note ? filled(near, { answer, note }) : answer;
}
