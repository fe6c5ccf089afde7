import { describe, expect, it } from 'vitest';
import { sampleDeal } from '../../../support/smallCity.ts';
import { pageAt, planAt, siteWith } from '../support/siteOf.ts';

/** The title of the page of a deal with 20% off. */
function titleOf(title: string): string {
  const site = siteWith([sampleDeal('soup', { title })], {
    name: 'Port Deals',
  });
  return pageAt(planAt(site, '2026-11-20T12:00:00Z'), 'deal', '/deal/soup').props.head.title;
}

describe('cli/plan/planHead', () => {
  it.each([
    ['Soup for two', 'Soup for two: 20% off | Port Deals'],
    [
      'A very long walk with soup and two hours of fog',
      'A very long walk with soup and two hours of fog: 20% off',
    ],
    [
      'A very long walk with soup, bread and two hours of fog',
      'A very long walk with soup, bread and two hours of fog',
    ],
    [
      'A title that is much longer than what any search result has room for',
      'A title that is much longer than what any search result has room for',
    ],
  ])('keeps the title of %j within what search results show', (title, expected) => {
    expect(titleOf(title)).toBe(expected);
  });
});
