import { comingWeekday, weekOf } from '../time/comingDays.ts';
import { addDays, type LocalDate } from '../time/localDate.ts';
import type { NamedTime, WhenFilter } from '../time/whenFilter.ts';
import { besideTime, tidy } from './besideTime.ts';
import { readSpan } from './searchSpan.ts';

/** What follows a day: "saturday night", "viernes por la tarde". */
const part =
  '(?: (?:(?:por|en|de) la )?(?<part>morning|afternoon|evening|night|mañana|tarde|noche)(?!\\p{L}))?';

/** The days of the week, from Sunday. */
const days = [
  'sunday|domingo',
  'monday|lunes',
  'tuesday|martes',
  'wednesday|mi[eé]rcoles',
  'thursday|jueves',
  'friday|viernes',
  'saturday|s[aá]bado',
].map((names) => RegExp(names, 'i'));

/** A day of the week, but no feast: "Easter Sunday". */
const weekday = RegExp(
  `(?<!\\b(?:easter|palm|bowl|good|black|business|fat|cyber) )\\b(?:on |this |el |este )?(?<next>next )?(?<coming>pr[oó]ximo )?(?:${days.map(({ source }) => source).join('|')})(?!\\p{L})(?<later> (?:of )?next week)?(?<come> que viene)?${part}`,
  'iu',
);

/** English, as the words that a search ignores, and Spanish. */
const times: readonly (readonly [NamedTime | 'next-weekend', RegExp])[] = [
  [
    'weekend',
    /\b(?:on |at )?(?:this|the) (?:weekend|week ?(?:end|and)|weeknd|wknd)\b|\b(?:este|el) fin de semana\b/i,
  ],
  ['next-weekend', /\b(?:on )?next weekend\b|\b(?:el )?pr[oó]ximo fin de semana\b/i],
  ['tonight', /\b(?:ton(?:ight|ite|igth)|2nite|this evening|esta noche)\b/i],
  [
    'today',
    RegExp(`\\b(?:today|hoy|this(?= (?:morning|afternoon))|esta(?= (?:mañana|tarde)))\\b${part}`, 'iu'),
  ],
  ['tomorrow', RegExp(`(?:\\bto?m+or+ow\\b|(?<! la )\\bmañana(?!\\p{L}))${part}`, 'iu')],
  ['now', /\b(?:open now|right now|abierto ahora|ahora mismo)\b/i],
];

const near =
  /\b(?:near me|nearby|close to me|close by|around me)\b|\bcerca(?: de (?:mí|mi|aquí|aqui))?(?!\p{L})/iu;

/** Reads whether search words ask for what is near the visitor, and the other words: "tacos near me". */
export const readNearness = (query: string): { readonly words: string; readonly isNear: boolean } => ({
  words: tidy(query.replace(near, ' ')),
  isNear: near.test(query),
});

/**
 * Reads the time that search words name, and the other words: "jazz this weekend", "brunch saturday", "friday night", "in december". A
 * day of the week is the next one at `now` by the visitor's clock, which hardly ever has another date than the city's.
 */
export function readSearchTime(
  query: string,
  now: number,
): {
  readonly words: string;
  readonly when: WhenFilter | null;
} {
  // As dates are written in Sweden: 2027-05-22.
  const today = new Date(now).toLocaleDateString('sv');
  const [named, pattern] = times.find(([, words]) => words.test(query)) ?? [null, weekday];
  const { 0: found, groups = {} } = pattern.exec(query) ?? {};
  const span = found ? null : readSpan(query, today);
  const said = found ?? span?.found;
  if (!said) return { when: null, words: query };
  const date = dayNamed(named, said, groups, today);
  const day = groups.part ? `${date}-${partNamed(groups.part)}` : date;
  return {
    when: span?.when ?? (groups.part ? day : (named ?? day)),
    words: besideTime(query.replace(said, ' ')),
  };
}

const partNamed = (word: string) =>
  /^mo|^ma/i.test(word) ? 'morning' : /^a|^t/i.test(word) ? 'afternoon' : 'evening';

/**
 * Today, tomorrow, or the next day from today on whose name is in `words`: the "next" one in English is of next week, in Spanish just
 * not today.
 */
function dayNamed(
  named: WhenFilter | null,
  words: string,
  { next, later, coming, come }: Readonly<Record<string, string | undefined>>,
  today: LocalDate,
): LocalDate {
  if (named !== null) return named === 'tomorrow' ? addDays(today, 1) : today;
  const from = next || later ? addDays(weekOf(today).first, 7) : coming || come ? addDays(today, 1) : today;
  return comingWeekday(
    from,
    days.findIndex((day) => day.test(words)),
  );
}
