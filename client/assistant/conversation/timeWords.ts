import type { TimeWords } from '../../../data/language/timeWords.ts';
import { filled } from '../words/filled.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Preferences } from './preferences.ts';

/** The time that a visitor wants, such as "tonight", "Saturday morning", "this evening"; empty for any. */
export function timeWords(
  { when, days, part, isToday }: Pick<Preferences, 'when' | 'days' | 'part' | 'isToday'>,
  { times, conjunctions }: AssistantKnowledge['language'],
): string {
  if (when === null) return '';
  const isThis = isToday || (when === 'today' && part !== null && part !== 'late');
  const ofToday = part ?? (isToday ? when : null);
  if (isThis && isPart(ofToday, times)) return times.partOfToday[ofToday];
  const named = days.map((day) => times.weekdays[day]).join(` ${conjunctions.or} `);
  const day = named || (times.when[when] ?? '');
  return part === null ? day : filled(times.partOf[part], { day });
}

const isPart = (part: string | null, { partOfToday }: TimeWords): part is keyof TimeWords['partOfToday'] =>
  part !== null && Object.hasOwn(partOfToday, part);

/** `text` with its first letter in upper case. */
export const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
