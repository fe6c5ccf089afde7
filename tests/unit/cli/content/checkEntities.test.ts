import { describe, expect, it } from 'vitest';
import { checkEntities } from '../../../../cli/content/checkEntities.ts';
import type { Draft } from '../../../../cli/content/draft.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';
import { sampleDeal } from '../../../support/smallCity.ts';

/** Drafts of the entries of a file; `value` is not used here. */
function drafts(file: string, entries: readonly unknown[]): Draft<never>[] {
  const source = jsonSource(file, () => JSON.stringify(entries, null, 2));
  return entries.map((raw, index) => ({ file: source, path: [index], raw, value: null }));
}

const categories = drafts('categories.json', [{ id: 'food' }, { id: 'shows' }]);
const neighborhoods = drafts('neighborhoods.json', [{ id: 'old-town' }, { id: 'harbor' }]);

const vendors = drafts('vendors.json', [
  { id: 'sample-kitchen', name: 'Sample Kitchen' },
  { id: 'placed', name: 'Placed', locations: [{ neighborhood: 'harbor' }] },
]);
const words = (fields: Record<string, unknown>) => ({
  originalPrice: undefined,
  discountPrice: undefined,
  discountPercent: undefined,
  ...fields,
});

const check = (...deals: unknown[]) =>
  checkEntities({
    ...{ categories, neighborhoods, hasNoNeighborhoods: false, vendors },
    deals: drafts('deals/a.json', deals),
  });
const codes = (...fields: Record<string, unknown>[]) =>
  check(...fields.map((changes, index) => sampleDeal(`deal-${index}`, changes))).map(({ code }) => code);

describe('cli/content/checkEntities', () => {
  it('accepts consistent entities', () => {
    expect(codes({}, { startDate: '2027-06-30' }, { familyFriendly: true, adultsOnly: false })).toEqual([]);
  });

  it('reports repeated slugs, with the place of the first use', () => {
    const diagnostics = check(
      sampleDeal('a'),
      sampleDeal('b', { slug: 'a' }),
      sampleDeal('c', { slug: 'a' }),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(['CD302', 'CD302']);
    for (const { related } of diagnostics)
      expect(related).toMatchObject({ file: 'deals/a.json', start: { line: 5 } });
  });

  it('reports an unknown category and neighborhood, with suggestions', () => {
    expect(check(sampleDeal('a', { category: 'fodo', neighborhood: 'harbour' }))).toMatchObject([
      { code: 'CD303', hint: 'Did you mean "food"?', expected: 'an id from categories.json: food, shows' },
      { code: 'CD304', hint: 'Did you mean "harbor"?' },
    ]);
  });

  it('does not report unknown categories if the categories could not be read', () => {
    const deals = drafts('deals/a.json', [sampleDeal('a')]);
    const unknown = { categories: [], neighborhoods: [], hasNoNeighborhoods: false, vendors: [] };
    expect(checkEntities({ ...unknown, deals })).toEqual([]);
  });

  it.each([
    ['equal prices', { originalPrice: 40, discountPrice: 40 }, ['CD305']],
    ['a price above the original one', { originalPrice: 40, discountPrice: 40.01 }, ['CD305']],
    [
      'a wrongly rounded percentage',
      { originalPrice: 12, discountPrice: 8.99, discountPercent: 26 },
      ['CD306'],
    ],
    [
      'half a percent, rounded down',
      { originalPrice: 40, discountPrice: 26.6, discountPercent: 33 },
      ['CD306'],
    ],
    ['half a percent, rounded up', { originalPrice: 40, discountPrice: 26.6, discountPercent: 34 }, []],
    ['a first day after the last', { startDate: '2027-07-01' }, ['CD309']],
    ['a publishing date after the last day', { publishedDate: '2027-07-01' }, ['CD309']],
    ['family-friendly and adults only', { familyFriendly: true, adultsOnly: true }, ['CD313']],
    ['family-friendly from 18', { familyFriendly: true, facts: { ages: { from: 18 } } }, ['CD313']],
    ['adults only from 6', { adultsOnly: true, facts: { ages: { from: 6 } } }, ['CD313']],
    ['a price alone', { originalPrice: undefined, discountPercent: undefined }, []],
    ['nothing to pay', { discountPrice: 0, discountPercent: 100 }, []],
    ['a percent of a price alone', { originalPrice: undefined }, ['CD306']],
    ['an original price alone', { discountPrice: undefined }, ['CD320']],
    ['words and prices', { offerText: 'Two for one' }, ['CD320']],
    ['words that say another percent', words({ offerText: '25% off', discountPercent: 20 }), ['CD306']],
    ['words', words({ offerText: 'Two for one', discountPercent: 50 }), []],
    [
      'words of numbers that say another',
      words({ offerText: 'Two for one', discountPercent: 77 }),
      ['CD306'],
    ],
    ['figures that say another', words({ offerText: '3 x 2 on mugs', discountPercent: 50 }), ['CD306']],
    ['numbers that are no saving', words({ offerText: 'Dinner for two', discountPercent: 20 }), []],
    ['no place', { neighborhood: undefined }, ['CD321']],
    ['no place but that of the vendor', { neighborhood: undefined, vendor: 'placed' }, []],
    ['two places', { citywide: true }, ['CD321']],
    [
      'coordinates beside the places of the vendor',
      { neighborhood: undefined, vendor: 'placed', coordinates: { lat: 47.6, lon: -122.3 } },
      ['CD321'],
    ],
    [
      'a place that does not exist',
      { neighborhood: undefined, locations: [{ neighborhood: 'hrbor' }] },
      ['CD304'],
    ],
    ['a vendor that looks like an id', { vendor: 'sample-kitchn' }, ['CD325']],
    ['ages that end before they begin', { facts: { ages: { from: 9, to: 3 } } }, ['CD326']],
    ['a longest duration that is not', { facts: { duration: { minutes: 90, to: 60 } } }, ['CD326']],
    ['a booking that nobody needs', { facts: { booking: { required: false, hoursAhead: 2 } } }, ['CD326']],
    ['withdrawn after the last day', { withdrawnDate: '2027-07-01' }, ['CD309']],
    ['withdrawn on its first day', { startDate: '2027-01-01', withdrawnDate: '2027-01-01' }, []],
  ])('checks %s', (_, fields, expected) => {
    expect(codes(fields)).toEqual(expected);
  });

  it.each([
    { originalPrice: '50' },
    { originalPrice: Number.POSITIVE_INFINITY },
    { discountPrice: -1 },
    { discountPercent: null },
    { expiryDate: 'soon', startDate: '2027-01-01' },
    { startDate: '2027-02-30' },
    { category: 7, neighborhood: null, slug: ['a'], id: {} },
  ])('leaves invalid values to the schema: %j', (fields) => {
    expect(codes(fields)).toEqual([]);
  });

  it('accepts any value as a deal without throwing', () => {
    expect(check(null, 7, 'x', [])).toEqual([]);
    expect(check({}).map(({ code }) => code)).toEqual(['CD320', 'CD321']);
  });
});
