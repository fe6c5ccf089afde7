import { monthIn, monthOf, weekOf, yearOf } from '../time/comingDays.ts';
import type { DateRange } from '../time/dateRange.ts';
import { addDays, type LocalDate } from '../time/localDate.ts';
import type { WhenFilter } from '../time/whenFilter.ts';

/** A week or a month as seen from today, in English and Spanish. */
const unit =
  /\b(?:this|next|est[ae]|(?:(?:la|el) )?pr[oó]xim[oa]) (?:week|month|semana|mes)(?!\p{L})|\b(?:(?:la|el) )?(?:semana|mes) (?:que viene|pr[oó]xim[oa])(?!\p{L})/iu;

/** The months, from January, without short names: "dec" can become "decor". */
const months = [
  'january|enero',
  'february|febrero',
  'march|marzo',
  'april|abril',
  'may|mayo',
  'june|junio',
  'july|julio',
  'august|agosto',
  'september|septiembre',
  'october|octubre',
  'november|noviembre',
  'december|diciembre',
];

const named = `(?:${months.join('|')})(?: 20\\d\\d)?(?!\\p{L})`;

/** What makes a month part of a date or of a name: "Fourth of July", "July 4", "4 de julio". */
const notBefore = '(?<!(?:\\d\\p{L}*|\\p{L}(?:st|nd|rd|th)) (?:of |de )?)';
const notAfter = '(?! (?:\\d|\\p{L}+(?:st|nd|rd|th)(?!\\p{L})))';

/** A month by itself, after a word that leads to a time, or at an end of the query if it is no verb: "may", "march". */
const month = RegExp(
  `^${named}$|\\b(?:in|during|this|next|en|este) ${named}${notAfter}|^(?!ma[ry])${named}${notAfter}|${notBefore}\\b(?!ma[ry])${named}$`,
  'iu',
);

/** What names several days in search words, "next week" or "in December", and these days from `today` on; `null` if nothing does. */
export function readSpan(
  query: string,
  today: LocalDate,
): { readonly found: string; readonly when: WhenFilter } | null {
  const [found] = unit.exec(query) ?? [];
  if (found) return { found, when: fromTodayOn(daysOfUnit(found, today), today) };
  const [words] = month.exec(query) ?? [];
  return words ? { found: words, when: fromTodayOn(monthNamed(words, today), today) } : null;
}

/** The month in `words`, of the year beside it or else the coming one. */
function monthNamed(words: string, today: LocalDate): DateRange {
  const number = 1 + months.findIndex((names) => RegExp(`(?:${names})`, 'i').test(words));
  const coming = yearOf(today) + (number < monthOf(today) ? 1 : 0);
  return monthIn(Number(/20\d\d/.exec(words)?.[0] ?? coming), number);
}

function daysOfUnit(words: string, today: LocalDate): DateRange {
  const isNext = !/^(?:this|est)/i.test(words);
  if (/week|semana/i.test(words)) return weekOf(addDays(today, isNext ? 7 : 0));
  return monthIn(yearOf(today), monthOf(today) + (isNext ? 1 : 0));
}

const fromTodayOn = ({ first, last }: DateRange, today: LocalDate): WhenFilter =>
  `${first > today ? first : today}-${last}`;
