import { english } from '../../data/language/english/english.ts';
import { searchPhrases } from '../../data/language/searchPhrases.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { type SearchWords, searchWordsVersion } from '../../data/model/deals/searchWords.ts';
import type { Site } from '../content/site.ts';
import type { TextCache } from '../files/textCache.ts';
import { languagePacks, packOf } from '../plan/languagePacks.ts';
import { relatedWords } from './relatedWords.ts';
import { withTopics } from './topics.ts';

/** `/search-words.json`: what visitors say for the deals of a site and for feasts; `cache` has what earlier builds found out. */
export const searchWordsJson = (site: Site, cache?: TextCache): string =>
  `${JSON.stringify(searchWordsOf(site, cache))}\n`;

function searchWordsOf({ deals, config }: Site, cache?: TextCache): SearchWords {
  const pack = packOf(config);
  const known = deals.map((deal) => withTopics(deal, pack));
  const said = known
    .flatMap(({ title, tags = [], offer }) => [title, ...tags, offer.kind === 'words' ? offer.text : ''])
    .join('|')
    .toLowerCase();
  const isSaid = (topic: string) => topic !== '' && said.includes(topic);
  // "=" tells a topic by itself, "~" what is only near to it, "!" what is no topic of deals.
  const own = relatedWords(known, cache)
    .filter((line) => !line.startsWith('~'))
    .map((line) => lineOf(line.split('=')[0] ?? '', line.split('=')[1] ?? '', isSaid));
  const others = languagePacks.flatMap(({ glossary }) =>
    Object.entries(glossary).map(([topics, phrases]) => lineOf(topics, phrases, isSaid)),
  );
  return {
    version: searchWordsVersion,
    feasts: [...english.dates.feasts, ...spanish.dates.feasts],
    months: english.dates.months.map((names, month) => `${names}|${spanish.dates.months[month]}`),
    related: [...own, ...others, ...searchPhrases].filter(Boolean),
  };
}

/** A line of what is said for topics that deals have; empty for none. */
function lineOf(topics: string, phrases: string, isSaid: (topic: string) => boolean): string {
  const called = topics.split('|').filter(isSaid);
  const said = phrases.split('|').filter((phrase) => !called.includes(phrase));
  return called.length === 0 || said.length === 0 ? '' : `${called.join('|')}=${plain(said.join('|'))}`;
}

/** As phrases are compared. */
const plain = (text: string) =>
  text.replace(/[!~]/g, '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
