import { describe, expect, it } from 'vitest';
import { withKnownIds } from '../../../../../cli/commands/schema/withKnownIds.ts';
import { createSchemaCheck } from '../../../../support/jsonSchemas.ts';

const known = {
  category: [
    { id: 'food', label: 'Food & Drink' },
    { id: 'shows', label: 'Shows' },
  ],
  vendor: [{ id: 'sample-bakery', label: 'Sample Bakery' }],
  page: [{ id: '/deals', label: 'All deals' }],
};

const text = (references: string) => ({
  type: 'string',
  pattern: '^.',
  description: 'What it is.',
  examples: ['sample'],
  references,
});

const marksOf = (references: string, value: string) =>
  createSchemaCheck(withKnownIds(text(references), known))(JSON.stringify(value)).length;

describe('cli/commands/schema/withKnownIds', () => {
  it('lists known ids with their labels in one place, and leaves out samples that are none of them', () => {
    const schema = { properties: { one: text('category'), two: text('category') } };
    const field = { description: 'What it is.', $ref: '#/$defs/category' };
    expect(withKnownIds(schema, known)).toEqual({
      properties: { one: field, two: field },
      $defs: {
        category: {
          type: 'string',
          enum: ['food', 'shows'],
          enumDescriptions: ['Food & Drink', 'Shows'],
        },
      },
    });
  });

  it('leaves a field as it is if nothing is known, or there is nothing', () => {
    const plain = { type: 'string', pattern: '^.', description: 'What it is.', examples: ['sample'] };
    expect(withKnownIds(text('category'), {})).toEqual(plain);
    expect(withKnownIds(text('category'), { category: [] })).toEqual(plain);
  });

  it('does not leave it to editors to repeat a long list in their message', () => {
    const deal = Array.from({ length: 31 }, (_, index) => ({ id: `deal-${index}`, label: '' }));
    expect(withKnownIds(text('deal'), { deal })).toMatchObject({
      $defs: { deal: { errorMessage: 'There is no such deal. Run "city-deals schema" again if it is new.' } },
    });
  });

  it('refuses an unknown id, but takes a vendor without an entry of its own', () => {
    expect(marksOf('category', 'food')).toBe(0);
    expect(marksOf('category', 'fod')).toBeGreaterThan(0);
    expect(marksOf('vendor', 'sample-bakery')).toBe(0);
    expect(marksOf('vendor', 'Another Bakery')).toBe(0);
  });

  it('takes known paths, those of deals, and any with a query or fragment, but no other', () => {
    for (const path of ['/deals', '/deal/new-one', '/search?q=tacos', '/deals#list']) {
      expect(marksOf('page', path)).toBe(0);
    }
    for (const path of ['/deal', '/dealz', '/deal/', '/a b?c'])
      expect(marksOf('page', path)).toBeGreaterThan(0);
  });
});
