import { describe, expect, it } from 'vitest';
import { formatValue } from '../../../../cli/diagnostics/diagnostic.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';
import { didYouMean } from '../../../../cli/diagnostics/suggest.ts';
import { zodDiagnostics } from '../../../../cli/diagnostics/zodDiagnostics.ts';
import { dealSchema } from '../../../../data/schema/deal.ts';
import { siteSchema } from '../../../../data/schema/site.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';

/** What is wrong with a list of one deal, and the text at each place. */
function faultsOf(fields: Record<string, unknown>) {
  const value = sampleDeal('soup', fields);
  const text = JSON.stringify([value], null, 2);
  return explain(dealSchema, value, text, [0]);
}

function siteFaults(change: (site: Record<string, unknown>) => Record<string, unknown>) {
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

type Marked = ReturnType<typeof jsonSource>['locate'] extends (...args: never[]) => infer Found
  ? Found
  : never;

function markedText(text: string, range: Marked): string {
  const line = text.split('\n')[(range?.start.line ?? 0) - 1] ?? '';
  return line.slice((range?.start.column ?? 1) - 1, (range?.end.column ?? 1) - 1);
}

describe('cli/diagnostics/zodDiagnostics', () => {
  it('points at an unknown key and guesses what was meant', () => {
    expect(faultsOf({ familyfriendly: true })).toMatchObject([
      {
        code: 'CD202',
        problem: 'There is no key "familyfriendly" here.',
        hint: 'Did you mean "familyFriendly"?',
        marked: '"familyfriendly"',
      },
    ]);
  });

  it('reports each unknown key for itself, and knows the keys of inner objects', () => {
    const [first, second, ...more] = faultsOf({ color: 1, coordinates: { lat: 1, lon: 2, long: 3 } });
    expect(more).toEqual([]);
    expect([first?.marked, second?.marked].sort()).toEqual(['"color"', '"long"']);
    const inner = [first, second].find((fault) => fault?.marked === '"long"');
    expect(inner).toMatchObject({ hint: 'Did you mean "lon"?' });
  });

  it('lists the keys that there are only where none is near', () => {
    expect(faultsOf({ coordinates: { lat: 1, lon: 2, height: 3 } })).toMatchObject([
      { expected: 'one of lat, lon', hint: null },
    ]);
    expect(faultsOf({ coordinates: { lat: 1, lon: 2, lonn: 3 } })).toMatchObject([{ expected: null }]);
  });

  it('points at the entity that lacks a key, and says what belongs there', () => {
    expect(faultsOf({ title: undefined })).toMatchObject([
      { code: 'CD201', problem: '"title" is missing.', expected: 'a text', marked: '{' },
    ]);
  });

  it('points at the key of the object that lacks one', () => {
    const faults = siteFaults((site) => ({ ...site, brand: { ...(site.brand as object), mark: undefined } }));
    expect(faults).toMatchObject([{ code: 'CD201', problem: '"mark" is missing.', marked: '"brand"' }]);
  });

  it.each([
    ['a text for a number', { originalPrice: '50' }, 'CD203', '"originalPrice" is "50".', 'a number', '"50"'],
    ['null', { title: null }, 'CD203', '"title" is null.', 'a text', 'null'],
    ['a list for a text', { title: ['x'] }, 'CD203', '"title" is a list of 1.', 'a text', '["x"]'],
    ['a fraction', { clickCount: 1.5 }, 'CD203', '"clickCount" is 1.5.', 'a whole number', '1.5'],
    ['a number too small', { clickCount: -1 }, 'CD206', '"clickCount" is -1.', 'at least 0', '-1'],
    ['a number too big', { discountPercent: 100 }, 'CD206', '"discountPercent" is 100.', 'at most 99', '100'],
    [
      'a word not allowed',
      { intensity: 'hgih' },
      'CD204',
      '"intensity" is "hgih".',
      'one of "low", "medium", "high"',
      '"hgih"',
    ],
  ])('says of %s what it is and what it should be', (_, fields, code, problem, expected, marked) => {
    const [fault, ...more] = faultsOf(fields as Record<string, unknown>);
    expect(more).toEqual([]);
    expect({ ...fault, marked: fault?.marked.replaceAll(/\s/g, '') }).toMatchObject({
      code,
      problem,
      expected,
      ...(marked.startsWith('[') ? {} : { marked }),
    });
  });

  it('guesses the word that was meant', () => {
    expect(faultsOf({ intensity: 'hgih' })[0]?.hint).toBe('Did you mean "high"?');
    const faults = siteFaults((site) => ({
      ...site,
      city: { ...(site.city as object), timeZone: 'America/Los_Angles' },
    }));
    expect(faults).toMatchObject([{ code: 'CD205', hint: 'Did you mean "America/Los_Angeles"?' }]);
  });

  it('says "more than" where the border itself is not allowed', () => {
    expect(faultsOf({ originalPrice: 0 })[0]?.expected).toBe('more than 0');
  });

  it('says of an entry of a list which one it is', () => {
    expect(faultsOf({ tags: ['ok', 'a\nb'] })).toMatchObject([
      { code: 'CD205', problem: 'Entry 2 of "tags" is "a\\nb".', marked: '"a\\nb"' },
    ]);
  });

  it('says of a list of a fixed length how many it must have', () => {
    const faults = siteFaults((site) => ({ ...site, keywords: ['one'] }));
    expect(faults).toMatchObject([{ code: 'CD206', expected: 'exactly 8 entries' }]);
  });

  it('counts one character in the singular', () => {
    expect(faultsOf({ title: '' })[0]?.expected).toBe('at least 1 character');
  });

  it.each([
    ['an empty text', { title: '' }],
    ['a text that is too long and of two lines', { title: `${'x'.repeat(90)}\n${'x'.repeat(90)}` }],
    ['a text that is too long and no slug', { slug: 'X'.repeat(100) }],
  ])('reports one fault for %s, not each rule that it breaks', (_, fields) => {
    expect(faultsOf(fields)).toHaveLength(1);
  });

  it('reports one fault for an origin that is no https address', () => {
    expect(siteFaults((site) => ({ ...site, origin: 'http://deals.example/' }))).toHaveLength(1);
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

  it('guesses for texts only', () => {
    expect(didYouMean('fod', ['food'])).toBe('Did you mean "food"?');
    expect(didYouMean(7, ['7'])).toBeNull();
  });
});
