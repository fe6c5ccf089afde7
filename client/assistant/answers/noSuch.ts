import { topicTest } from '../conversation/topicTest.ts';
import type { Turn } from '../conversation/turn.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';
import { isOfOtherThings } from '../reply/caveats.ts';
import { occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
import { thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';

/** Whether none of the chores that were named has a deal, or nothing that is asked for again: another thing is no help. */
export const hasNoSuch = ({ unknown }: RecommendedDeals, turn: Turn): boolean => {
  const { preferences, knowledge } = turn;
  return (
    unknown.length > 0 &&
    unknown.length === preferences.interests.length &&
    (isAskedAgain(turn) ||
      preferences.occasion === 'errand' ||
      unknown.every((topic) => knowledge.vocabulary.chores.has(topic.split('|', 1)[0] ?? '')) ||
      (knowledge.assistant.categories.some(
        ({ id, errand }) => errand && preferences.categories.includes(id),
      ) &&
        !unknown.some((topic) => isOfKind(topic, turn))))
  );
};

const asksForOthers: ReadonlySet<string> = new Set<Intent['type']>(['more', 'else', 'surprise', 'similar']);

/**
 * Whether there is nothing of what is wanted after the message has turned something down or named another thing: what stands in
 * is no help. What is there on another day is.
 */
export const isOnlyOther = (recommended: RecommendedDeals, turn: Turn): boolean => {
  const { before, intent, understanding: said } = turn;
  return (
    said !== null &&
    before.latest.length > 0 &&
    !recommended.elsewhen &&
    !asksForOthers.has(intent.type) &&
    isOfOtherThings(recommended, turn) &&
    !occurs(turn.knowledge.vocabulary.grammar.openWish, said.remark.words) &&
    turnsDown(said, turn)
  );
};

/** Whether a message names a thing, or rules out something that was shown. */
const turnsDown = ({ mentions }: Understanding, { preferences, before }: Turn): boolean =>
  preferences.excluded.deals.length > before.preferences.excluded.deals.length ||
  mentions.some(
    ({ slot, polarity }) => slot === 'interests' || (polarity === 'against' && thingSlots.has(slot)),
  );

/** Whether others of the kind may please as well: a manicure who looks for a facial. */
function isOfKind(topic: string, { knowledge }: Turn): boolean {
  const isIt = topicTest(topic, knowledge);
  return knowledge.assistant.language.kinds.some((kind) => isIt({ title: kind }));
}

/** Whether a message only asks again for what was wanted before: "no, a bounce house", "yes or no?", but not "something like it". */
const isAskedAgain = ({ intent, understanding: said, before, preferences }: Turn): boolean =>
  intent.type === 'find' &&
  said !== null &&
  said.party === null &&
  (said.mentions.length > 0 || !said.isWish) &&
  preferences.interests.length === before.preferences.interests.length &&
  said.mentions.every(
    ({ slot, value }) => slot === 'categories' || before.preferences.interests.includes(`${value}`),
  );
