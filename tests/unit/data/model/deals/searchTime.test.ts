import { describe, expect, it } from 'vitest';
import { readSearchTime } from '../../../../../data/model/deals/searchTime.ts';

describe('data/model/deals/searchTime', () => {
  it.each([
    ['tonight in south end', 'south end'],
    ['jazz for tonight', 'jazz'],
    ['dinner in the park tonight', 'dinner in the park'],
  ])('keeps of "%s" no word that joined the time to the others', (query, words) => {
    expect(readSearchTime(query)).toEqual({ when: 'tonight', words });
  });

  it('leaves words without a time as they are', () => {
    expect(readSearchTime('in south end')).toEqual({ when: null, words: 'in south end' });
  });
});
