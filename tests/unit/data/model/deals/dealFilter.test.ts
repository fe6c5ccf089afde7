import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  facets,
  noFilter,
  readFilter,
  usedFacets,
  withoutFacet,
  writeFilter,
} from '../../../../../data/model/deals/dealFilter.ts';
import { anyFilter } from '../../../../support/dealData.ts';

describe('data/model/deals/dealFilter', () => {
  it('survives being written to a URL and read back', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
      }),
    );
  });

  it('reads any URL, and ignores invalid values', () => {
    fc.assert(fc.property(fc.string(), (text) => void readFilter(new URLSearchParams(text))));
    const hostile = 'price=free&sort=best&audience=all&page=-1&category=<script>&ends=never';
    expect(readFilter(new URLSearchParams(hostile))).toEqual(noFilter);
    expect(writeFilter(noFilter)).toBe('');
  });

  it('drops a facet and the page number, nothing else', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...facets), (filter, facet) => {
        const rest = withoutFacet(filter, facet);
        expect(usedFacets(rest)).toEqual(usedFacets(filter).filter((used) => used !== facet));
        expect(rest).toMatchObject({ query: filter.query, sort: filter.sort, page: 1 });
      }),
    );
  });
});
