import { occurs } from '../understand/grammar.ts';
import { isTimeMention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { AskedQuestion } from './turn.ts';

/**
 * `wish`, what a message says besides what is `asked`, on the day of the question that it follows with "or": "is the museum
 * open on Monday, or something else indoors". A wish that names a time itself keeps that.
 */
export function onAskedDay(
  wish: Understanding,
  whole: Understanding,
  asked: readonly AskedQuestion[],
  text: string,
  { vocabulary: { grammar } }: AssistantKnowledge,
): Understanding {
  const question = asked.findLast(({ topic, isClosed }) => topic === 'hours' && isClosed);
  const [next = ''] = /[\p{L}]+/u.exec(text.slice(question?.end).toLowerCase()) ?? [];
  const times = (said: Understanding) => said.mentions.filter(isTimeMention).map(({ start }) => start);
  if (!question || !occurs(grammar.oneOrOther, next) || times(wish).length > 0) return wish;
  const { days, dates, isToday } = whole;
  const named = times(whole);
  // A time comes with the categories of what has one.
  const mentions = [...wish.mentions, ...whole.mentions.filter(({ start }) => named.includes(start))];
  return { ...wish, days, dates, isToday, mentions };
}
