import type { LanguageSigns } from '../../../data/language/languageSigns.ts';

/** A language that visitors may write in. */
export interface KnownLanguage {
  /** BCP 47: "en". */
  readonly tag: string;
  readonly signs: LanguageSigns;
}

/** What two weak words, or a word that only one language has, count at least. */
const fewestPoints = 2;

/**
 * The tag of the language in which most words of `text` are; of equally many, and if there is no evidence ("tacos", "2"),
 * `before`. Greetings and thanks, which people borrow, only tell the language of a first message.
 */
export function recognizeLanguage(
  text: string,
  languages: readonly KnownLanguage[],
  before: string,
  isFirst: boolean,
): string {
  const written = text.slice(0, mostCharacters).toLowerCase();
  const plain = written.normalize('NFKD').replace(/[\p{M}'’`]/gu, '');
  // Each word once: "la la la" is no Spanish.
  const words = [...new Set(plain.match(/\p{L}+/gu))];
  const points = languages.map(({ tag, signs }) => ({ tag, count: pointsFor(signs, words, written) }));
  const borrowed = languages.map(({ tag, signs }) => ({ tag, count: 2 * countIn(signs.courtesies, words) }));
  return leaderOf(points) ?? (isFirst ? leaderOf(borrowed) : undefined) ?? before;
}

/** The rest of a longer message makes no difference. */
const mostCharacters = 2000;

const pointsFor = ({ words, weak, letters }: LanguageSigns, said: readonly string[], written: string) =>
  2 * (countIn(words, said) + [...written.matchAll(new RegExp(letters, 'gu'))].length) + countIn(weak, said);

function countIn(words: string, said: readonly string[]): number {
  const listed = new Set(words.split(' '));
  return said.filter((word) => listed.has(word)).length;
}

/** The language with more points than any other; `undefined` if there is none. */
function leaderOf(points: readonly { readonly tag: string; readonly count: number }[]): string | undefined {
  const [first, second] = points.toSorted((a, b) => b.count - a.count);
  return first && first.count >= fewestPoints && first.count > (second?.count ?? 0) ? first.tag : undefined;
}
