import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesIn,
  facets,
  isOrderedByStart,
  noFilter,
  readFilter,
  toggleChoice,
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
    const hostile =
      'price=free&sort=best&audience=all&page=-1&category=<script>&ends=never&when=2026-02-30&with=toString,,x';
    expect(readFilter(new URLSearchParams(hostile))).toEqual(noFilter);
    expect(writeFilter(noFilter)).toBe('');
  });

  it('takes the category of all deals for no filter, and keeps that of the featured ones', () => {
    expect(readFilter(new URLSearchParams('category=all'))).toEqual(noFilter);
    expect(readFilter(new URLSearchParams('category=featured')).category).toBe('featured');
  });

  it('reads what is written in capitals, and leaves search words as they are', () => {
    const typed =
      'q=BBQ&category=Food-Drink&neighborhood=NoDa,South-End&when=Weekend&price=MID&with=Vegan&sort=Price';
    expect(writeFilter(readFilter(new URLSearchParams(typed)))).toBe(
      '?q=BBQ&category=food-drink&neighborhood=noda,south-end&when=weekend&price=mid&with=vegan&sort=price',
    );
    expect(readFilter(new URLSearchParams('category=ALL'))).toEqual(noFilter);
  });

  it('writes features in one order, each once, with readable commas', () => {
    const written = (search: string) => writeFilter(readFilter(new URLSearchParams(search)));
    expect(written('with=vegan,step-free,vegan')).toBe('?with=step-free,vegan');
    expect(written('when=2026-12-12')).toBe('?when=2026-12-12');
    expect(written('when=yesterday&with=swimming')).toBe('');
  });

  it('reads one neighborhood or several, and writes them in one order, each once', () => {
    const written = (search: string) => writeFilter(readFilter(new URLSearchParams(search)));
    expect(written('neighborhood=noda')).toBe('?neighborhood=noda');
    expect(written('neighborhood=south-end,noda,South%20End,,noda')).toBe('?neighborhood=noda,south-end');
  });

  it('takes back each choice on its own, and asks for it again', () => {
    fc.assert(
      fc.property(anyFilter, fc.nat(), (filter, place) => {
        const choices = choicesIn(filter);
        const choice = choices[place % Math.max(1, choices.length)];
        if (!choice) return;
        const rest = { ...filter, ...toggleChoice(filter, choice) };
        expect(choicesIn(rest)).toEqual(choices.filter((other) => other !== choice));
        expect({ ...rest, ...toggleChoice(rest, choice) }).toEqual(filter);
      }),
    );
  });

  it('orders by start where a day is asked for and nothing else says the order', () => {
    const asks = (search: string) => isOrderedByStart(readFilter(new URLSearchParams(search)));
    expect(['when=tonight', 'when=weekend&price=mid', 'when=2026-12-12'].map(asks)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['', 'when=now', 'when=tonight&sort=price', 'when=tonight&q=jazz'].some(asks)).toBe(false);
  });

  it('drops a facet and the page number, nothing else', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...facets), (filter, facet) => {
        const rest = withoutFacet(filter, facet);
        expect(choicesIn(rest)).toEqual(choicesIn(filter).filter((choice) => choice.facet !== facet));
        expect(rest).toMatchObject({ query: filter.query, sort: filter.sort, page: 1 });
      }),
    );
  });
});
