import { describe, expect, it } from 'vitest';
import { withKnownPlaces } from '../../../../../client/islands/dealBrowser/knownPlaces.ts';
import { noFilter } from '../../../../../data/model/deals/dealFilter.ts';

const places = {
  categories: [{ id: 'food', label: 'Food', href: '/category/food' }],
  neighborhoods: [{ id: 'noda', label: 'NoDa', href: '/neighborhood/noda' }],
};

describe('withKnownPlaces', () => {
  it('drops a category that the site does not have', () => {
    const asked = { ...noFilter, category: 'nope', setting: 'indoor' } as const;
    expect(withKnownPlaces(asked, places)).toEqual({ ...noFilter, setting: 'indoor' });
  });

  it('drops only the neighborhoods that the site does not have', () => {
    const asked = { ...noFilter, neighborhoods: ['atlantis', 'noda'] };
    expect(withKnownPlaces(asked, places).neighborhoods).toEqual(['noda']);
  });

  it.each(['food', 'featured'])('keeps %s', (category) => {
    expect(withKnownPlaces({ ...noFilter, category }, places).category).toBe(category);
  });

  it('keeps what a listing cannot check', () => {
    const asked = { ...noFilter, category: 'food', neighborhoods: ['noda'] };
    expect(withKnownPlaces(asked, { categories: [], neighborhoods: [] })).toEqual(asked);
  });
});
