import { oldestChild } from '../understand/slots/people.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, asks, type FactAnswer, numberIn, say } from './askedFact.ts';
import { agesAnswer, isAdvice } from './peopleFacts.ts';
import { linesOf } from './textLines.ts';

/**
 * Whether children may come without an adult, as far as the page says who has to be with them; `null` if that is not asked, or not
 * told. That they may come is no "yes" to that.
 */
export function unaccompaniedAnswer(asked: AskedFact): FactAnswer | null {
  const age = childAge(asked);
  if (!asks(asked, 'unaccompanied') || (age === null && !isOfChild(asked))) return null;
  const ages = agesAnswer(asked);
  if (ages?.verdict === false) return ages;
  const { note = '' } = asked.facts.ages ?? {};
  const below = ageBelow(asked, utteranceOf(note));
  const verdict = below === null ? null : verdictAt(age, below);
  // From when on it is for adults only, counts as well.
  if (verdict === false && asked.deal.adultsFrom === undefined)
    return say(asked, 'quote', { text: note }, false);
  if (below !== null && ages) return { ...ages, verdict };
  for (const { isStory, words, told } of linesOf(asked)) {
    const limit = isStory ? null : ageBelow(asked, words);
    if (limit !== null) return { text: told, verdict: verdictAt(age, limit) };
  }
  return ages && { ...ages, verdict: null };
}

/** Nobody knows whether a child of no known age is old enough. */
const verdictAt = (age: number | null, below: number): boolean | null =>
  below > oldestChild ? false : age === null ? null : age >= below;

/** Below which age somebody has to be with a child, as `words` say: "Under 14 with an adult"; `null` if they do not. */
function ageBelow(asked: AskedFact, words: string): number | null {
  const found = isAdvice(asked) ? null : new RegExp(asked.replies.accompanied, 'u').exec(words);
  if (!found) return null;
  const [, under = ''] = found;
  const { ones } = asked.knowledge.assistant.language.numbers;
  // Without an age it holds for all.
  return under === '' ? oldestChild + 1 : Number(under) || ones.split(' ').indexOf(under);
}

/** The age of the child, of several the youngest; `null` if none is known. */
function childAge(asked: AskedFact): number | null {
  const count = numberIn(asked);
  const known = [
    ...(count === null ? [] : [count]),
    ...asked.ages,
    asked.children?.youngest ?? oldestChild + 1,
  ];
  const youngest = Math.min(...known);
  return youngest <= oldestChild ? youngest : null;
}

/** Whether a question is about children of no known age, or about somebody whose age counts: "can she go alone". */
const isOfChild = (asked: AskedFact): boolean =>
  asks(asked, 'kids') || ((asked.isForChildren || asked.question.topic === 'alone') && asks(asked, 'others'));
