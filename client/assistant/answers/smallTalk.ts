import { canRecommend } from '../conversation/stages.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase } from '../reply/questions.ts';
import type { SmallTalk } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';

/** Answered whatever else the message says. */
const serious: ReadonlySet<string> = new Set<SmallTalk>(['advice', 'trust']);
/** Answered only if the message names no wish. */
const casual: ReadonlySet<string> = new Set<SmallTalk>([
  'greet',
  'thanks',
  'bye',
  'identity',
  'help',
  'weather',
  'rude',
  'foreign',
  'no',
  'love',
]);
/** No question follows: it would be out of place, or the reply contains one. */
const withoutQuestion: ReadonlySet<string> = new Set<SmallTalk>(['bye', 'foreign', 'weather', 'no', 'love']);

/** The reply to small talk, with the next question unless deals can be recommended; `null` for a wish. */
export function smallTalkReply(turn: Turn): ReplyDraft | null {
  const { intent, knowledge, before, preferences, openQuestion, understanding } = turn;
  if (!understanding) return null;
  const { type } = intent;
  const isWish = understanding.mentions.length > 0;
  const isTalk = serious.has(type) || (casual.has(type) && !isWish);
  const isOffTopic =
    type === 'find' && !isWish && isBeyondLeisure(understanding) && understanding.needs.length === 0;
  if (!isTalk && !isOffTopic) return null;
  const sample = type === 'trust' && knowledge.assistant.isSample ? 'trustSample' : null;
  const reply = phrase(sample ?? (isTalk ? (type as SmallTalk) : 'beyond'), turn);
  if (canRecommend(preferences) || withoutQuestion.has(type)) return { reply, asked: before.asked };
  const asked = openQuestion ?? 'audience-and-setting';
  // No question comes twice.
  if (before.questions.includes(asked)) return { reply, asked: before.asked };
  return { reply, asked, followUp: questionPhrase(asked, turn) };
}

/** A message of some length without a word about leisure. */
const isBeyondLeisure = ({ words, asksThingsToDo, asksLocation, takesEither, corrects }: Understanding) =>
  words > 4 && !(asksThingsToDo || asksLocation || takesEither || corrects);
