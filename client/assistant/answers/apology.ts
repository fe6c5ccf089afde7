import { insistedMentions } from '../conversation/insisted.ts';
import type { Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';

/** A wish in more words is not repeated. */
const longestWish = 40;

/** Owns up to what was not heard, after deals that missed it: "You said evenings, sorry."; empty for nothing. */
export function apologyIn(turn: Turn): string[] {
  const { understanding, before, text } = turn;
  if (!understanding || before.latest.length === 0 || understanding.rejections.insistsFrom === null)
    return [];
  const [mention] = insistedMentions(understanding);
  const words = mention ? text.slice(mention.start, mention.end) : '';
  const isShort = words !== '' && words.length <= longestWish;
  return [isShort ? phrase('insisted', turn, { words }) : phrase('mistaken', turn)];
}
