import { topicTest } from '../../client/assistant/recommend/topicTest.ts';
import { english } from '../../data/language/english/english.ts';
import { englishThesaurus } from '../../data/language/english/thesaurus.ts';
import { memoize } from '../../data/model/memoize.ts';
import type { SiteDeal } from '../content/site.ts';

/** The letters with which each form of a topic begins, whose ending has three at most: a quick look, since most topics are nowhere. */
const beginningOf = (topic: string) => topic.slice(0, -3).replace(/[^a-z].*/, '');

/**
 * The part of the thesaurus for what `deals` are about: the topics that some of them have, "=" and all other words, such as
 * "gelato|ice cream=froyo|soft serve". As text, which is smaller than objects are.
 */
export function relatedWords(deals: readonly SiteDeal[]): string[] {
  // As one text, which is many times faster than a test of each deal; no topic goes over the end of a line.
  const said = {
    title: deals
      .map(({ title, tags = [], offer }) =>
        [title, ...(offer.kind === 'words' ? [offer.text] : []), ...tags].join('|'),
      )
      .join('\n'),
  };
  const lowered = said.title.toLowerCase();
  const isOffered = memoize(
    (topic: string) =>
      lowered.includes(beginningOf(topic)) && topicTest(topic, { assistant: { language: english } })(said),
  );
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
    return others.length > 0 ? [`${offered.join('|')}=${others.join('|')}`] : [];
  });
}
