import { describe, expect, it } from 'vitest';
import type { SiteDeal } from '../../../../cli/content/site.ts';
import { relatedWords } from '../../../../cli/outputs/relatedWords.ts';
import { englishThesaurus } from '../../../../data/language/english/thesaurus.ts';

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

  it('keeps nothing for a city without deals', () => {
    expect(relatedWords([])).toEqual([]);
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
      .filter((word) => !/^[a-z0-9&]+(?:[ -][a-z0-9]+)*$/.test(word));
    expect(odd).toEqual([]);
  });
});
