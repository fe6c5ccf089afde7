import type { Language } from '../../../data/language/language.ts';
import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import type { Sense } from './mention.ts';

/** A phrase and something that it means. */
export interface MeaningfulPhrase {
  readonly phrase: string;
  readonly sense: Sense;
  /** It is in another language than what visitors write. */
  readonly isForeign?: boolean;
  /** It is one of so many that ordinary words would be taken for misspellings of it. */
  readonly isExact?: boolean;
}

/** The phrases for the slots with few values. */
export function* phrasesOfSlots(slots: Language['slots']): Iterable<MeaningfulPhrase> {
  for (const [slot, values] of Object.entries(slots)) {
    for (const [value, words] of Object.entries(values)) {
      for (const phrase of words.split('|'))
        yield { phrase, sense: { slot: slot as keyof typeof slots, value } };
    }
  }
}

/** The phrases of the language of the site, of the city and of its deals, and what they mean. */
export function* phrasesOfSite(
  assistant: AssistantData,
  data: DealData,
  phraseWords: (phrase: string) => string[],
): Iterable<MeaningfulPhrase> {
  const { slots, general: tooGeneral, topics } = assistant.language;
  const related = assistant.related.flatMap((pair) => {
    const [value = '', words = ''] = pair.split('=');
    return words.split('|').map((phrase) => ({ phrase, sense: { slot: 'interests' as const, value } }));
  });
  // What stands for all of its kind is wider than the tag of the same name: a hotel is any place to stay.
  for (const { phrase, sense } of related)
    if (phrase.startsWith('!')) yield { phrase: phrase.slice(1), sense };
  yield* phrasesOfSlots(slots);
  const general = new Set(tooGeneral.split('|'));
  const named: string[] = [];
  for (const { id, label, words } of [...assistant.categories, ...assistant.themes]) {
    const name = phraseWords(label).join(' ');
    for (const phrase of [label, ...words]) {
      const spelled = phraseWords(phrase).join(' ');
      const isGeneral = spelled === name || general.has(spelled);
      yield { phrase, sense: { slot: 'categories', value: id, isGeneral } };
      if (!isGeneral) named.push(phrase);
    }
  }
  for (const { id, label, aliases, needsPlace } of assistant.neighborhoods) {
    for (const phrase of [label, ...aliases]) {
      const isBare = needsPlace && phrase === label;
      yield { phrase, sense: { slot: 'neighborhoods', value: id, ...(isBare ? { needsPlace } : {}) } };
    }
  }
  for (const name of assistant.landmarks) yield { phrase: name, sense: { slot: 'interests', value: name } };
  for (const pair of assistant.language.verbs.split('|')) {
    const [phrase = '', topic = phrase] = pair.split('=');
    yield { phrase, sense: { slot: 'interests', value: topic } };
  }
  for (const phrase of topicsOf(data, general)) yield { phrase, sense: { slot: 'interests', value: phrase } };
  // Several topics are one value: whoever says "froyo" wants any of them.
  for (const word of related) if (!word.phrase.startsWith('!')) yield { ...word, isExact: true };
  // What no deal is about comes last, so that what deals call it wins.
  for (const phrase of [...named, ...topics.split('|')])
    yield { phrase, sense: { slot: 'interests', value: phrase } };
}

/** Topics that visitors can ask for by name: the tags of deals, and offers such as "two for one". */
function topicsOf({ deals }: DealData, general: ReadonlySet<string>): Set<string> {
  const topics = new Set<string>();
  for (const { tags = [], offerText } of deals) {
    for (const tag of tags) if (!general.has(tag)) topics.add(tag);
    if (offerText) topics.add(offerText.toLowerCase());
  }
  return topics;
}

/** A word of titles names a thing only if so few deals have it, and if it is that long. */
const fewHave = 2;
const shortestName = 5;
const shortestPart = 4;

/** The things that only titles name: rare words, and pairs of words such as "long table". */
export function namesInTitles(
  { deals }: DealData,
  { linking }: Pick<Language, 'linking'>,
  phraseWords: (phrase: string) => string[],
  isPlain: (word: string) => boolean,
): string[] {
  const links = new Set(linking.split('|'));
  const counts = new Map<string, number>();
  for (const { title } of deals) {
    const words = phraseWords(title);
    const isNaming = (word = '') => word.length >= shortestPart && !links.has(word);
    const first = words.findIndex(isNaming);
    // Pairs of common words are names only where a title begins: "Long table for twelve" and not "… for the dinner table".
    const pairs = words.flatMap((word, at) => {
      const [, next = ''] = words.slice(at, at + 2);
      const isName = at === first || !(isPlain(word) && isPlain(next));
      return isName && isNaming(word) && isNaming(next) ? `${word} ${next}` : [];
    });
    const names = words.filter((word) => word.length >= shortestName && isNaming(word) && !isPlain(word));
    for (const name of new Set([...names, ...pairs])) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count <= fewHave).map(([name]) => name);
}
