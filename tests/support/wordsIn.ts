const months = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);
const weekdays = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'.split('|');
const longName = new Map([...months, ...weekdays].map((name) => [name.slice(0, 3), name]));

/** Text in which spellings of the same agree: case, accents, apostrophes, "7:00 p.m." and "7 pm", "Sat, Dec 5". */
export function evenWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−‑]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/(?<![a-z])([ap])(?:\. ?)?m(?![a-z])\.?/g, '$1m')
    .replace(/(?<=\d):00(?!\d)/g, '')
    .replace(/(?<=\d) (?=[ap]m\b)/g, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(
      /\b(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)t?\.? (?=\d)/g,
      (_, name) => `${longName.get(name)} `,
    )
    .replace(
      /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?)?\b\.?(?=,? (?:january|february|march|april|may|june|july|august|september|october|november|december|\d))/g,
      (_, name) => longName.get(name) ?? '',
    );
}

/**
 * Whether `wanted` occurs in `text`: from the beginning of a word or number on, and up to the end of a number. Words of four
 * letters or more may go on ("museum" is in "museums"); shorter ones only by a plural, so that "bar" is not in "barber".
 */
export function hasWords(text: string, wanted: string): boolean {
  const even = evenWords(wanted).trim();
  const quoted = even.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${startOf(even)}${quoted}${endOf(even)}`, 'u').test(evenWords(text));
}

function startOf(words: string): string {
  if (/^\d/.test(words)) return '(?<!\\d[.,:]?)';
  return /^\p{L}/u.test(words) ? '(?<!\\p{L})' : '';
}

function endOf(words: string): string {
  if (/\d$/.test(words)) return '(?![.,:]?\\d)';
  const last = /\p{L}+$/u.exec(words)?.[0] ?? '';
  return last !== '' && last.length < 4 ? "(?:e?s|'s)?(?!\\p{L})" : '';
}
