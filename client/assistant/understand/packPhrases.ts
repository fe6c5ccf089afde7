import type { LanguagePack } from '../../../data/language/languagePack.ts';
import type { Sense } from './mention.ts';
import { type MeaningfulPhrase, phrasesOfSlots } from './sitePhrases.ts';

/**
 * The phrases of `pack`, then those of the site, because visitors mix both, without those that mean something else in the
 * language of the pack. A phrase of its glossary means what its translation means on the site, or else that topic.
 */
export function* phrasesOfPack(
  pack: LanguagePack,
  site: readonly MeaningfulPhrase[],
  phraseWords: (phrase: string) => string[],
): Iterable<MeaningfulPhrase> {
  const spelled = (phrase: string) => phraseWords(phrase).join(' ');
  const sensesOf = new Map<string, Sense[]>();
  for (const { phrase, sense } of site) {
    const key = spelled(phrase);
    sensesOf.set(key, [...(sensesOf.get(key) ?? []), sense]);
  }
  const own = new Set(pack.falseFriends.split('|'));
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
  for (const meaningful of site) if (!own.has(spelled(meaningful.phrase))) yield meaningful;
}
