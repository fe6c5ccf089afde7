import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { Conversation } from './conversation.ts';

/** Whether a question names what was wished for before several deals came: "is there Italian, then" asks for it again. */
export const isWishAgain = (
  { start, end }: Pick<Question, 'start' | 'end'>,
  { mentions }: Pick<Understanding, 'mentions'>,
  { latest, focus, preferences }: Pick<Conversation, 'latest' | 'focus' | 'preferences'>,
): boolean =>
  latest.length > 1 &&
  focus === null &&
  mentions.some(
    (mention) =>
      mention.slot === 'interests' &&
      preferences.interests.includes(`${mention.value}`) &&
      start <= mention.start &&
      mention.end <= end,
  );
