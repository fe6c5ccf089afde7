import { describe, expect, it } from 'vitest';
import { formatValue } from '../../../../cli/diagnostics/diagnostic.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';
import { didYouMean } from '../../../../cli/diagnostics/suggest.ts';
import { zodDiagnostics } from '../../../../cli/diagnostics/zodDiagnostics.ts';
import { dealSchema } from '../../../../data/schema/deal.ts';
import { siteSchema } from '../../../../data/schema/site.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';

/** The diagnostics of a list of one deal, and the text at each place. */
function diagnosticsOf(fields: Record<string, unknown>) {
  const value = sampleDeal('soup', fields);
  const text = JSON.stringify([value], null, 2);
  return explain(dealSchema, value, text, [0]);
}

function siteDiagnostics(change: (site: Record<string, unknown>) => Record<string, unknown>) {
  const value = change(smallCity()['site.json']);
  return explain(siteSchema, value, JSON.stringify(value, null, 2), []);
}

function explain(
  schema: typeof dealSchema | typeof siteSchema,
  value: unknown,
  text: string,
  base: number[],
) {
  const file = jsonSource('deals/food.json', () => text);
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(value)));
  return zodDiagnostics(parsed.error?.issues ?? [], { file, base, value, schema }).map((item) => ({
    code: item.code,
    problem: item.problem,
    expected: item.expected,
    hint: item.hint,
    marked: markedText(text, item.range),
  }));
}

type LocatedRange = ReturnType<typeof jsonSource>['locate'] extends (...args: never[]) => infer Result
  ? Result
  : never;

function markedText(text: string, range: LocatedRange): string {
  const line = text.split('\n')[(range?.start.line ?? 0) - 1] ?? '';
  return line.slice((range?.start.column ?? 1) - 1, (range?.end.column ?? 1) - 1);
}

