import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealsFileOf } from '../../../../../cli/commands/new/runNewDeal.ts';
import { UsageError } from '../../../../../cli/program/usageError.ts';

const fileOf = (into: string) => dealsFileOf(into, '/city/data/content', '/city');

describe('cli/commands/new/runNewDeal', () => {
  it.each([
    'deals/food.json',
    './deals/food.json',
    'data/content/deals/food.json',
    '/city/data/content/deals/food.json',
    'deals/../deals/food.json',
  ])('accepts %s as a file of deals', (into) => {
    expect(fileOf(into)).toBe('deals/food.json');
  });

  it.each([
    ...['', 'food', 'food.json', 'deals', 'deals/', 'deals/food.txt', 'deals/.food.json', 'deals/a/b.json'],
    ...[
      '../deals/food.json',
      '/etc/deals/food.json',
      'deals/../../food.json',
      'site.json',
      'deals/a\nb.json',
    ],
  ])('refuses %j', (into) => {
    expect(() => fileOf(into)).toThrow(UsageError);
  });

  it('never returns a file outside the folder of deals', () => {
    const segments = fc.constantFrom(
      '..',
      '.',
      'deals',
      'data',
      'content',
      'x.json',
      '',
      '.json',
      'a b.json',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(segments).map((parts) => parts.join('/')),
        ),
        (into) => {
          try {
            const file = path.resolve('/city/data/content', fileOf(into));
            expect(path.dirname(file)).toBe('/city/data/content/deals');
          } catch (error) {
            expect(error).toBeInstanceOf(UsageError);
          }
        },
      ),
    );
  });
});
