import { type Claim, type ClaimMatcher, wholeWordPattern, wholeWordSource } from './claimMatcher.ts';
import type { DealFacts } from './dealFacts.ts';

/** The names of the months in English, German, Spanish and French. */
const months: readonly (readonly string[])[] = [
  'january|jan|januar|enero|janvier',
  'february|feb|februar|febrero|février',
  'march|mar|märz|marzo|mars',
  'april|apr|abril|avril',
  'may|mai|mayo',
  'june|jun|juni|junio|juin',
  'july|jul|juli|julio|juillet',
  'august|aug|agosto|août',
  'september|sept|sep|septiembre|septembre',
  'october|oct|oktober|okt|octubre|octobre',
  'november|nov|noviembre|novembre',
  'december|dec|dezember|dez|diciembre|décembre',
].map((names) => names.split('|'));
/** These are also other words, so they count as months only next to words such as "until". */
const ambiguous: ReadonlySet<string> = new Set(['march', 'jan', 'may', 'mar', 'sep', 'mars', 'mai']);
const monthNames = months.flat().sort((a, b) => b.length - a.length);
const month = `(?<!\\p{L})(${monthNames.join('|')})(?!\\p{L})\\.?`;
const monthOf = (name: string) =>
  months.findIndex((names) => names.includes(name.toLowerCase().replace('.', ''))) + 1;

/** Formats of dates, each with the indexes of the groups for month, day and year. */
const dates = [
  [new RegExp(`${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d])(?:,?\\s+(\\d{4}))?`, 'giu'), 0, 1, 2],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|º|\\.)?\\s+(?:of\\s+|de\\s+)?${month}(?!\\p{L})(?:,?\\s+(?:de\\s+|of\\s+)?(\\d{4}))?`,
      'giu',
    ),
    ...[1, 0, 2],
  ],
  [/(\d{4})-(\d\d)-(\d\d)/g, 1, 2, 0],
  [/(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?!\d)/g, 0, 1, 2],
] as const;
const bareMonth = new RegExp(
  `${wholeWordSource(monthNames.filter((name) => !ambiguous.has(name)).join('|'))}|(?<=(?:in|until|till|through|by|before|since|from|of|this|next|early|late|mid|im|en|hasta)[ -])(?:${monthNames.join('|')})(?!\\p{L})`,
  'giu',
);

const weekdays = [
  'sundays?|sonntags?|domingos?|dimanches?',
  'mondays?|montags?|lunes|lundis?',
  'tuesdays?|dienstags?|martes|mardis?',
  'wednesdays?|mittwochs?|miércoles|mercredis?',
  'thursdays?|donnerstags?|jueves|jeudis?',
  'fridays?|freitags?|viernes|vendredis?',
  'saturdays?|samstags?|sábados?|samedis?',
];
const starts = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const start = `(?:${starts.join('|')})`;
const weekday = wholeWordPattern(
  `${weekdays.join('|')}|(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)(?=\\.|[–/-]${start}|,? and ${start})|(?<=${start}(?:[–/-]| and ))${start}`,
  'giu',
);
const weekdayPatterns = weekdays.map((names) => new RegExp(`^(?:${names})$`, 'iu'));
function dayOf(name: string): number {
  const found = weekdayPatterns.findIndex((pattern) => pattern.test(name));
  return found >= 0 ? found : starts.indexOf(name.slice(0, 3).toLowerCase());
}
const dateBehind = new RegExp(`^,?\\s+(?:the\\s+)?${month}\\s+\\d`, 'iu');
const exceptBefore = /(?:but|except(?: on)?|closed on|not on)\s+$/iu;

const daily = wholeWordPattern(
  'daily|every (?:single )?day(?! (?:but|except))|seven days a week|7 days a week|any day|jeden tag|todos los días|tous les jours',
  'giu',
);
const workdays = wholeWordPattern('weekdays?|weeknights?|midweek', 'giu');

/** Claims that no deal's facts can confirm: that it ends soon or never, or lasts a season; days of the month in words. */
export const uncheckableTimes = wholeWordPattern(
  [
    '(?:ends?|ending|expires?|expiring|closes|last (?:day|chance)|valid|good|only until|until|through)(?: \\p{L}+)? (?:today|tonight|tomorrow|this (?:week|weekend|month)|in (?:an?|one|two|three|four|five|\\d+) (?:hours?|days?|weeks?|months?)|at (?:easter|christmas)|(?:christmas|easter|thanksgiving|halloween)(?: eve)?)',
    'never (?:expires?|ends?)|all (?:year|summer|winter|spring|fall)|year-round',
    'fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth',
  ].join('|'),
);

/** Checks the dates, months and weekdays in a sentence. */
export function checkDays({ take }: ClaimMatcher): void {
  take(weekday, isDay);
  for (const [pattern, ...places] of dates)
    take(pattern, ({ groups }, facts) =>
      isLastDay(
        places.map((place) => groups[place]),
        facts,
      ),
    );
  take(bareMonth, ({ text }, { months: known }) => monthOf(text) === 0 || known.has(monthOf(text)));
  take(daily, (_, { isDaily, isNone }) => isNone || isDaily);
  take(workdays, (_, { runs, isNone }) => isNone || [1, 2, 3, 4].filter((day) => runs.has(day)).length > 2);
}

/** Whether a deal runs on the named day, or ends on it. If no deal is meant, any day may be mentioned. */
function isDay({ text, before, behind }: Claim, { runs, lastDays, isNone }: DealFacts): boolean {
  const day = dayOf(text);
  if (isNone) return true;
  if (exceptBefore.test(before)) return !runs.has(day);
  return (
    runs.has(day) || (dateBehind.test(behind) && lastDays.some((date) => new Date(date).getUTCDay() === day))
  );
}

/** Whether month, day and, if given, year are those of a deal's last day. */
function isLastDay(
  [name = '', day = '', year]: readonly (string | undefined)[],
  { lastDays }: DealFacts,
): boolean {
  const found = /\d/.test(name) ? Number(name) : monthOf(name);
  return lastDays.some((date) => {
    const [ofYear, ofMonth, ofDay] = date.split('-').map(Number);
    return ofMonth === found && ofDay === Number(day) && (year === undefined || ofYear === Number(year));
  });
}
