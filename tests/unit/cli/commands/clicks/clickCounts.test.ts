import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editClickCounts, planClickCounts } from '../../../../../cli/commands/clicks/clickCounts.ts';

describe('cli/commands/clicks/clickCounts', () => {
  describe('planClickCounts', () => {
    const deal = (slug: string, clickCount: number) => ({ slug, source: 'deals/food.json', clickCount });
    const deals = [deal('soup', 10), deal('bread', 5), deal('cake', 5), deal('noodles', 0)];
    const changes = (unfinished: Record<string, number>, gains: Record<string, number>) =>
      planClickCounts(
        deals,
        { unfinished: new Map(Object.entries(unfinished)) },
        new Map(Object.entries(gains)),
      ).map(({ slug, before, after }) => `${slug} ${before} ${after}`);

    it('lists the deals that change, most clicks first, then by slug', () => {
      expect(changes({}, { noodles: 2, cake: 3, bread: 3 })).toEqual([
        'bread 5 8',
        'cake 5 8',
        'noodles 0 2',
      ]);
    });

    it('continues where an interrupted import stopped', () => {
      expect(changes({ soup: 12, bread: 5, gone: 9 }, { soup: 1, bread: 1 })).toEqual([
        'soup 10 13',
        'bread 5 6',
      ]);
    });

    it('changes nothing without clicks', () => {
      expect(changes({}, {})).toEqual([]);
    });
  });

  describe('editClickCounts', () => {
    const text = `[
  { "slug": "soup",   "clickCount":10, "tags": ["a","b"] },\r
\t{"clickCount" :
      7, "description": "\\"slug\\": \\"bread\\", \\"clickCount\\": 1", "slug": "bread"},
  {"slug":"jazz","inner":{"slug":"soup","clickCount":3},"clickCount":1e2}
]

`;

    it('changes only the numbers', () => {
      const edited = editClickCounts(
        text,
        new Map([
          ['soup', 11],
          ['bread', 1200],
          ['jazz', 0],
          ['gone', 5],
        ]),
      );
      expect(edited).toBe(
        text
          .replace('"clickCount":10', '"clickCount":11')
          .replace('      7', '      1200')
          .replace('1e2', '0'),
      );
    });

    it('keeps a text without changes as it is', () => {
      expect(editClickCounts(text, new Map())).toBe(text);
      expect(editClickCounts(text, new Map([['jazz', 100]]))).toBe(text);
      expect(editClickCounts('[]', new Map([['soup', 1]]))).toBe('[]');
    });

    it('does the same as parsing and printing', () => {
      const deal = fc.record({ slug: fc.string(), clickCount: fc.nat(), title: fc.string() });
      const files = fc.tuple(
        fc.uniqueArray(deal, { selector: ({ slug }) => slug }),
        fc.dictionary(fc.string(), fc.nat()),
        fc.constantFrom(0, 2, '\t'),
      );
      fc.assert(
        fc.property(files, ([deals, extra, indent]) => {
          const counts = new Map([
            ...Object.entries(extra),
            ...deals
              .filter((_, index) => index % 2 === 0)
              .map(({ slug }): [string, number] => [slug, slug.length]),
          ]);
          const expected = deals.map((item) => ({
            ...item,
            clickCount: counts.get(item.slug) ?? item.clickCount,
          }));
          expect(editClickCounts(JSON.stringify(deals, null, indent), counts)).toBe(
            JSON.stringify(expected, null, indent),
          );
        }),
      );
    });
  });
});
