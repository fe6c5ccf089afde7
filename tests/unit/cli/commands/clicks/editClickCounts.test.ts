import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editClickCounts } from '../../../../../cli/commands/clicks/editClickCounts.ts';

const text = `[
  { "slug": "soup",   "clickCount":10, "tags": ["a","b"] },\r
\t{"clickCount" :
      7, "description": "\\"slug\\": \\"bread\\", \\"clickCount\\": 1", "slug": "bread"},
  {"slug":"jazz","inner":{"slug":"soup","clickCount":3},"clickCount":1e2}
]

`;

describe('cli/commands/clicks/editClickCounts', () => {
  it('changes the numbers alone', () => {
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
      text.replace('"clickCount":10', '"clickCount":11').replace('      7', '      1200').replace('1e2', '0'),
    );
  });

  it('leaves a text without changes as it is', () => {
    expect(editClickCounts(text, new Map())).toBe(text);
    expect(editClickCounts(text, new Map([['jazz', 100]]))).toBe(text);
    expect(editClickCounts('[]', new Map([['soup', 1]]))).toBe('[]');
  });

  it('does what parsing and printing would do', () => {
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
        const expected = deals.map((one) => ({ ...one, clickCount: counts.get(one.slug) ?? one.clickCount }));
        expect(editClickCounts(JSON.stringify(deals, null, indent), counts)).toBe(
          JSON.stringify(expected, null, indent),
        );
      }),
    );
  });
});
