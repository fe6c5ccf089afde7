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
      knowledge.assistant.categories.some(({ id, errand }) => errand && preferences.categories.includes(id)))
  );
};

/** Whether a message only asks again for what was wanted before: "no, a bounce house", "yes or no?" */
const isAskedAgain = ({ intent, understanding, before, preferences }: Turn): boolean =>
  intent.type === 'find' &&
  understanding?.mentions.every(
    ({ slot, value }) => slot === 'categories' || before.preferences.interests.includes(`${value}`),
  ) === true &&
  preferences.interests.length === before.preferences.interests.length;
