import type { Diet } from '../../../data/model/deals/factFields.ts';
import type { Need } from '../../../data/model/deals/needs.ts';
import { capitalized } from '../conversation/timeWords.ts';
import { occurs } from '../understand/grammar.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import {
  type AnswerFact,
  type AskedFact,
  asks,
  type FactAnswer,
  joinedAnswers,
  listWords,
  numberIn,
  say,
  uncapitalized,
  verdictOn,
  withNote,
} from './askedFact.ts';
import { wordsBesideTime } from './askedTime.ts';
import { adultHoursAnswer } from './childTimes.ts';
import { headsIn } from './heads.ts';
import { crowdLimit } from './offerLimits.ts';
import { linesOf } from './textLines.ts';

/** For which ages it is, and whether for those that are asked for. */
export const agesAnswer: AnswerFact = (asked) => {
  const { facts, deal } = asked;
  const { from, to, note } = facts.ages ?? {};
  const limits = limitsAnswer(asked, from, to);
  const asksForKids = asks(asked, 'kids');
  const family = deal.family && asksForKids ? say(asked, 'ages.family', {}, true) : null;
  const adults = deal.adults && !limits ? say(asked, 'ages.adults') : null;
  const known = joinedAnswers([family, limits ?? adults]);
  const ofHours = adultHoursAnswer(asked);
  if (!known) return note ? withNote(asked, say(asked, 'ages.note'), note) : ofHours;
  const ofAges = withNote(asked, { ...known, verdict: ageVerdict(asked, asksForKids) }, note);
  if (!ofHours || ofAges.verdict === false) return ofAges;
  if (ofHours.verdict === false) return ofHours;
  const both = joinedAnswers([ofAges, ofHours]);
  return both && { ...both, verdict: ofHours.verdict && ofAges.verdict };
};

/** Whether the ages are only recommended. */
export const isAdvice = ({ facts, replies }: AskedFact): boolean =>
  new RegExp(replies.advises, 'u').test(utteranceOf(facts.ages?.note ?? ''));

function limitsAnswer(asked: AskedFact, from?: number, to?: number): FactAnswer | null {
  if (to !== undefined) return say(asked, from ? 'ages.between' : 'ages.to', { from: from ?? 0, to });
  if (from === undefined) return null;
  return from > 0 ? say(asked, 'ages.from', { from }) : say(asked, 'ages.all');
}

/** Whether somebody of the named age, or children, can come. */
function ageVerdict(asked: AskedFact, asksForKids: boolean): boolean | null {
  const { facts, deal, question } = asked;
  const { from, to } = facts.ages ?? {};
  if (question.needs.some((need) => need === 'over-21' || need === 'all-ages'))
    return verdictOn(asked, question.needs);
  // Of "can she come at 4", none.
  const age = numberIn({ ...asked, question: { ...asked.question, words: wordsBesideTime(asked) } });
  const { youngest, oldest } = asked.children ?? {};
  const told = youngest !== undefined && oldest !== undefined ? [youngest, oldest] : asked.ages;
  // "Our 10 year old and our 4 year old".
  // "We are 3, two adults and a child".
  const isCount = headsIn(question.words, asked.replies)?.all === age;
  const ages = (age === null || isCount || told.includes(age) ? told : [age]).filter((each) => each < 100);
  if (ages.length > 0 && (from !== undefined || to !== undefined)) {
    const isOfAge = ages.every((each) => each >= (from ?? 0) && each <= (to ?? each));
    if (!isOfAge && isAdvice(asked)) return null;
    return asks(asked, 'tooYoung') ? !isOfAge : isOfAge;
  }
  if (!asksForKids) return null;
  if (deal.adults || (from ?? 0) >= 18) return false;
  return deal.family || from === 0 ? true : null;
}

/** Whether one can come alone. */
export const aloneAnswer: AnswerFact = (asked) => {
  const { facts } = asked;
  const { priceFor, groups } = facts;
  if (groups?.from && groups.from > 1) return say(asked, 'groups.from', { from: groups.from }, false);
  // "Can he go alone": how old one has to be counts first.
  const ages = facts.ages && asks(asked, 'others') ? agesAnswer(asked) : null;
  if (ages) return { ...ages, verdict: null };
  if (priceFor === 'person') return say(asked, 'alone.person', {}, true);
  return priceFor ? say(asked, 'alone.people', { people: priceFor }) : null;
};

