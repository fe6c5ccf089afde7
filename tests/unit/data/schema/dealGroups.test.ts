import { describe, expect, it } from 'vitest';
import { toneNames } from '../../../../data/model/appearance.ts';
import {
  categoriesSchema,
  categorySchema,
  neighborhoodSchema,
  neighborhoodsSchema,
} from '../../../../data/schema/dealGroups.ts';

const words = { label: 'Food', heading: 'Food deals', intro: 'Eat.', metaDescription: 'Food in town.' };
const category = { id: 'food', ...words, tone: 'ember', image: 'images/food.svg' };
const neighborhood = { id: 'old-town', ...words, aliases: [] };

describe('data/schema/dealGroups categories', () => {
  it.each(toneNames)('takes a category in the tone %s', (tone) => {
    expect(categorySchema.safeParse({ ...category, tone }).success).toBe(true);
  });

  it.each([{ id: 'Food' }, { tone: 'pink' }, { image: '../x.svg' }, { label: '' }, { icon: 'x' }])(
    'refuses %j',
    (fields) => {
      expect(categorySchema.safeParse({ ...category, ...fields }).success).toBe(false);
    },
  );

  it('needs at least one category', () => {
    expect(categoriesSchema.safeParse([]).success).toBe(false);
    expect(categoriesSchema.safeParse([category]).success).toBe(true);
  });
});

describe('data/schema/dealGroups neighborhoods', () => {
  it('takes a neighborhood with and without its middle', () => {
    expect(neighborhoodSchema.safeParse(neighborhood).success).toBe(true);
    const placed = { ...neighborhood, coordinates: { lat: 47.6, lon: -122.3 } };
    expect(neighborhoodSchema.safeParse(placed).success).toBe(true);
  });

  it('keeps aliases in lower case', () => {
    expect(neighborhoodSchema.parse({ ...neighborhood, aliases: ['The Old Town'] }).aliases).toEqual([
      'the old town',
    ]);
  });

  it.each([{ id: '../x' }, { aliases: [''] }, { aliases: undefined }, { coordinates: { lat: 91, lon: 0 } }])(
    'refuses %j',
    (fields) => {
      expect(neighborhoodSchema.safeParse({ ...neighborhood, ...fields }).success).toBe(false);
    },
  );

  it('may have no neighborhood', () => {
    expect(neighborhoodsSchema.safeParse([]).success).toBe(true);
  });
});
