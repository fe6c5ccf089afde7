import type { Intent } from '../understand/intents.ts';
import type { Conversation, HistoryEntry } from './conversation.ts';
import { noPreferences, type Preferences } from './preferences.ts';

/** The first answer and the latest ones are remembered. */
const mostEntries = 8;

/** The place in the history that a move goes back to: -1 for before any answer; `null` if it goes nowhere. */
function placeOf({ type }: Intent, { history, preferences }: Conversation): number | null {
  const isOther = (entry: HistoryEntry) => JSON.stringify(entry.preferences) !== JSON.stringify(preferences);
  if (type === 'undo') return history.findLastIndex(isOther);
  if (history.length === 0) return null;
  if (type === 'first') return 0;
  return type === 'back' ? Math.max(0, history.length - 2) : null;
}

/** The earlier answer that a move goes back to; `null` for other intents, and if there is none. */
export function recalledEntry(intent: Intent, before: Conversation): HistoryEntry | null {
  const place = placeOf(intent, before);
  return place === null ? null : (before.history[place] ?? null);
}

/** The preferences that a message begins from: those before, or of the answer that it goes back to. */
export const preferencesToStartFrom = (intent: Intent, before: Conversation): Preferences =>
  recalledEntry(intent, before)?.preferences ?? (intent.type === 'undo' ? noPreferences : before.preferences);

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
