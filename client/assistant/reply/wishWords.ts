import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { filled } from '../words/filled.ts';

/** Children up to this age are little ones; from this age on they are teenagers. */
const oldestLittleOne = 2;
const youngestTeen = 13;

/** What the visitor comes for and with whom, as in "for a date"; empty for nothing with a name. */
export function wishWords(
  { occasion, cautions, audience, youngest }: Preferences,
  { language, assistant }: AssistantKnowledge,
): string {
  const { wishes } = language.suits;
  const named = (key: keyof typeof wishes) => filled(wishes[key], { city: assistant.head.cityName });
  // An errand has a name of its own: a haircut.
  if (occasion === 'errand') return '';
  if (occasion !== null && occasion in wishes) return named(occasion);
  if (cautions.length > 0) return named('gentle');
  if (audience !== 'family') return '';
  if (youngest !== null && youngest <= oldestLittleOne) return named('toddlers');
  return named(youngest !== null && youngest >= youngestTeen ? 'teens' : 'family');
}
