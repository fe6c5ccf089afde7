import type { FactTopic } from '../../../data/language/factWords.ts';
import { sentenceLines } from '../../../data/model/sentences.ts';
import { type AskedFact, asks, type FactAnswer, linesAs, say } from './askedFact.ts';
import { nearestLines } from './tellingLine.ts';
import { tellingWords, titleStems } from './tellingWords.ts';
import { linesOf, longestQuote } from './textLines.ts';

/** What a deal is, for who asks that and nothing in particular: "what’s the lock museum", "what will we see". */
export function overviewAnswer(asked: AskedFact): FactAnswer | null {
  if (!asks(asked, 'overview')) return null;
  const title = titleStems(asked);
  const { question, replies } = asked;
  const words = question.words.replace(new RegExp(replies.details.experienced, 'gu'), ' ');
  const plain = { ...asked, question: { ...question, words }, context: ' ' };
  if (tellingWords(plain).some(({ of }) => !title.has(of))) return null;
  const story = linesOf(asked).filter(({ isStory, text }) => isStory && text !== asked.details.goodFor);
  const summary = story.find(({ text }) => asked.deal.summary.startsWith(text));
  const [first] = story;
  if (!summary || !first) return null;
  const both = `${summary.text} ${first.text}`;
  return say(asked, 'quote', { text: both.length <= longestQuote ? both : summary.text });
}

/** A visitor reads so much of a page in a chat, in characters. */
const mostTold = 320;
/** So many lines at most come near; where there are more, the story of the page is told. */
export const mostNear = 2;

/** Of these any part of the page may tell: no field has them. */
const ofWholePage: ReadonlySet<string> = new Set<FactTopic>(['other', 'included', 'bring', 'duration']);

/**
 * The lines of a deal's page that come nearest to a question which nothing answers. After an open question ("which movies") the
 * rest of the page follows, which may answer it in other words; "is there wifi" is not answered by lines without wifi. Leaves out
 * the lines in `said`.
 */
export function nearestTo(asked: AskedFact, said: readonly string[]): readonly string[] {
  const { question, replies, details } = asked;
  // What only comes near is no answer to whether it is safe for somebody.
  if (asks(asked, 'safe') || new RegExp(replies.details.matters.pregnancy, 'u').test(question.words))
    return [];
  const near = nearestLines(asked)
    .slice(0, mostNear)
    .map(({ text }) => text);
  // What is good to know is hardly ever guessed.
  const { goodToKnow = '', restrictions = [], description } = details;
  const rest =
    ofWholePage.has(question.topic) && !question.isClosed
      ? [...sentenceLines(goodToKnow), asked.deal.summary, ...restrictions, ...sentenceLines(description)]
      : [];
  const told: string[] = [];
  for (const text of new Set([...near, ...rest])) {
    const isSaid = said.some((sentence) => sentence.includes(linesAs([text]).note));
    if (!isSaid && [...told, text].join(' ').length <= mostTold) told.push(text);
  }
  return told;
}
