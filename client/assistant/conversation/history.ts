import type { Intent } from '../understand/intents.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation, HistoryEntry } from './conversation.ts';
import { isFreshWish, remainingFor } from './freshWish.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { withoutDeal } from './moves.ts';
import { areSame, noPreferences, type Preferences } from './preferences.ts';
import { topicTest } from './topicTest.ts';

/** The first answer and the latest ones are remembered. */
const mostEntries = 8;

/** The place in the history that a move goes back to: -1 for before any answer; `null` if it goes nowhere. */
function placeOf({ type }: Intent, before: Conversation): number | null {
  const { history, preferences } = before;
  const isOther = (entry: HistoryEntry) => !areSame(entry.preferences, preferences);
  if (type === 'undo') return isAboutDeal(before) ? null : history.findLastIndex(isOther);
  if (history.length === 0) return null;
  if (type === 'first') return 0;
  return type === 'back' ? Math.max(0, history.length - 2) : null;
}

/** The earlier answer that a move goes back to; `null` for other intents, and if there is none. */
export function recalledEntry(intent: Intent, before: Conversation): HistoryEntry | null {
  const place = placeOf(intent, before);
  return place === null ? null : (before.history[place] ?? null);
}

/** The preferences that a message begins from: those before, what remains of them, or those of the answer that it goes back to. */
export function preferencesToStartFrom(
  said: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): Preferences {
  const { intent, moves, mentions } = said;
  const recalled =
    recalledEntry(intent, before)?.preferences ??
    (moves.isReturn ? entryAbout(mentions, before)?.preferences : undefined);
  const isUndone = intent.type === 'undo' && !isAboutDeal(before);
  // Who goes back to the first ones has not forgotten what they refused.
  if (recalled) return isUndone ? recalled : before.preferences.excluded.deals.reduce(withoutSlug, recalled);
  if (isUndone) return noPreferences;
  if (isFreshWish(said, before, knowledge)) return remainingFor(said, before.preferences);
  // "OK" asks for more, too.
  const isElse = asksForElse.has(intent.type) && said.words > 1;
  return isElse ? withoutMissing(before.preferences, knowledge) : before.preferences;
}

const asksForElse: ReadonlySet<string> = new Set<Intent['type']>(['more', 'else', 'surprise']);

/**
 * `preferences` without the things that no deal is about, and without a code for them: whoever asks what else there is lets them
 * go.
 */
function withoutMissing(preferences: Preferences, knowledge: AssistantKnowledge): Preferences {
  const { interests, needs } = preferences;
  const found = interests.filter((topic) => knowledge.data.deals.some(topicTest(topic, knowledge)));
  const isOfMissing = found.length < interests.length;
  return {
    ...preferences,
    interests: found,
    needs: isOfMissing ? needs.filter((need) => need !== 'coupon') : needs,
  };
}

const withoutSlug = (preferences: Preferences, slug: string) => withoutDeal(preferences, { slug });

/** Whether the latest message only asked about a deal: then that is what is taken back, and no wish. */
export const isAboutDeal = ({ question, focus }: Conversation): boolean =>
  question !== null && focus !== null;

/** The latest other answer about a topic of `mentions`: "back to the museums". */
const entryAbout = (
  mentions: readonly Mention[],
  { history, preferences }: Conversation,
): HistoryEntry | undefined =>
  history.findLast(
    (entry) =>
      !areSame(entry.preferences, preferences) &&
      mentions.some(
        ({ slot, value }) => slot === 'interests' && entry.preferences.interests.includes(`${value}`),
      ),
  );

/** The history after an answer that recommended `deals`. */
export function historyAfter(
  before: Conversation,
  intent: Intent,
  preferences: Preferences,
  deals: readonly string[],
): readonly HistoryEntry[] {
  const place = placeOf(intent, before);
  const kept = place === null ? before.history : before.history.slice(0, Math.max(0, place));
  if (deals.length === 0) return kept;
  const entries = [...kept, { preferences, deals }];
  return entries.length > mostEntries ? [...entries.slice(0, 1), ...entries.slice(1 - mostEntries)] : entries;
}
