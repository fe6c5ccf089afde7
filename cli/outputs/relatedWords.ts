import { topicTest } from '../../client/assistant/conversation/topicTest.ts';
import { english } from '../../data/language/english/english.ts';
import { englishThesaurus } from '../../data/language/english/thesaurus.ts';
import type { Related } from '../../data/language/thesaurus.ts';
import { memoize } from '../../data/model/memoize.ts';
import type { SiteDeal } from '../content/site.ts';
import { digest } from '../files/hash.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';

/**
 * The part of the thesaurus for what `deals` are about: the topics that some of them have, "=" and all other words, such as
 * "gelato|ice cream=froyo|soft serve". As text, which is smaller than objects are. What is only near to deals ("~lobster" beside
 * oysters) is a topic of its own, "lobster=lobster", and a line that begins with "~" tells what it is near to: "~oyster|lobster".
 * `cache` has the answer of an earlier build; `kinds` are what visitors call whole categories, which the thesaurus explains
 * where no deal is about them.
 */
export function relatedWords(
  deals: readonly SiteDeal[],
  cache: TextCache = noTextCache,
  kinds: readonly string[] = [],
): string[] {
  const texts = textsOf(deals);
  const name = `related-${digest([texts, ...kinds].join('\n'))}`;
  const cached = cache.read(name);
  if (cached !== null) return JSON.parse(cached);
  const related = relatedTo(texts, new Set(kinds));
  cache.write(name, () => JSON.stringify(related));
  return related;
}

/** What deals say that they are about, as one text: a test of it is many times faster than one of each deal. */
export const textsOf = (deals: readonly SiteDeal[]): string =>
  deals
    .map(({ title, tags = [], offer }) =>
      [title, ...(offer.kind === 'words' ? [offer.text] : []), ...tags].join('|'),
    )
    .join('\n');

/** What visitors can ask for whether or not there are deals. */
const ownTopics: ReadonlySet<string> = new Set(english.topics.split('|'));

function relatedTo(texts: string, kinds: ReadonlySet<string>): string[] {
  const isOffered = offeredTest(texts);
  const general = new Set(english.general.split('|'));
  const isKind = (word: string) => kinds.has(word) && !general.has(word) && !isOffered(word);
  const isOwn = (topic: string) => ownTopics.has(topic) || isKind(topic);
  return englishThesaurus.flatMap((kind) => {
    const { near, topics, words } = withoutNear(kind, isOffered);
    const all = topics.split('|');
    const offered = all.filter(isOffered);
    if (offered.length === 0) return [];
    // "!drinks" is no topic of deals, but what visitors call them.
    const called = all.flatMap((topic) => (topic.startsWith('!') ? topic.slice(1) : []));
    // "Ethiopian food" names "ethiopian" by itself, but "somewhere to stay" no stay. What is a topic without deals elsewhere
    // would say that there are none: "rock climbing" for climbing.
    const names = offered.filter((topic) => !general.has(topic));
    const isNamed = new RegExp(`\\b(?:${[...names, ...near].join('|') || '(?!)'})\\b`);
    const others = [
      ...all.filter(
        (topic) => !topic.startsWith('!') && !isOffered(topic) && (isOwn(topic) || !isNamed.test(topic)),
      ),
      ...words.split('|').filter((word) => word.startsWith('!') || isKind(word) || !isNamed.test(word)),
    ];
    return [
      ...(others.length > 0 ? [`${[...called, ...offered].join('|')}=${others.join('|')}`] : []),
      ...near.map((word) => `${word}=${word}`),
      ...(near.length > 0 ? [`~${[...names, ...near].join('|')}`] : []),
    ];
  });
}

/** A kind without the things that are only near to it, and these; those that some deal is about are of it. */
function withoutNear({ topics, words }: Related, isOffered: (topic: string) => boolean) {
  const near = `${topics}|${words}`
    .split('|')
    .flatMap((word) => (word.startsWith('~') && !isOffered(word.slice(1)) ? word.slice(1) : []));
  const rest = (list: string) =>
    list
      .split('|')
      .map((word) => word.replace(/^~/, ''))
      .filter((word) => !near.includes(word))
      .join('|');
  return { near, topics: rest(topics), words: rest(words) };
}

/**
 * Whether some of the deals of `texts` have a topic. A pattern for each of the thousand topics takes longer to make than to use, and most topics
 * are nowhere: their words are looked up first.
 */
export function offeredTest(texts: string): (topic: string) => boolean {
  // No topic goes over the end of a line.
  const said = { title: texts };
  const words = wordsOf(said.title);
  const stems = stemsOf(words);
  const ending = new RegExp(english.topicForms.ending);
  return memoize((topic) => {
    const test = () => topicTest(topic, { assistant: { language: english } })(said);
    // Other marks than spaces stand for any character, so that a topic with them is not always of whole words.
    if (!/^[a-z]+(?: [a-z]+)*$/.test(topic)) return test();
    const [last = '', ...before] = topic.split(' ').reverse();
    if (!stems.has(last.replace(ending, '')) || !before.every((word) => words.has(word))) return false;
    return before.length === 0 || test();
  });
}

/** The different words of a text, in lower case as patterns see them: for those, the long s is an s. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set([...new Set(text.match(/\p{L}+/gu))].map((word) => word.toLowerCase().replaceAll('ſ', 's')));

/** Every beginning of a word that leaves one of the endings which topics may have, or none. */
function stemsOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const isEnding = new RegExp(`^${english.topicForms.others}$`);
  const stems = new Set<string>();
  for (const word of words) {
    for (let end = 1; end <= word.length; end++)
      if (isEnding.test(word.slice(end))) stems.add(word.slice(0, end));
  }
  return stems;
}
