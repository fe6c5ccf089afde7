import type { LocalDate } from '../time/localDate.ts';
import type { NamedTime, WhenFilter } from '../time/whenFilter.ts';

/** The spaces of a text that lost words. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** English, as the words that a search ignores, and Spanish. */
const times: readonly (readonly [NamedTime, RegExp])[] = [
  ['weekend', /\b(?:on |at )?(?:this|the) weekend\b|\b(?:este|el) fin de semana\b/i],
  ['tonight', /\b(?:tonight|tonite|this evening|esta noche)\b/i],
  ['today', /\b(?:today|hoy)\b/i],
  ['tomorrow', /\btomorrow\b|\bmañana(?!\p{L})/iu],
  ['now', /\b(?:open now|right now|abierto ahora|ahora mismo)\b/i],
];

/** A day of the week, but no feast: "Easter Sunday". */
const weekday =
  /(?<!\b(?:easter|palm|bowl|good|black|business|fat|cyber) )\b(?:on |this )?(?:sun|mon|tues|wednes|thurs|fri|satur)day(?: night| evening)?\b/i;

/** What joined the time to the other words: "tonight in Old Town", "jazz for tonight". */
const loose = /^(?:in|at|near|for|on) | (?:in|at|for|on)$/gi;

const near =
  /\b(?:near me|nearby|close to me|close by|around me)\b|\bcerca(?: de (?:mí|mi|aquí|aqui))?(?!\p{L})/iu;

/** Reads whether search words ask for what is near the visitor, and the other words: "tacos near me". */
export const readNearness = (query: string): { readonly words: string; readonly isNear: boolean } => ({
  words: tidy(query.replace(near, ' ')),
  isNear: near.test(query),
});

/**
 * Reads the time that search words name, and the other words: "jazz this weekend", "brunch saturday". A day of the week is
 * the next one at `now` by the visitor's clock, which hardly ever has another date than the city's.
 */
export function readSearchTime(
  query: string,
  now: number,
): {
  readonly words: string;
  readonly when: WhenFilter | null;
} {
  const [named, pattern] = times.find(([, words]) => words.test(query)) ?? [null, weekday];
  const [found] = pattern.exec(query) ?? [];
  if (!found) return { when: null, words: query };
  return {
    when: named ?? nextDay(found, now),
    words: tidy(query.replace(found, ' ')).replace(loose, ''),
  };
}

/** The next day from `now` on whose name is in `words`. */
function nextDay(words: string, now: number): LocalDate {
  const day = new Date(now);
  // As text, dates begin with three letters of it.
  while (!RegExp(String(day).slice(0, 3), 'i').test(words)) day.setDate(day.getDate() + 1);
  // As dates are written in Sweden: 2027-05-22.
  return day.toLocaleDateString('sv');
}
