import { canRecommend } from '../conversation/stages.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase } from '../reply/questions.ts';
import type { SmallTalk } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';

/** What is answered whatever else is said, and what only where nothing is wished. */
const grave: ReadonlySet<string> = new Set<SmallTalk>(['crisis', 'advice', 'trust']);
const light: ReadonlySet<string> = new Set<SmallTalk>([
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
/** After these no question of ours is in place, or there is one in them. */
const unasked: ReadonlySet<string> = new Set<SmallTalk>([
  'crisis',
  'bye',
  'foreign',
  'weather',
  'no',
  'love',
]);

/** An answer to what is no wish; with a question, unless results are on the table. `null` where it is a wish. */
export function smallTalkReply(
  { intent, knowledge, before, preferences, ask }: Turn,
  said: Understanding,
): ReplyDraft | null {
  const { type } = intent;
  const isWish = said.mentions.length > 0;
  const isTalk = grave.has(type) || (light.has(type) && !isWish);
  const isOffTopic = type === 'find' && !isWish && isBeyond(said) && said.needs.length === 0;
  if (!isTalk && !isOffTopic) return null;
  const sample = type === 'trust' && knowledge.assistant.isSample ? 'trustSample' : null;
  const reply = phrase(sample ?? (isTalk ? (type as SmallTalk) : 'beyond'), before, knowledge);
  if (canRecommend(preferences) || unasked.has(type)) return { reply, asked: before.asked };
  const asked = ask ?? 'audience-and-setting';
  return { reply, asked, followUp: questionPhrase(asked, preferences, before, knowledge) };
}

/** A question of some length with no word of leisure in it. */
const isBeyond = ({ words, asksThingsToDo, asksLocation, takesEither, corrects }: Understanding) =>
  words > 4 && !(asksThingsToDo || asksLocation || takesEither || corrects);
