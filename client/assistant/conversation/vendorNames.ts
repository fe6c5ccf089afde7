import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { tokenize } from '../understand/tokenize.ts';
import { dealsByWord } from './dealWords.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { isOfName } from './nameWords.ts';

/** Shorter words are in many names. */
const shortestOwn = 4;

/**
 * How many words of the name of the vendor of `deal` are in `words`, from its first on: 1 of "Belmont Resort" for "the
 * Belmont". A part that could mean anything else counts as none, unless `words` are no more than a name (`isAll`).
 */
export function vendorWordsIn(
  words: string,
  { vendor }: DealRecord,
  knowledge: AssistantKnowledge,
  isAll = false,
): number {
  const { vocabulary, data } = knowledge;
  const { singular, known, idle, stem } = vocabulary;
  const inSingular = (text: string) => text.trim().split(' ').map(singular);
  const said = ` ${inSingular(words).join(' ')} `;
  const [first = '', ...others] = inSingular(tokenize(vendor, vocabulary).text);
  const isTold = (word: string) => !idle.has(stem(word));
  // Without "the", but with "long".
  const name = isTold(first) || first.length >= shortestOwn ? [first, ...others] : others;
  let count = name.length;
  while (count > 0 && !said.includes(` ${name.slice(0, count).join(' ')} `)) count -= 1;
  const part = name.slice(0, count);
  // A word that no wish and no deal of another vendor has.
  const isOwn = (word: string) =>
    word.length >= shortestOwn &&
    !known.has(word) &&
    isTold(word) &&
    // "My mother is eighty" is about no Mother Drives.
    isOfName(word, vocabulary) &&
    [...(dealsByWord(knowledge).get(stem(word))?.keys() ?? [])].every(
      (at) => data.deals[at]?.vendor === vendor,
    );
  const isNamed =
    count > 1
      ? count === name.length || part.some(isOwn) || (isAll && part.some(isTold))
      : // What a vendor is may be left out, half of a name may not.
        part.some(isOwn) && !name.slice(1).some(isOwn);
  return isNamed ? count : 0;
}
