import type { LanguagePack } from '../../../data/language/languagePack.ts';
import type { Sense } from './mention.ts';
import { type MeaningfulPhrase, phrasesOfSlots } from './sitePhrases.ts';

/**
 * The phrases of `pack`, then those of the site, because visitors mix both, without those that mean something else in the
 * language of the pack. `spelled` unites singular and plural of the site's words. A phrase of the glossary means what its translation means on the site, or else that topic.
 */
export function* phrasesOfPack(
  pack: LanguagePack,
  site: readonly MeaningfulPhrase[],
  spelled: (phrase: string) => string,
): Iterable<MeaningfulPhrase> {
  const sensesOf = new Map<string, Sense[]>();
  for (const { phrase, sense } of site) {
    const key = spelled(phrase);
    sensesOf.set(key, [...(sensesOf.get(key) ?? []), sense]);
  }
  const own = new Set(pack.falseFriends.split('|').map(spelled));
  for (const meaningful of phrasesOfSlots(pack.slots)) {
    own.add(spelled(meaningful.phrase));
    yield meaningful;
  }
  for (const [topic, phrases] of Object.entries(pack.glossary)) {
    const senses = sensesOf.get(spelled(topic)) ?? [{ slot: 'interests', value: topic }];
    for (const phrase of phrases.split('|')) {
      own.add(spelled(phrase));
      for (const sense of senses) yield { phrase, sense };
    }
  }
  for (const meaningful of site)
    if (!own.has(spelled(meaningful.phrase))) yield { ...meaningful, isForeign: true };
}

/** A function that names a topic of the site in the words of `pack`; as on the site if its glossary has no word for it. */
export function topicNames(
  { glossary }: LanguagePack,
  spelled: (phrase: string) => string,
): (topic: string) => string {
  const names = new Map(
    Object.entries(glossary).map(([topic, phrases]) => [spelled(topic), phrases.split('|', 1)[0]]),
  );
  return (topic) => names.get(spelled(topic)) ?? topic;
}
