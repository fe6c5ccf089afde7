import { topicTest } from '../conversation/topicTest.ts';
import type { Turn } from '../conversation/turn.ts';
import type { RecommendedDeals } from '../recommend/recommendedDeals.ts';

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
