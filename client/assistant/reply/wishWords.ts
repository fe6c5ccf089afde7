import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { topicTest } from '../recommend/topicTest.ts';
import { filled } from '../words/filled.ts';

/** Children up to this age are little ones; from this age on they are teenagers. */
const oldestLittleOne = 4;
const youngestTeen = 13;

/** What the visitor wants that `deal` is for, as in "for a date", "for pizza"; empty for nothing with a name. */
export function wishWords(
  { occasion, cautions, audience, youngest, interests }: Preferences,
  deal: DealRecord,
  knowledge: AssistantKnowledge,
): string {
  const { language, assistant, vocabulary } = knowledge;
  const { wishes } = language.suits;
  const named = (key: keyof typeof wishes) => filled(wishes[key], { city: assistant.head.cityName });
  if (occasion !== null && occasion in wishes) return named(occasion);
  const topic = interests.findLast((interest) => topicTest(interest, knowledge)(deal));
  if (topic !== undefined) return vocabulary.nameOf(topic).toLowerCase();
  if (cautions.length > 0) return named('gentle');
  if (audience !== 'family') return '';
  if (youngest !== null && youngest <= oldestLittleOne) return named('toddlers');
  return named(youngest !== null && youngest >= youngestTeen ? 'teens' : 'family');
}
