import type { Understanding } from '../understand/parseMessage.ts';
import type { OpenQuestion, Stage } from './conversation.ts';
import type { Preferences } from './preferences.ts';

/** Whether enough is known to recommend deals: who is coming, and either a setting or a neighborhood. */
export const canRecommend = ({ audience, setting, neighborhoods }: Preferences): boolean =>
  audience !== null && (setting !== null || neighborhoods.length > 0);

/** Whether the visitor has named anything that deals can meet. */
export const isConcrete = ({ excluded, ...wishes }: Preferences): boolean =>
  [...Object.values(wishes), ...Object.values(excluded)].some((value: unknown) =>
    Array.isArray(value) ? value.length > 0 : value !== null && value !== false,
  );

/** What has to be asked before deals can be recommended; `null` if nothing. */
export function missingPreference(preferences: Preferences): OpenQuestion | null {
  if (canRecommend(preferences)) return null;
  const { audience, setting, neighborhoods } = preferences;
  if (audience !== null) return 'setting';
  return setting === null && neighborhoods.length === 0 ? 'audience-and-setting' : 'audience';
}

/** Questions with fewer words are too generic to answer. */
const fewestWordsOfAQuestion = 5;

/** Whether a message names no wish and says too little to go on: it is very short, or a short question. */
export const isTooGeneric = ({ mentions, intent, party, words, isQuestion }: Understanding): boolean =>
  mentions.length === 0 &&
  intent.type === 'find' &&
  party === null &&
  (words < 3 || (isQuestion && words < fewestWordsOfAQuestion));

/** Whether a visitor asks what there is to do at some time: then the assistant asks back for more. */
export const asksForActivitiesAtATime = ({ mentions, asksThingsToDo }: Understanding): boolean =>
  asksThingsToDo &&
  mentions.some(({ slot, polarity }) => (slot === 'when' || slot === 'time') && polarity === 'for');

/**
 * The stage after a message, and what to ask. The answer to a question always leads to results, however short it is; what
 * is still missing is asked there.
 */
export function nextStage(
  stage: Stage,
  understanding: Understanding,
  preferences: Preferences,
): { readonly stage: Stage; readonly openQuestion: OpenQuestion | null } {
  const missing = missingPreference(preferences);
  if (stage === 'asking-followup') return { stage: 'showing-results', openQuestion: missing };
  if (isTooGeneric(understanding)) return { stage: 'asking-followup', openQuestion: missing };
  if (asksForActivitiesAtATime(understanding))
    return { stage: 'asking-followup', openQuestion: missing ?? 'time' };
  if (missing === null) return { stage: 'showing-results', openQuestion: null };
  return { stage: 'asking-followup', openQuestion: missing };
}
