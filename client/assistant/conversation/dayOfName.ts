import { isTimeMention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Lead } from '../understand/question.ts';

/** After the last word of a clause come at most so many letters. */
const longestMark = 2;

/**
 * The part of `name`, which names the deal of a question, before the day at its end: that is a wish. "The sail for two, next
 * Saturday, how much".
 */
export function withoutDay(
  { start, end }: Pick<Lead, 'start' | 'end'>,
  { mentions }: Pick<Understanding, 'mentions'>,
): { readonly start: number; readonly end: number } {
  const days = mentions.filter(
    (mention) =>
      isTimeMention(mention) && mention.polarity === 'for' && start < mention.start && mention.start < end,
  );
  const isLast = days.some((day) => end - day.end <= longestMark);
  return { start, end: isLast ? Math.min(...days.map((day) => day.start)) : end };
}
