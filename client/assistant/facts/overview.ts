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

/** At most so many lines are told beside what is not known. */
const mostLines = 2;

/** What the page of a deal says that comes nearest to a question which nothing answers, without the lines in `said`. */
export function nearestTo(asked: AskedFact, said: readonly string[]): readonly string[] {
  const { question, replies } = asked;
  // What only comes near is no answer to whether it is safe for somebody.
  if (asks(asked, 'safe') || new RegExp(replies.details.matters.pregnancy, 'u').test(question.words))
    return [];
  const near = nearestLines(asked).map(({ text }) => text);
  const open = question.isClosed || question.topic === 'diet' ? [] : [asked.deal.summary];
  const told: string[] = [];
  for (const text of new Set(near.length > 0 ? near : open)) {
    const length = [...told, text].join(' ').length;
    if (told.length === mostLines || length > longestQuote) break;
    if (!said.some((sentence) => sentence.includes(linesAs([text]).note))) told.push(text);
  }
  return told;
}
