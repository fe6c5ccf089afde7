import { describe, expect, it } from 'vitest';
import type { DealBrowserProps } from '../../../../../client/islands/dealBrowser/browserProps.ts';
import { resultsHeading } from '../../../../../client/islands/dealBrowser/resultsHeading.ts';
import { readFilter } from '../../../../../data/model/deals/dealFilter.ts';

const place = (id: string, label: string) => ({ id, label, href: `/${id}` });

const props: DealBrowserProps = {
  path: '/deals',
  kind: 'listing',
  scope: { category: null, neighborhood: null, when: null, featured: false },
  categories: [place('food', 'Food & Drink')],
  neighborhoods: [place('harbor', 'Harbor'), place('old-town', 'Old Town')],
  currency: 'USD',
  assistantName: 'Marge',
  map: null,
  firstResults: '',
};
const heading = (count: number, search: string, changes: Partial<DealBrowserProps> = {}) =>
  resultsHeading(count, readFilter(new URLSearchParams(search)), { ...props, ...changes });

describe('client/islands/dealBrowser/resultsHeading', () => {
  it.each([
    [38, '', '38 deals'],
    [1, 'neighborhood=harbor&price=budget', '1 deal in Harbor under $50'],
    [9, 'neighborhood=harbor,old-town&audience=family', '9 deals in Harbor or Old Town for families'],
    [1204, 'category=food&price=mid&when=weekend', '1,204 Food & Drink deals from $50 to $150 this weekend'],
    [2, 'price=luxury&setting=outdoor&when=2027-01-09', '2 deals outdoors from $150 on Jan 9, 2027'],
    [
      3,
      'when=now&ends=soon&with=vegan,step-free',
      '3 deals open now ending within 14 days · Step-free · Vegan choice',
    ],
    [4, 'q=taco&sort=price', '4 deals for “taco”'],
    [6, 'q=jazz&when=2027-01-09-evening', '6 deals for “jazz” on Jan 9, 2027, evening'],
    [7, 'when=next-weekend', '7 deals next weekend'],
    [8, 'when=2026-12-07-2026-12-13', '8 deals on Dec 7, 2026 – Dec 13, 2026'],
    [5, 'category=featured', '5 Featured deals'],
  ])('says of %i deals of ?%s: %s', (count, search, expected) => {
    expect(heading(count, search)).toBe(expected);
  });

  it('does not claim that deals have all words where none has', () => {
    const filter = readFilter(new URLSearchParams('q=plumber+uptown'));
    expect(resultsHeading(19, filter, props, true)).toBe('19 deals for some words of “plumber uptown”');
  });

  it('leaves out what the listing is about', () => {
    const scope = { ...props.scope, neighborhood: 'harbor' };
    expect(heading(2, 'neighborhood=harbor&price=budget', { scope })).toBe('2 deals under $50');
  });
});
