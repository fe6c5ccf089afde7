import type { DealRecord } from '../../../data/model/dealRecord.ts';
import type { Guide } from '../guide.ts';
import { type Facts, plainWords } from './facts.ts';

/** What stands in quotes: a name, as a rule. */
const quoted = /[“„"«]([^“”„"«»]+)[”“"»]|‘([^‘’]+)’/gu;
/** Words that begin with capitals, one after the other, with small ones between them. */
const capitals =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]*(?:\s+(?:(?:of|the|and|de|la|du|del)\s+|[&+]\s+)*\p{Lu}[\p{L}\p{N}'’-]*)+/gu;
/** "I" is no name. */
const pronouns = /(?<!\p{L})I(?:['’](?:m|d|ll|ve))?(?!\p{L})/gu;

/** Names that may be said: those of the chosen deals, and those that everybody knows. */
export interface Names {
  isKnown(name: string): boolean;
  /** Whether `sentence` names a deal, or a vendor, that was not chosen. */
  namesOther(sentence: string): boolean;
}

/** Shorter names are common words, and somewhat longer ones parts of words. */
const shortestName = 6;
const shortestAlone = 8;

export function namesOf(facts: Facts, chosen: readonly DealRecord[], { data, assistant }: Guide): Names {
  const labels = [
    assistant.cityInFull,
    assistant.head.cityName,
    assistant.head.name,
    ...assistant.categories.map(({ label }) => label),
    ...assistant.themes.map(({ label }) => label),
    ...assistant.neighborhoods.flatMap(({ label, aliases }) => [label, ...aliases]),
  ];
  const known = facts.words + plainWords(labels.join(' | '));
  const others = new Set(
    data.deals
      .filter((deal) => !chosen.includes(deal))
      .flatMap(({ title, vendor }) => [plainWords(title), plainWords(vendor)])
      .filter((name) => name.trim().length >= shortestName && !known.includes(name))
      .map((name) => (name.trim().length >= shortestAlone ? name.trim() : name)),
  );
  return {
    isKnown: (name) => known.includes(plainWords(name)),
    namesOther: (sentence) => {
      const said = plainWords(sentence);
      for (const name of others) if (said.includes(name)) return true;
      return false;
    },
  };
}

/** Whether all names in `sentence` may be said. A model may invent some; one of a single word cannot be told from others. */
export function isNamedTruly(sentence: string, names: Names): boolean {
  for (const [, first, second] of sentence.matchAll(quoted)) {
    if (!names.isKnown(first ?? second ?? '')) return false;
  }
  const text = sentence.replace(/^[^\p{L}]+/u, '').replace(pronouns, 'i');
  for (const { 0: run, index } of text.matchAll(capitals)) {
    if (names.isKnown(run)) continue;
    // A sentence begins with a capital, whatever its first word is.
    const rest = run.replace(/^\S+\s+/, '');
    if (index > 0 || !names.isKnown(rest)) return false;
  }
  return !names.namesOther(sentence);
}
