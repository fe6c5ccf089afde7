import { needIn } from '../../../data/model/deals/needTests.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import {
  type AnswerFact,
  type AskedFact,
  joinedAnswers,
  listWords,
  say,
  uncapitalized,
  withNote,
} from './askedFact.ts';
import { asForNeeds } from './peopleFacts.ts';
import { linesOf } from './textLines.ts';

/** What is known about access: what is asked for, or else all. */
export const accessAnswer: AnswerFact = (asked) => {
  const { facts, question, words, replies } = asked;
  const { stepFree, features = [], note } = facts.access ?? {};
  // Without steps there may be no restroom.
  const asksToilet = new RegExp(replies.details.matters.toilet, 'u').test(question.words);
  if (asksToilet && !features.includes('accessible-toilet')) return null;
  const signed = needIn(facts, 'sign-language') && !features.includes('sign-language');
  const has = [...features, ...(signed ? (['sign-language'] as const) : [])].map((feature) =>
    uncapitalized(words.needNames[feature] ?? feature),
  );
  const known = joinedAnswers([
    stepFree === undefined ? null : say(asked, stepFree ? 'access.stepFree' : 'access.steps'),
    has.length > 0 ? say(asked, 'access.has', { list: listWords(has, words) }) : null,
  ]);
  if (!known && !note) return null;
  const answer = known ?? say(asked, 'access.note');
  const part = new RegExp(replies.details.partOfAccess, 'u').exec(question.words);
  // "Is there an elevator": that one needs no steps names none.
  if (part && !namesPart(part, asked))
    return withNote(asked, { text: `${replies.answers.unknown.other}; ${answer.text}`, verdict: null }, note);
  const told = withNote(asked, asForNeeds(asked, answer, question.needs), note);
  // "Four of the five" are not all of them.
  return new RegExp(replies.partly, 'u').test(utteranceOf(note ?? '')) ? { ...told, verdict: null } : told;
};

/** Whether a line of the page names the elevator, ramp or place that a question does, in the words of the site. */
function namesPart(part: RegExpExecArray, asked: AskedFact): boolean {
  const at = part.slice(1).findIndex(Boolean);
  const named = asked.replies.partsOfAccess[at];
  return named !== undefined && linesOf(asked).some(({ words }) => new RegExp(named, 'u').test(words));
}
