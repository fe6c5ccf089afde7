import { topicTest } from '../../client/assistant/recommend/topicTest.ts';
import { english } from '../../data/language/english/english.ts';
import { englishThesaurus } from '../../data/language/english/thesaurus.ts';
import type { Related } from '../../data/language/thesaurus.ts';
import type { SiteDeal } from '../content/site.ts';

/** The part of the thesaurus for what `deals` are about: with the topics that some of them have, and all other words. */
export function relatedWords(deals: readonly SiteDeal[]): Related[] {
  const described = deals.map(({ title, tags = [], offer }) => ({
    ...{ title, tags },
    ...(offer.kind === 'words' ? { offerText: offer.text } : {}),
  }));
  const isOffered = (topic: string) => described.some(topicTest(topic, { assistant: { language: english } }));
  const general = new Set(english.general.split('|'));
  return englishThesaurus.flatMap(({ topics, words }) => {
    const all = topics.split('|');
    const offered = all.filter(isOffered);
    if (offered.length === 0) return [];
    // "Ethiopian food" names "ethiopian" by itself, but "somewhere to stay" no stay.
    const names = offered.filter((topic) => !general.has(topic));
    const isNamed = new RegExp(`\\b(?:${names.join('|') || '(?!)'})\\b`);
    const others = [...all.filter((topic) => !isOffered(topic)), ...words.split('|')].filter(
      (word) => !isNamed.test(word),
    );
    return others.length > 0 ? [{ topics: offered.join('|'), words: others.join('|') }] : [];
  });
}
