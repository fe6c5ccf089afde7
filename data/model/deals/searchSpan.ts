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

/** A short name of a month is one beside a number only. */
const anyMonth = `(?:${months.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const day = '(?:[12]\\d|3[01]|[1-9])';
const to = '\\s*(?:-|–|to|through|thru|till|until|and|al|a|y)\\s*(?:the )?';

/** "Dec 10 to 14", "from December 28 - Jan 2", "10 al 14 de diciembre". */
const dates = [
  `(?<month>${anyMonth})\\.? (?<first>${day})(?:st|nd|rd|th)?${to}(?:(?<end>${anyMonth})\\.? )?(?<last>${day})(?:st|nd|rd|th)?(?![\\p{L}\\d])`,
  `(?:the )?(?<first>${day})(?:st|nd|rd|th)?${to}(?<last>${day})(?:st|nd|rd|th)? (?:of |de )?(?<month>${anyMonth})(?!\\p{L})`,
].map((source) => RegExp(`\\b(?:from |between |del? |entre el )?${source}`, 'iu'));

/**
 * What names several days in search words, "next week", "in December" or "Dec 10 to 14", and these days from `today` on; `null` if
 * nothing does.
 */
export function readSpan(
  query: string,
  today: LocalDate,
): { readonly found: string; readonly when: WhenFilter } | null {
  const [found] = unit.exec(query) ?? [];
  if (found) return { found, when: fromTodayOn(daysOfUnit(found, today), today) };
  for (const pattern of dates) {
    const { 0: written = '', groups } = pattern.exec(query) ?? {};
    const days = groups && daysBetween(groups, today);
    if (days && days.last <= addDays(days.first, mostDays))
      return { found: written, when: fromTodayOn(days, today) };
  }
  const [words] = month.exec(query) ?? [];
  return words ? { found: words, when: fromTodayOn(monthNamed(words, today), today) } : null;
}

/** So many days can be looked at (data/model/time/whenFilter.ts). */
const mostDays = 62;

/** The coming days from one to another, of which the last may be in the next year. */
function daysBetween(
  { month = '', first = '', end = month, last = '' }: Readonly<Record<string, string>>,
  today: LocalDate,
): DateRange {
  // There is no June 31.
  const dateIn = (year: number, name: string, day: string) => {
    const { first: start, last: end } = monthIn(year, numberOfMonth(name));
    const date = addDays(start, Number(day) - 1);
    return date < end ? date : end;
  };
  const spanIn = (year: number): DateRange => {
    const from = dateIn(year, month, first);
    const until = dateIn(year, end, last);
    return { first: from, last: until < from ? dateIn(year + 1, end, last) : until };
  };
  const year = yearOf(today);
  return spanIn(spanIn(year).last < today ? year + 1 : year);
}

/** The month in `words`, of the year beside it or else the coming one. */
function monthNamed(words: string, today: LocalDate): DateRange {
  const number = numberOfMonth(words);
  const coming = yearOf(today) + (number < monthOf(today) ? 1 : 0);
  return monthIn(Number(/20\d\d/.exec(words)?.[0] ?? coming), number);
}

/** From 1; by its first letters, which are the same in a short name. */
const numberOfMonth = (words: string) =>
  1 +
  months.findIndex((names) =>
    names.split('|').some((name) => RegExp(`\\b${name.slice(0, 3)}`, 'i').test(words)),
  );

function daysOfUnit(words: string, today: LocalDate): DateRange {
  const isNext = !/^(?:this|est)/i.test(words);
  if (/week|semana/i.test(words)) return weekOf(addDays(today, isNext ? 7 : 0));
  return monthIn(yearOf(today), monthOf(today) + (isNext ? 1 : 0));
}

const fromTodayOn = ({ first, last }: DateRange, today: LocalDate): WhenFilter =>
  `${first > today ? first : today}-${last}`;
