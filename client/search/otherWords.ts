import type { FeastDay } from '../../data/language/feastDay.ts';
import { besideTime } from '../../data/model/deals/besideTime.ts';
import { normalWord, otherNumber } from '../../data/model/deals/searchRules.ts';
import { readSearchWords, type SearchWords, searchWordsPath } from '../../data/model/deals/searchWords.ts';
import { comingFeast } from '../../data/model/time/feastDays.ts';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import { loadOnce } from '../deals/loadOnce.ts';

/** A feast or a date, as search words name it. */
export interface NamedDay {
  /** As the visitor wrote it. */
  readonly words: string;
  /** The other search words; empty if there are none. */
  readonly rest: string;
  /** Whether nothing but a day is called so: "on Christmas" and "Christmas Eve", but not "Christmas", for which deals are too. */
  readonly isDay: boolean;
  /** Its next day from `today` on; today while it lasts. */
  readonly dateAt: (today: LocalDate) => LocalDate;
}

/** Words of a query, and what deals call the same; none for words that only stand for themselves. */
interface Meaning {
  readonly words: readonly string[];
  readonly topics: readonly string[];
}

/** What visitors say for things of a site. */
export interface OtherWords {
  readonly dayIn: (query: string) => NamedDay | null;
  /** Splits the words of a query into those that mean something together. */
  readonly meaningsOf: (words: readonly string[]) => readonly Meaning[];
}

const loadWords = loadOnce(searchWordsPath, readSearchWords);

/** Loads what visitors say for things of the site. */
export const loadOtherWords = async (): Promise<OtherWords> => createOtherWords(await loadWords());

/** The longest phrase that is looked up, in words. */
const longestPhrase = 4;

/** Understands `words`. */
export function createOtherWords({ feasts, months, related }: SearchWords): OtherWords {
  const days = new Map(
    feasts.flatMap(([phrases, day]) => phrases.split('|').map((phrase) => [keyOf(phrase), day] as const)),
  );
  const topics = topicsOf(related);
  const topicsFor = (words: readonly string[]) => {
    const key = keyOf(words.join(' '));
    const forms = [key, key.replace(/s$/, ''), key.replace(/es$/, ''), `${key}s`, otherNumber(key)];
    return topics.get(forms.find((form) => topics.has(form)) ?? key) ?? [];
  };
  return {
    dayIn(query) {
      const written = query.split(/\s+/);
      for (const [from, to] of spansOf(written)) {
        const words = written.slice(from, to).join(' ');
        const key = keyOf(words);
        const day = days.get(key) ?? dateOf(key, months);
        if (!day) continue;
        return {
          words: withoutLinks(words),
          rest: besideTime([...written.slice(0, from), ...written.slice(to)].join(' ')),
          isDay: / /.test(key) || /^on /i.test(words),
          dateAt: (today) => later(comingFeast(day, today).first, today),
        };
      }
      return null;
    },
    meaningsOf(words) {
      const meanings: Meaning[] = [];
      for (let from = 0; from < words.length; ) {
        const phrase = longest(words.slice(from, from + longestPhrase), topicsFor);
        meanings.push({ words: phrase, topics: topicsFor(phrase) });
        from += phrase.length;
      }
      return meanings;
    },
  };
}

/** The longest beginning of `words` that has topics, or the first word. */
function longest(words: readonly string[], topicsFor: (phrase: readonly string[]) => readonly string[]) {
  const phrases = words.map((_, shorter) => words.slice(0, words.length - shorter));
  return phrases.find((phrase) => topicsFor(phrase).length > 0) ?? words.slice(0, 1);
}

/** "dec 12", "12 diciembre" */
function dateOf(key: string, months: SearchWords['months']): FeastDay | undefined {
  const [, before, name, after] = /^(?:(\d{1,2}) )?(\p{L}+)(?: (\d{1,2})(?:st|nd|rd|th)?)?$/u.exec(key) ?? [];
  const month = 1 + months.findIndex((names) => names.split('|').includes(name ?? ''));
  const number = Number(before ?? after);
  return month > 0 && number > 0 && number < 32 ? { month, day: number } : undefined;
}

/** Words without those at their ends that only link them to others: "Christmas" for "on Christmas with". */
function withoutLinks(text: string): string {
  const words = text.split(' ');
  const isOwn = (word: string) => normalWord(word) !== null;
  return words.slice(words.findIndex(isOwn), words.findLastIndex(isOwn) + 1).join(' ');
}

const later = (one: LocalDate, other: LocalDate) => (one > other ? one : other);

/** From and to which word the parts of a query go, the longest first. */
function* spansOf(words: readonly string[]): Iterable<readonly [from: number, to: number]> {
  for (let length = Math.min(words.length, longestPhrase); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) yield [from, from + length];
}

function topicsOf(related: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const topics = new Map<string, readonly string[]>();
  for (const line of related) {
    const [called = '', phrases = ''] = line.split('=');
    for (const phrase of phrases.split('|')) {
      const key = keyOf(phrase);
      if (key) topics.set(key, [...(topics.get(key) ?? []), ...called.split('|')]);
    }
  }
  return topics;
}

/** A phrase as it is compared: "mothers day" for "Mother’s Day", "christmas" for "the Christmas". */
const keyOf = (phrase: string) =>
  phrase
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => (word && normalWord(word)) || [])
    .join(' ');
