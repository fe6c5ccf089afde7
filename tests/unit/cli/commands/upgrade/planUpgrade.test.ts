import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planUpgrade } from '../../../../../cli/commands/upgrade/planUpgrade.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const site = '{\n  "name": "Sample"\n}\n';

/** The text of a file of deals after an upgrade from version 1, and the names of the steps. */
function upgraded(deals: string, from = 1) {
  const plan = planUpgrade(
    new Map([
      ['deals/food.json', deals],
      ['site.json', site],
    ]),
    from,
  );
  const textOf = (file: string) => plan.edits.find((edit) => edit.file === file)?.after;
  return {
    deals: textOf('deals/food.json') ?? deals,
    site: textOf('site.json') ?? site,
    steps: plan.steps.map(({ name }) => name),
  };
}

describe('cli/commands/upgrade/planUpgrade', () => {
  it('leaves out what follows from other fields, and keeps every other character', () => {
    const before = `[
\t{ "id":"soup",   "slug": "soup",
\t\t"originalPrice": 40,"discountPrice": 30, "discountPercent": 25,
\t\t"tags": [ "a" , "b" ],
\t\t"clickCount": 0,
\t\t"featured": false }
]
`;
    expect(upgraded(before)).toEqual({
      deals: `[
\t{ "slug": "soup",
\t\t"originalPrice": 40,"discountPrice": 30, "tags": [ "a" , "b" ] }
]
`,
      site: '{\n  "contentVersion": 2,\n  "name": "Sample"\n}\n',
      steps: ['derived-percent', 'usual-values', 'content-version'],
    });
  });

  it.each([
    ['a percent that contradicts the prices', { originalPrice: 40, discountPrice: 30, discountPercent: 20 }],
    ['a percent of words', { offerText: '20% off', discountPercent: 20 }],
    ['a percent of something free', { originalPrice: 40, discountPrice: 0, discountPercent: 100 }],
    [
      'a percent beside prices that are texts',
      { originalPrice: '40', discountPrice: 30, discountPercent: 25 },
    ],
    ['an id of its own', { id: 'd-104', slug: 'soup' }],
    ['counted clicks', { clickCount: 3 }],
    ['a deal of the home page', { featured: true }],
  ])('keeps %s', (_, deal) => {
    const text = JSON.stringify([deal]);
    expect(upgraded(text).deals).toBe(text);
  });

  it('keeps byte order marks, line ends of Windows and what comes first', () => {
    const before = '\uFEFF{\r\n  "$schema": "x",\r\n  "name": "Sample"\r\n}\r\n';
    const plan = planUpgrade(new Map([['site.json', before]]), 1);
    expect(plan.edits[0]?.after).toBe(
      '\uFEFF{\r\n  "$schema": "x",\r\n  "contentVersion": 2,\r\n  "name": "Sample"\r\n}\r\n',
    );
  });

  it('leaves alone what is no JSON, what is no deal, and content that has the newest version', () => {
    expect(upgraded('[{ "featured": false, }').deals).toBe('[{ "featured": false, }');
    expect(planUpgrade(new Map([['holidays/x.json', '{"featured": false}']]), 1).edits).toEqual([]);
    expect(upgraded('[{ "featured": false }]', 2)).toMatchObject({ steps: [] });
  });

  it('means the same after it as before, whatever the deals are, and has nothing to do a second time', () => {
    const field = fc.constantFrom(
      'id',
      'slug',
      'featured',
      'clickCount',
      'discountPercent',
      'a',
      '__proto__',
    );
    const value = fc.constantFrom(0, false, true, 'soup', 25, 30, 40, null, {}, [1]);
    const deal = fc.uniqueArray(fc.tuple(field, value), { selector: ([key]) => key });
    fc.assert(
      fc.property(fc.array(deal), fc.constantFrom(0, 2, '\t'), (deals, indent) => {
        const objects = deals.map((entries) => Object.fromEntries(entries));
        const before = JSON.stringify(objects, null, indent);
        const { deals: after } = upgraded(before);
        const meaning = (text: string) => JSON.parse(text).map(withUsualValues);
        expect(meaning(after)).toEqual(meaning(before));
        expect(upgraded(after).deals).toBe(after);
      }),
      propertyRuns(500),
    );
  });
});

/** A deal with the values that absence means. */
const withUsualValues = (deal: Record<string, unknown>) => ({
  id: deal.slug,
  featured: false,
  clickCount: 0,
  ...deal,
});
