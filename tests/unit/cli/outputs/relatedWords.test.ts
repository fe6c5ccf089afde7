import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteDeal } from '../../../../cli/content/site.ts';
import { relatedWords } from '../../../../cli/outputs/relatedWords.ts';
import { topicTest } from '../../../../client/assistant/conversation/topicTest.ts';
import { english } from '../../../../data/language/english/english.ts';
import { englishThesaurus } from '../../../../data/language/english/thesaurus.ts';
import type { Related } from '../../../../data/language/thesaurus.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

const deal = (title: string, ...tags: string[]) =>
  ({ title, tags, offer: { kind: 'words', text: 'Two for one' } }) as unknown as SiteDeal;

describe('cli/outputs/relatedWords', () => {
  it('keeps the words for what deals are about, with the topics that deals have', () => {
    const [related, ...others] = relatedWords([deal('Gelato for four')]);
    expect(others).toEqual([]);
    const [topics, words] = related?.split('=') ?? [];
    expect(topics).toBe('gelato');
    expect(words?.split('|')).toEqual(expect.arrayContaining(['ice cream', 'icecream', 'froyo']));
  });

  it('keeps other names of a topic, which may be topics without deals elsewhere', () => {
    expect(relatedWords([deal('First climb', 'climbing')])[0]).toMatch(/^climbing=.*\brock climbing\b/);
  });

  it('makes a topic of what is only near to deals, and of the deals where one is about it', () => {
    const lines = relatedWords([deal('Oyster hour', 'seafood')]);
    expect(lines).toContain('lobster=lobster');
    expect(lines.find((line) => line.startsWith('~seafood|'))).toMatch(/\|lobster\b/);
    // "Lobster roll" has the near thing in its name.
    expect(lines.join('\n')).not.toMatch(/lobster roll/);
    expect(relatedWords([deal('Lobster roll', 'seafood')])).not.toContain('lobster=lobster');
  });

  it('keeps nothing for a city without deals', () => {
    expect(relatedWords([])).toEqual([]);
  });

  it('finds the topics that the test of topics finds in the text of any deals', () => {
    fc.assert(
      fc.property(fc.array(fc.array(phraseArbitrary, { maxLength: 4 }), { maxLength: 4 }), (titles) => {
        const deals = titles.map((phrases) => deal(phrases.join(''), ...phrases));
        const said = { title: titles.map(textOf).join('\n') };
        const isOffered = (topic: string) => topicTests.get(topic)?.(said) ?? false;
        expect(relatedWords(deals)).toEqual(englishThesaurus.flatMap((kind) => linesOf(kind, isOffered)));
      }),
      propertyRuns(60),
    );
  });

  it('finds topics in capitals, and with the letters that are written as others', () => {
    const topicsOf = (title: string) => relatedWords([deal(title)]).join('\n');
    expect(topicsOf('GELATI, GELATOS')).toMatch(/^gelato=/);
    expect(topicsOf('\u017fpa day')).toBe(topicsOf('spa day'));
    expect(topicsOf('\u212aaraoke')).toBe(topicsOf('karaoke'));
  });

  it('keeps what stands for all of a kind, and calls it what visitors do', () => {
    expect(relatedWords([deal('Inn night', 'inn')])[0]).toMatch(/^inn=.*!hotel\|/);
    expect(relatedWords([deal('Two pints', 'beer')]).join('\n')).toMatch(/^drinks\|beer=.*!drink\|/m);
  });

  it('keeps what visitors call a category, though it has a topic in it', () => {
    const stores = (kinds: readonly string[]) =>
      relatedWords([deal('Two coats', 'thrift')], undefined, kinds).some((line) =>
        /[=|]thrift store/.test(line),
      );
    expect([stores([]), stores(['thrift store'])]).toEqual([false, true]);
  });

  it('names every word for two kinds of deals at most, and no topic twice within a kind', () => {
    const counts = new Map<string, number>();
    for (const { topics, words } of englishThesaurus) {
      const all = [...topics.split('|'), ...words.split('|')];
      expect(
        all.filter((word, place) => all.indexOf(word) !== place),
        topics,
      ).toEqual([]);
      for (const word of words.split('|')) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 2)).toEqual([]);
  });

  it('is in lower case without accents, apostrophes and marks', () => {
    const odd = englishThesaurus
      .flatMap(({ topics, words }) => `${topics}|${words}`.split('|'))
      // What stands for all of its kind begins with "!", what is only near to it with "~".
      .filter((word) => !/^[!~]?[a-z0-9&]+(?:[ -][a-z0-9]+)*$/.test(word));
    expect(odd).toEqual([]);
  });
});

const textOf = (phrases: readonly string[]) => [phrases.join(''), 'Two for one', ...phrases].join('|');

/** What stands for all of a kind is no topic of deals. */
const isOfAll = (topic: string) => topic.startsWith('!');

const allTopics = englishThesaurus.flatMap(({ topics }) =>
  topics
    .split('|')
    .filter((topic) => !isOfAll(topic))
    .map(plain),
);

/** What is only near to a kind begins with "~". */
function plain(word: string): string {
  return word.replace('~', '');
}

const topicTests = new Map(
  [...allTopics, ...englishThesaurus.flatMap(({ words }) => words.split('|').map(plain))].map((topic) => [
    topic,
    topicTest(topic, { assistant: { language: english } }),
  ]),
);

/** The line of a kind of deals, if there is one. */
function linesOf({ topics, words }: Related, isOffered: (topic: string) => boolean): string[] {
  const near = [...topics.split('|'), ...words.split('|')]
    .filter((word) => word.startsWith('~') && !isOffered(plain(word)))
    .map(plain);
  const kept = (list: string) =>
    list
      .split('|')
      .map(plain)
      .filter((word) => !near.includes(word));
  const [ofAll, all] = [kept(topics).filter(isOfAll), kept(topics).filter((topic) => !isOfAll(topic))];
  const offered = all.filter(isOffered);
  const called = [...ofAll.map((topic) => topic.slice(1)), ...offered];
  const names = offered.filter((topic) => !english.general.split('|').includes(topic));
  const isNamed = (word: string) =>
    [...names, ...near].some((name) => new RegExp(`\\b${name}\\b`).test(word));
  const others = [
    ...all.filter(
      (topic) => !isOffered(topic) && (english.topics.split('|').includes(topic) || !isNamed(topic)),
    ),
    ...kept(words).filter((word) => isOfAll(word) || !isNamed(word)),
  ];
  if (offered.length === 0) return [];
  return [
    ...(others.length > 0 ? [`${called.join('|')}=${others.join('|')}`] : []),
    ...near.map((word) => `${word}=${word}`),
    ...(near.length > 0 ? [`~${[...names, ...near].join('|')}`] : []),
  ];
}

const topicArbitrary = fc.constantFrom(...allTopics);

/** Topics in other forms than the thesaurus has, their parts, and what may stand between them. */
const phraseArbitrary = fc.oneof(
  topicArbitrary,
  fc
    .tuple(topicArbitrary, fc.constantFrom('s', 'es', 'ies', 'ing', 'ed', 'y', '1'))
    .map((parts) => parts.join('')),
  topicArbitrary.map((topic) => topic.slice(0, -1)),
  topicArbitrary.map((topic) => topic.toUpperCase()),
  topicArbitrary.map((topic) => topic.replaceAll('s', '\u017f').replaceAll('k', '\u212a')),
  topicArbitrary.map((topic) => topic.replaceAll(' ', '-')),
  topicArbitrary.map((topic) => topic.split(' ')[0] ?? ''),
  fc.constantFrom(' ', '-', '|', '\u0130', '\u00e9', '3'),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
