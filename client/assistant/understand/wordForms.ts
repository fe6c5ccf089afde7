import type { Ending, Endings } from '../../../data/language/endings.ts';
import type { Language } from '../../../data/language/language.ts';
import { boundedCache, memoize } from '../../../data/model/memoize.ts';

/** So many words are remembered with their forms. */
const mostWords = 20_000;

/** A function that takes the ending of the plural off a word. The result need not be a word; it is only compared. */
export const singularIn = ({ singular }: Endings) => endingRule(singular);

/** A function that returns the plural of a noun in the singular. */
export const pluralIn = ({ plural }: Endings) => endingRule(plural);

/** So many letters tell a stem. */
const lettersOfStem = 7;

/** A function that returns what a word has in common with its kin. The result need not be a word; it is only compared. */
export function stemIn({ singular, stem }: Endings): (word: string) => string {
  const [inSingular, withoutEnding] = [endingRule(singular), endingRule(stem)];
  return (word) => withoutEnding(inSingular(word)).slice(0, lettersOfStem);
}

/** Replaces the first ending that fits. */
function endingRule(endings: readonly Ending[]): (word: string) => string {
  const rules = endings.map(([ending, letters]) => ({ ending: new RegExp(ending, 'u'), letters }));
  return memoize((word) => {
    const rule = rules.find(({ ending }) => ending.test(word));
    return rule ? word.replace(rule.ending, rule.letters) : word;
  }, boundedCache(mostWords));
}

/** A function that splits a phrase into words as `tokenize` does. */
export function phraseSplitter({
  symbols,
  digitWord,
}: Pick<Language, 'symbols' | 'digitWord'>): (phrase: string) => string[] {
  const startsWithDigit = new RegExp(`^${digitWord}`, 'u');
  return (phrase) => {
    // Nearly all of the thousands of phrases are like this.
    if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return phrase.split(' ');
    return (
      phrase
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\p{M}'’]/gu, '')
        .replace(/&/g, ` ${symbols['&']} `)
        .split(/[^\p{L}\d+$%]+/u)
        // "7th" is read as "7 th", and "2nite" as a word.
        .flatMap((word) => (startsWithDigit.test(word) ? word : word.split(/(?<=\d)(?=\p{L})/u)))
        .filter((word) => word !== '')
    );
  };
}

/** A function that joins the words of a phrase, without those `determiners` inside it that make no difference. */
export function phraseKeys(determiners: string): (words: readonly string[]) => string {
  const isIdle = new Set(determiners.split(' '));
  return (words) =>
    words.filter((word, at) => at === 0 || at === words.length - 1 || !isIdle.has(word)).join(' ');
}
