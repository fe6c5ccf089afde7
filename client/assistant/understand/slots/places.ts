import { type Grammar, occurs } from '../grammar.ts';
import { isMark, mask, type TokenSpan, type Utterance } from '../utterance.ts';
import type { Vocabulary } from '../vocabulary.ts';

/**
 * Whether the name at `from` means a part of the city and not a person or a thing. A name that is also a common word or a
 * first name (`needsPlace`) means it only next to a word such as "in", or alone. `text` is the message as written.
 */
export function isPlace(
  { tokens, text: words }: Utterance,
  text: string,
  { from, to }: TokenSpan,
  needsPlace: boolean,
  grammar: Grammar,
): boolean {
  const wordAt = (index: number) => tokens[index]?.word ?? '.';
  const is = (
    rule: keyof Grammar &
      ('area' | 'school' | 'study' | 'locative' | 'possessive' | 'placeBefore' | 'placeAfter'),
    at: number,
  ) => occurs(grammar[rule], wordAt(at));
  // "The old town of my youth".
  if (occurs(grammar.thingAfter, `${wordAt(to)} ${wordAt(to + 1)}`)) return false;
  const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  const plain = (part: string) => part.toLowerCase().replace(/[’']/g, '');
  const before = plain(text.slice(0, tokens[from]?.start ?? 0));
  const after = plain(text.slice(tokens[to - 1]?.end ?? 0));
  if (occurs(grammar.titleBefore, before)) return false;
  if (!needsPlace || occurs(grammar.partOfTown, words)) return true;
  if (occurs(grammar.owner, written)) return false;
  if (is('possessive', from - 1)) return is('area', to);
  if (is('school', from) && to === from + 1)
    for (let at = from - 1; at >= from - 4 && !isMark(wordAt(at)); at -= 1) if (is('study', at)) return false;
  if (is('area', to) || is('locative', from - 1)) return true;
  if (occurs(grammar.personBefore, before) || occurs(grammar.personAfter, after)) return false;
  // A few words without a sentence around them: "adults charity dinner".
  if (!occurs(grammar.sentence, words)) return true;
  const isFirst = isMark(wordAt(from - 1));
  return is('placeBefore', from - 1) || (isFirst && (isMark(wordAt(to)) || is('placeAfter', to)));
}

/** The place out of town in or to which the visitor wants to go; `null` for none, or where others come from. */
export function elsewhereIn({ tokens }: Utterance, { elsewhere, grammar }: Vocabulary): string | null {
  const words = tokens.map(({ word }) => word);
  for (let from = 1; from < words.length; from += 1)
    for (let to = from + 1; to <= from + mostWordsOfPlace; to += 1) {
      const name = elsewhere.get(words.slice(from, to).join(' '));
      if (name !== undefined && occurs(grammar.towards, words[from - 1] ?? '')) return name;
    }
  return null;
}

const mostWordsOfPlace = 2;

/** Whether the visitor asks about distance, other than in an idiom. */
export const speaksOfDistance = (utterance: Utterance, { distance, distanceIdiom }: Grammar): boolean =>
  occurs(distance, mask(utterance, distanceIdiom).text);
