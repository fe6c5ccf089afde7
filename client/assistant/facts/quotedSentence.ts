import type { FactTopic } from '../../../data/language/factWords.ts';
import { oldestChild } from '../understand/slots/people.ts';
import { type AskedFact, numberIn } from './askedFact.ts';
import { linesOf, type TextLine } from './textLines.ts';

/** The line of a deal's own text about the topic of a question, where no field has the answer; `null` for nothing. */
export function topicLine(asked: AskedFact): TextLine | null {
  if (!quotable.has(asked.question.topic)) return null;
  // "Are there nuts in it": a line about wheat says nothing of nuts.
  const { allergen } = asked.replies.details.matters;
  if (asked.question.topic === 'diet' && new RegExp(allergen, 'u').test(asked.question.words)) return null;
  const isAbout = isOfTopic(asked);
  const { topic, needs } = asked.question;
  const { needs: rules } = asked.knowledge.assistant.language.facts;
  // "Are any of them vegan": a line about wheat says nothing of it.
  const names = (words: string) =>
    topic !== 'diet' ||
    needs.length === 0 ||
    rules.some(
      ([need, source]) => needs.some((each) => each === need) && new RegExp(source, 'u').test(words),
    );
  // "Could a 22 year old enjoy it": what children pay says nothing of it.
  const isOfAdult = topic === 'ages' && (numberIn(asked) ?? 0) > oldestChild;
  const ofChildren = new RegExp(asked.replies.sentences.childPrice ?? '$^', 'u');
  return (
    linesOf(asked).find(
      ({ words, isStory }) =>
        (!isStory || told.has(topic)) &&
        isAbout(words) &&
        names(words) &&
        !(isOfAdult && ofChildren.test(words)),
    ) ?? null
  );
}

/** What a place looks like, and when something is done, is told in stories, too. */
const told: ReadonlySet<string> = new Set<FactTopic>(['setting', 'duration']);

/** A line with the words of another topic may speak of it in passing: "book a ride" of no booking. */
const quotable: ReadonlySet<string> = new Set<FactTopic>([
  ...(['refund', 'diet', 'access', 'pets', 'discount', 'extras', 'fulfillment', 'languages'] as const),
  ...(['weather', 'ages', 'code', 'restrictions', 'contact', 'transit', 'setting', 'duration'] as const),
]);

/** Whether a line is about the topic: the content is in the language of the site, whichever the visitor speaks. */
export function isOfTopic({
  question: { topic },
  knowledge,
  replies,
}: AskedFact): (words: string) => boolean {
  const { topics } = knowledge.assistant.language.facts;
  const source = replies.sentences[topic] ?? topics.find(([name]) => name === topic)?.[1] ?? '';
  const rule = new RegExp(source, 'u');
  return (words) => source !== '' && rule.test(words);
}
