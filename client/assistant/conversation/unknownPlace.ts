import { thingSlots } from '../understand/mention.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { dealsByWord } from './dealWords.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import type { Turn } from './turn.ts';

/**
 * Where a message wants something, as it is written, if no content knows such a place: "in Concord", "near the airport". `null` for
 * none, where the message tells of more than a wish, and where it asks about deals.
 */
export function unknownPlaceOf({ text, understanding, asked, knowledge }: Turn): string | null {
  const { vocabulary } = knowledge;
  if (!understanding || asked.length > 0 || understanding.asides.length > 0) return null;
  const { mentions, asksThingsToDo } = understanding;
  const isWish =
    asksThingsToDo || mentions.some(({ slot, polarity }) => polarity === 'for' && thingSlots.has(slot));
  // "In Uptwon" names a part of town.
  if (!isWish || mentions.some(({ slot }) => slot === 'neighborhoods')) return null;
  for (const { 0: written, groups } of text.matchAll(vocabulary.grammar.placed)) {
    const name = utteranceOf(groups?.name ?? '')
      .trim()
      .split(' ');
    const isKnown =
      isThing(name, knowledge) ||
      name.every((word) => isThing([word], knowledge) || isPlain(word, knowledge));
    if (groups?.name === undefined || !isKnown) return written.replace(/^./, (first) => first.toLowerCase());
  }
  return null;
}

/** Whether the words of a name are something that there is, or that visitors look for. */
function isThing(
  name: readonly string[],
  { vocabulary: { senses, wares, keyOf, singular } }: AssistantKnowledge,
): boolean {
  const key = keyOf(name.map(singular));
  return senses.has(key) || wares.has(key);
}

/** Whether a word of a name is of the city, its deals, a day, or one that everybody uses. */
function isPlain(word: string, { vocabulary, assistant, data, ...known }: AssistantKnowledge): boolean {
  const { idle, stem, names, grammar } = vocabulary;
  const ofSite = [assistant.head.cityName, ...data.deals.flatMap(({ title, vendor }) => [title, vendor])];
  return (
    names.has(word) ||
    idle.has(stem(word)) ||
    grammar.times.words.includes(word) ||
    dealsByWord({ ...known, vocabulary, assistant, data }).has(stem(word)) ||
    ofSite.some((text) => utteranceOf(text).includes(` ${word} `))
  );
}
