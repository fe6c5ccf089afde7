import { beforeAll, describe, expect, it } from 'vitest';
import { wholeDealData } from '../../cli/outputs/dealsIndex.ts';
import { planSite } from '../../cli/plan/planSite.ts';
import { createDealSearch, type DealSearch } from '../../client/search/dealSearch.ts';
import { sampleContent } from '../support/sampleContent.ts';

let search: DealSearch;
beforeAll(async () => {
  const site = sampleContent();
  search = await createDealSearch(wholeDealData(site, planSite(site, Date.parse('2027-05-20T16:00:00Z'))));
});

const found = (query: string) =>
  search(query).flatMap((hit) =>
    hit.kind === 'query' ? [] : hit.kind === 'deal' ? `/deal/${hit.deal.slug}` : hit.guide.href,
  );

describe('the search of the sample city', () => {
  it('finds every page about fireworks', () => {
    expect(found('fireworks')).toEqual(
      expect.arrayContaining([
        '/july-4th',
        '/july-4th/fireworks-displays',
        '/july-4th/fourth-of-july',
        '/july-4th/where-to-watch-fireworks',
      ]),
    );
    expect(found('where to watch fireworks').slice(0, 2)).toEqual([
      '/july-4th/where-to-watch-fireworks',
      '/deal/fourth-of-july-pontoon',
    ]);
  });

  it.each([
    ['noda', '/neighborhood/noda'],
    ['downtown', '/neighborhood/uptown'],
    ['food & drink', '/categories/food-drink'],
    ['this weekend', '/deals/weekend'],
    ['tonight', '/deals/tonight'],
  ])('proposes the list for %j', (query, list) => {
    expect(found(query).slice(0, 2)).toContain(list);
  });

  it('takes an amount as the highest price', () => {
    const [first, ...hits] = search('under $20');
    expect(first).toMatchObject({ kind: 'query', limit: { amount: 20 } });
    expect(hits.length).toBeGreaterThan(5);
    for (const hit of hits) expect(hit.kind === 'deal' && hit.deal.price).toBeLessThan(20);
  });

  it('says of every guide what it is about in whole sentences', () => {
    const { guides } = planSite(sampleContent(), Date.parse('2027-05-20T16:00:00Z'));
    for (const { href, description } of guides) expect(description, href).toMatch(/[.!?]$/);
  });
});
