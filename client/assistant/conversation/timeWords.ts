import { weekdayName } from '../../../data/model/time/localDate.ts';
import type { Preferences } from './preferences.ts';

/** The time that a visitor wants, such as "tonight", "Saturday morning", "this evening"; empty for any. */
export function timeWords({
  when,
  days,
  part,
  isToday,
}: Pick<Preferences, 'when' | 'days' | 'part' | 'isToday'>): string {
  if (when === null) return '';
  const named = days.map((day) => weekdayName(day)).join(' or ');
  const isThis = isToday || (when === 'today' && part !== null && part !== 'late');
  const day = isThis ? 'this' : named || when.replace('-', ' ');
  const hours = part ?? (isToday ? when : '');
  return (hours === 'late' ? `late ${isThis ? 'tonight' : day}` : `${day} ${hours}`).trim();
}

/** `text` with its first letter in upper case. */
export const capitalized = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