describe('cli/diagnostics/zodDiagnostics', () => {
  it('points at an unknown key and suggests a known one', () => {
    expect(diagnosticsOf({ familyfriendly: true })).toMatchObject([
      {
        code: 'CD202',
        problem: 'There is no key "familyfriendly" here.',
        hint: 'Did you mean "familyFriendly"?',
        marked: '"familyfriendly"',
      },
    ]);
  });

  it('reports each unknown key, also in nested objects', () => {
    const [first, second, ...more] = diagnosticsOf({ color: 1, coordinates: { lat: 1, lon: 2, long: 3 } });
    expect(more).toEqual([]);
    expect([first?.marked, second?.marked].sort()).toEqual(['"color"', '"long"']);
    const inner = [first, second].find((item) => item?.marked === '"long"');
    expect(inner).toMatchObject({ hint: 'Did you mean "lon"?' });
  });

  it('lists the known keys only if none is near', () => {
    expect(diagnosticsOf({ coordinates: { lat: 1, lon: 2, height: 3 } })).toMatchObject([
      { expected: 'one of lat, lon', hint: null },
    ]);
    expect(diagnosticsOf({ coordinates: { lat: 1, lon: 2, lonn: 3 } })).toMatchObject([{ expected: null }]);
  });

  it('points at the entity that lacks a key, and describes the value', () => {
    expect(diagnosticsOf({ title: undefined })).toMatchObject([
      {
        code: 'CD201',
        problem: '"title" is missing.',
        expected: 'a text, such as "Taco flight for two"',
        marked: '{',
      },
    ]);
  });

  it('points at the key of the nested object that lacks a key', () => {
    const diagnostics = siteDiagnostics((site) => ({
      ...site,
      city: { ...(site.city as object), region: undefined },
    }));
    expect(diagnostics).toMatchObject([{ code: 'CD201', problem: '"region" is missing.', marked: '"city"' }]);
  });

  it.each([
    [
      'a text for a number',
      { originalPrice: '50' },
      'CD203',
      '"originalPrice" is "50".',
      'a number, such as 40',
      '"50"',
    ],
    ['null', { title: null }, 'CD203', '"title" is null.', 'a text, such as "Taco flight for two"', 'null'],
    [
      'a list for a text',
      { title: ['x'] },
      'CD203',
      '"title" is a list of 1.',
      'a text, such as "Taco flight for two"',
      '["x"]',
    ],
    ['a fraction', { clickCount: 1.5 }, 'CD203', '"clickCount" is 1.5.', 'a whole number, such as 31', '1.5'],
    ['a number too small', { clickCount: -1 }, 'CD206', '"clickCount" is -1.', 'at least 0', '-1'],
    [
      'a number too big',
      { discountPercent: 101 },
      'CD206',
      '"discountPercent" is 101.',
      'at most 100',
      '101',
    ],
    [
      'a word not allowed',
      { intensity: 'hgih' },
      'CD204',
      '"intensity" is "hgih".',
      'one of "low", "medium", "high"',
      '"hgih"',
    ],
  ])('describes the actual and the expected value of %s', (_, fields, code, problem, expected, marked) => {
    const [first, ...more] = diagnosticsOf(fields as Record<string, unknown>);
    expect(more).toEqual([]);
    expect({ ...first, marked: first?.marked.replaceAll(/\s/g, '') }).toMatchObject({
      code,
      problem,
      expected,
      ...(marked.startsWith('[') ? {} : { marked }),
    });
  });

  it('suggests a near valid value', () => {
    expect(diagnosticsOf({ intensity: 'hgih' })[0]?.hint).toBe('Did you mean "high"?');
    const diagnostics = siteDiagnostics((site) => ({
      ...site,
      city: { ...(site.city as object), timeZone: 'America/Los_Angles' },
    }));
    expect(diagnostics).toMatchObject([{ code: 'CD205', hint: 'Did you mean "America/Los_Angeles"?' }]);
  });

  it.each([
    ['publishedDate', 'a real calendar date from 1900 to 2999 as YYYY-MM-DD, such as "2027-05-31"'],
    ['category', 'lower-case letters, digits and single hyphens, such as "taco-night"'],
  ])('says what a missing %s looks like', (key, expected) => {
    expect(diagnosticsOf({ [key]: undefined })[0]).toMatchObject({ code: 'CD201', expected });
  });

  it.each([
    [{ originalPrice: '50' }, 'Write 50, without quotes.'],
    [{ featured: 'yes' }, 'Write true, without quotes.'],
    [{ tags: 'soup, bread' }, 'Write ["soup", "bread"].'],
    [{ vendor: 7 }, 'Write it in quotes: "7".'],
    [{ expiryDate: '31.05.2027' }, 'Did you mean "2027-05-31"?'],
    [{ affiliateUrl: 'http://vendor.example/a' }, 'Did you mean "https://vendor.example/a"?'],
    [{ imageUrl: 'data/content/images/taco.jpg.' }, null],
    [{ imageUrl: 'http://cdn.example/taco.jpg' }, 'Did you mean "https://cdn.example/taco.jpg"?'],
    [
      { imageUrl: 'C:\\Users\\me\\Taco 1.JPG' },
      'Copy the picture into the content folder, and write its path from there, such as "images/Taco 1.JPG".',
    ],
    [{ slug: 'Taco Night!' }, 'Did you mean "taco-night"?'],
    [{ slug: '🌮🌮', title: 'Taco flight' }, 'Did you mean "taco-flight"?'],
    [{ slug: '', title: 'Taco flight' }, 'Did you mean "taco-flight"?'],
    [{ slug: undefined, title: 'Taco flight' }, 'Did you mean "taco-flight"?'],
    [{ slug: '🌮', title: '日本' }, null],
    [
      { coordinates: { lat: -122.3, lon: 47.6 } },
      'Latitude and longitude seem to be swapped. Did you mean { "lat": 47.6, "lon": -122.3 }?',
    ],
    [{ coordinates: { lat: -122.3, lon: 100 } }, null],
  ])('says what to write instead: %j', (fields, hint) => {
    expect(diagnosticsOf(fields as Record<string, unknown>)).toMatchObject([{ hint }]);
  });

  it.each([
    ['http://deals.example/', 'https://deals.example'],
    ['deals.example', 'https://deals.example'],
    ['https://deals.example/en/', 'https://deals.example'],
  ])('gives an example and a fix of the origin %s that are themselves valid', (origin, fix) => {
    const [item] = siteDiagnostics((site) => ({ ...site, origin }));
    expect(item?.hint).toBe(`Did you mean "${fix}"?`);
    const example = /"(.+)"/.exec(item?.expected ?? '')?.[1];
    for (const valid of [fix, example]) {
      expect(siteDiagnostics((site) => ({ ...site, origin: valid }))).toEqual([]);
    }
  });

  it('says "more than" if the bound is exclusive', () => {
    expect(diagnosticsOf({ originalPrice: 0 })[0]?.expected).toBe('more than 0');
  });

  it('names the number of an invalid list entry', () => {
    expect(diagnosticsOf({ tags: ['ok', 'a\nb'] })).toMatchObject([
      { code: 'CD205', problem: 'Entry 2 of "tags" is "a\\nb".', marked: '"a\\nb"' },
    ]);
  });

  it('names the length of a list of fixed length', () => {
    const diagnostics = siteDiagnostics((site) => ({ ...site, keywords: ['one'] }));
    expect(diagnostics).toMatchObject([{ code: 'CD206', expected: 'exactly 8 entries' }]);
  });

  it('counts one character in the singular', () => {
    expect(diagnosticsOf({ title: '' })[0]?.expected).toBe('at least 1 character');
  });

  it.each([
    ['an empty text', { title: '' }],
    ['a text that is too long and has two lines', { title: `${'x'.repeat(90)}\n${'x'.repeat(90)}` }],
    ['a slug that is too long and in upper case', { slug: 'X'.repeat(100) }],
  ])('reports %s once, whatever number of rules it breaks', (_, fields) => {
    expect(diagnosticsOf(fields)).toHaveLength(1);
  });

  it('reports an origin without https once', () => {
    expect(siteDiagnostics((site) => ({ ...site, origin: 'http://deals.example/' }))).toHaveLength(1);
  });

  it.each([
    ['', 'empty'],
    [[], 'an empty list'],
    [[1, 2], 'a list of 2'],
    [{ a: 1 }, 'an object'],
    [null, 'null'],
    ['short', '"short"'],
    [Number.POSITIVE_INFINITY, 'a number too large'],
  ])('shows %j as %s', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it('shows a long text as one short line', () => {
    expect(formatValue('x\n'.repeat(500)).length).toBeLessThanOrEqual(70);
    expect(formatValue('x\n'.repeat(500))).not.toContain('\n');
  });

  it('suggests candidates only for texts', () => {
    expect(didYouMean('fod', ['food'])).toBe('Did you mean "food"?');
    expect(didYouMean(7, ['7'])).toBeNull();
  });
});
