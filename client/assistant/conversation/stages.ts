import type { Understanding } from '../understand/parseMessage.ts';
import type { OpenQuestion, Stage } from './conversation.ts';
import type { Preferences } from './preferences.ts';

/** Whether enough is known to show deals: who comes, and where or in which setting. */
export const canRecommend = ({ audience, setting, neighborhoods }: Preferences): boolean =>
  audience !== null && (setting !== null || neighborhoods.length > 0);

/** Questions of fewer words are too generic to answer. */
const fewestWordsOfASpecificQuestion = 5;

/** Whether a message says too little to go on: very short, or a short question, and no wish in it. */
export const isTooGeneric = ({ mentions, intent, party, words, isQuestion }: Understanding): boolean =>
  mentions.length === 0 &&
  intent.type === 'find' &&
  party === null &&
  (words < 3 || (isQuestion && words < fewestWordsOfASpecificQuestion));

/** Whether a visitor asks for things to do at some time: that is a question for more. */
export const asksForActivitiesAtATime = ({ mentions, asksThingsToDo }: Understanding): boolean =>
  asksThingsToDo && mentions.some(({ slot, polarity }) => slot === 'when' && polarity === 'for');

/**
 * The stage after a message, and what to ask. An answer to a question is read as it is, however short: it always leads on
 * to results, and what is still missing is asked there.
 */
export function nextStage(
  stage: Stage,
  said: Understanding,
  preferences: Preferences,
): { readonly stage: Stage; readonly ask: OpenQuestion | null } {
  const missing = missingPreference(preferences);
  if (stage === 'asking-followup') return { stage: 'showing-results', ask: missing };
  if (isTooGeneric(said)) return { stage: 'asking-followup', ask: missing };
  if (asksForActivitiesAtATime(said)) return { stage: 'asking-followup', ask: missing ?? 'time' };
  if (missing === null) return { stage: 'showing-results', ask: null };
  return { stage: 'asking-followup', ask: missing };
}

/** What has to be asked before deals can be shown; `null` where that is nothing. */
export function missingPreference(preferences: Preferences): OpenQuestion | null {
  if (canRecommend(preferences)) return null;
  const { audience, setting, neighborhoods } = preferences;
  if (audience !== null) return 'setting';
  return setting === null && neighborhoods.length === 0 ? 'audience-and-setting' : 'audience';
}