/** How many can come together, and whether so many as are asked for. */
export const groupsAnswer: AnswerFact = (asked) => {
  const { groups } = asked.facts;
  const count = numberIn(asked) ?? asked.party;
  if (!groups || (groups.from === undefined && groups.to === undefined))
    return crowdAnswer(asked, count) ?? pricedFor(asked, count);
  const { from, to } = groups;
  const fits = count === null ? null : count >= (from ?? 1) && count <= (to ?? count);
  // "Are nine too many".
  const verdict = fits !== null && asks(asked, 'tooYoung') ? !fits : fits;
  const key =
    to === undefined ? 'groups.from' : from !== undefined && from > 1 ? 'groups.between' : 'groups.to';
  return withNote(asked, say(asked, key, { from: from ?? 1, to: to ?? 0 }, verdict), groups.note);
};

/** That so many cannot come, by a line of the page. */
function crowdAnswer(asked: AskedFact, count: number | null): FactAnswer | null {
  const limit = crowdLimit(asked, count ?? 1);
  return limit && { ...limit, verdict: false };
}

/** For how many the price is, which says that so many can come, and of more nothing. */
function pricedFor(asked: AskedFact, count: number | null): FactAnswer | null {
  const { priceFor } = asked.facts;
  if (typeof priceFor !== 'number' || priceFor < 2 || (count ?? 0) > priceFor) return null;
  return say(asked, 'alone.people', { people: priceFor }, count !== null ? true : null);
}

/** For which diets there is a choice. A choice is not safe for everybody, and no page says that it is. */
export const dietAnswer: AnswerFact = (asked) => {
  const answer = choicesAnswer(asked);
  const { diet, other } = asked.replies.answers.unknown;
  if (!answer || !isOfSafety(asked)) return answer;
  return { text: answer.text.startsWith(diet) ? answer.text : `${other}; ${answer.text}`, verdict: null };
};

const choicesAnswer: AnswerFact = (asked) => {
  const { facts, question, words, replies } = asked;
  const nameOf = (diet: Diet) => uncapitalized(words.needNames[diet] ?? diet);
  if (!facts.diet) return null;
  // "Are there nuts in it": that some of it is vegan says nothing of nuts.
  const ofThing = new RegExp(replies.details.matters.allergen, 'u').test(question.words);
  if (ofThing && question.needs.length === 0) return null;
  const named = facts.diet.filter((diet) => question.needs.includes(diet));
  if (named.length > 0 && named.length === question.needs.length) {
    const answer = say(asked, 'diet.named', { list: listWords(named.map(nameOf), words) }, true);
    const condition = conditionOf(asked, named);
    // "Can I still get it tonight": what is on a condition is no plain "yes".
    return condition ? { text: addedTo(asked, answer.text, condition), verdict: null } : answer;
  }
  const list = listWords(facts.diet.map(nameOf), words);
  return asForNeeds(asked, say(asked, 'diet.has', { list }), question.needs);
};

/** What the page says of one of the diets in particular: "If you can’t have wheat, ask ahead". */
export function conditionOf(asked: AskedFact, diets: readonly Diet[]): string | null {
  const { included = [] } = asked.details;
  const rules = asked.knowledge.assistant.language.facts.needs.filter(([need]) =>
    diets.some((diet) => diet === need),
  );
  const line = linesOf(asked).find(
    ({ text, words, isStory }) =>
      !isStory &&
      !included.includes(text) &&
      rules.some(([, source]) => occurs(new RegExp(source, 'gu'), words)),
  );
  return line?.told ?? null;
}

/** `answer` with a sentence after it. */
const addedTo = ({ replies }: AskedFact, answer: string, line: string) =>
  filled(replies.answers.added, { answer, line: capitalized(line) });

/** `answer` with the verdict on `needs`; says first that one of them is not known. */
export function asForNeeds(asked: AskedFact, answer: FactAnswer, needs: readonly Need[]): FactAnswer {
  const { question, replies } = asked;
  // "Does it have steps": that it is step-free is no "yes".
  const known = verdictOn(asked, question.needs);
  const verdict = asks(asked, 'stairs') ? null : known;
  const isUnknown = needs.length > 0 && known === null;
  if (!isUnknown) return { ...answer, verdict };
  return { text: `${replies.answers.unknown[question.topic]}; ${answer.text}`, verdict };
}

/** Whether somebody would come to harm, by the question or what was said before it: "my friend is celiac, is there". */
const isOfSafety = (asked: AskedFact): boolean =>
  asks(
    { ...asked, question: { ...asked.question, words: `${asked.context}${asked.question.words}` } },
    'safe',
  );
