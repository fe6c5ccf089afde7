import type { Language } from '../../../data/language/language.ts';
import { weekdayName } from '../../../data/model/time/localDate.ts';

const week = [0, 1, 2, 3, 4, 5, 6];
const weekdays = week.map((day) => weekdayName(day, 'short'));
const weekday = new RegExp(`\\b(?:${weekdays.join('|')})\\b`, 'g');

/** Times as the calendar writes them on all pages ("Open Fri, Sat 5–11 PM"), in the words of a language. */
export const timesInWords = (text: string, { reasons, times }: Pick<Language, 'reasons' | 'times'>): string =>
  text
    .replace(/^Open/, reasons.open)
    .replaceAll('(sold out)', `(${reasons.soldOut})`)
    .replace(/\b(?:noon|midnight)\b/g, (name) => times.names[name as 'noon' | 'midnight'])
    .replace(weekday, (name) => times.weekdays[weekdays.indexOf(name)]?.slice(0, 3) ?? name);
