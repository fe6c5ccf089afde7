import { describe, expect, it } from 'vitest';
import type { Page } from '../../../data/model/page.ts';
import { structuredData } from '../../../templates/seo/structuredData.ts';
import {
  sampleChrome,
  sampleDeal,
  sampleEndedDeal,
  sampleHome,
  sampleListing,
  samplePages,
  sampleProse,
  sampleUpcomingDeal,
} from './samplePages.ts';

function thingsOn(page: Page) {
  const html = structuredData(page, sampleChrome);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1];
  return json === undefined ? [] : JSON.parse(json)['@graph'];
}
const typesOn = (page: Page) => thingsOn(page).map((thing: { '@type': string }) => thing['@type']);

describe('templates/seo/structuredData', () => {
  it('describes a live deal as a product with the offer that the page shows', () => {
    const [product] = thingsOn(sampleDeal());

    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Pie night for two',
      image: 'https://springfield.example/assets/pie.svg',
      offers: {
        '@type': 'Offer',
        url: 'https://springfield.example/deal/pie-night',
        price: 32,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceValidUntil: '2027-12-06',
        seller: { name: 'Mill Bakery' },
      },
    });
  });

  it('offers nothing before a deal has begun or after it has ended', () => {
    expect(typesOn(sampleUpcomingDeal())).toEqual(['BreadcrumbList']);
    expect(typesOn(sampleEndedDeal())).toEqual(['BreadcrumbList']);
  });

  it('numbers the breadcrumbs and gives them absolute addresses', () => {
    const [, crumbs] = thingsOn(sampleDeal());

    expect(crumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://springfield.example/' },
      { '@type': 'ListItem', position: 2, name: 'Food', item: 'https://springfield.example/categories/food' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Pie night for two',
        item: 'https://springfield.example/deal/pie-night',
      },
    ]);
  });

  it('lists the deals of a listing in the order shown', () => {
    const [collection] = thingsOn(sampleListing());

    expect(collection.mainEntity.itemListElement.map(({ url }: { url: string }) => url)).toEqual([
      'https://springfield.example/deal/pie-night',
      'https://springfield.example/deal/soup-noon',
    ]);
  });

  it('describes the site and who runs it on home only', () => {
    expect(typesOn(sampleHome)).toEqual(['WebSite', 'Organization']);
    for (const [name, page] of samplePages) {
      if (name !== 'home') expect(typesOn(page)).not.toContain('WebSite');
    }
  });

  it('says no more of a page of prose than where it is', () => {
    expect(typesOn(sampleProse)).toEqual(['BreadcrumbList']);
  });
});
