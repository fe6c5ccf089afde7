import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnsweredQuery } from '../../../../../client/islands/dealBrowser/answeredQuery.ts';
import type { DealBrowserProps } from '../../../../../client/islands/dealBrowser/browserProps.ts';
import { NoResults } from '../../../../../client/islands/dealBrowser/NoResults.tsx';
import { createInMemorySource } from '../../../../../client/search/inMemorySource.ts';
import { noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import type { GuideRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleCalendar, sampleDealData } from '../../../../support/dealData.ts';

const scope = { category: null, neighborhood: null, when: null, featured: false };
const props: DealBrowserProps = {
  path: '/search',
  kind: 'search',
  scope,
  categories: [],
  neighborhoods: [],
  currency: 'USD',
  assistantName: null,
  map: null,
  firstResults: '',
};
const guide = { href: '/winter', title: 'Winter in town', description: 'Rinks and lights.' };
const announced = {
  href: '/deal/rink',
  title: 'Ice rink',
  description: 'From December 5.',
  list: 'upcoming',
} as const;

function wordsOf(guides: readonly GuideRecord[]): string {
  const question = { filter: { ...noFilter, query: 'ice' }, scope, isFirst: false };
  const source = createInMemorySource(sampleDealData({}));
  const view: AnsweredQuery = {
    deals: [],
    guides,
    isKnown: true,
    question,
    source,
    calendar: sampleCalendar,
  };
  return renderToStaticMarkup(<NoResults {...{ props, view }} change={() => {}} now={0} ways={[]} />);
}

describe('client/islands/dealBrowser/NoResults', () => {
  it('says that no deal mentions it where only guides do', () => {
    expect(wordsOf([guide])).toContain('No single deal mentions it.');
  });

  it('shows all guides where no deal could be pushed out of view', () => {
    const guides = Array.from({ length: 9 }, (_, place) => ({ ...guide, href: `/winter-${place}` }));
    expect(wordsOf(guides).match(/href="\/winter-\d"/g)).toHaveLength(9);
  });

  it('says that no deal for it has started yet where one is announced above', () => {
    const words = wordsOf([guide, announced]);
    expect(words).toContain('No deal for that has started yet.');
    expect(words).not.toContain('No single deal mentions it.');
  });
});
