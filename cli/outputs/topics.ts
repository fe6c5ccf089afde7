import type { LanguagePack } from '../../data/language/languagePack.ts';
import { memoize } from '../../data/model/memoize.ts';
import type { SiteDeal } from '../content/site.ts';

/**
 * `deal` with the topics of the assistant's first language among its tags, by the words of `pack` in its title, tags and offer: one
 * with the tag "panadería" gets "bakery". So what is written in the language of a pack is found in both. Unchanged without a pack.
 */
export function withTopics(deal: SiteDeal, pack: LanguagePack | null): SiteDeal {
  if (!pack) return deal;
  const { title, tags = [], offer } = deal;
  const text = plain([title, ...tags, ...(offer.kind === 'words' ? [offer.text] : [])].join('|'));
  const topics = patternsOf(pack).flatMap(([topic, pattern]) => (pattern.test(text) ? topic : []));
  return { ...deal, tags: [...new Set([...tags, ...topics])] };
}

const patternsOf = memoize(({ glossary }: LanguagePack): (readonly [topic: string, pattern: RegExp])[] =>
  Object.entries(glossary).map(([topics, phrases]) => [
    topics.split('|', 1).join(),
    new RegExp(`(?<!\\p{L})(?:${plain(phrases)})(?:e?s)?(?!\\p{L})`, 'u'),
  ]),
);

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
