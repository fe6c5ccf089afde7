import { describe, expect, it } from 'vitest';
import type { RenderablePage } from '../../../../data/model/pages/page.ts';
import { structuredData } from '../../../../templates/seo/structuredData.ts';
import { sampleEvents, sampleGuide, sampleHub, sampleKids } from '../sampleGuides.ts';
import {
  sampleCard,
  sampleChrome,
  sampleDeal,
  sampleEndedDeal,
  sampleHome,
  sampleListing,
  samplePages,
  samplePlaces,
  sampleProse,
  sampleSessions,
  sampleUpcomingDeal,
} from '../samplePages.ts';

function thingsOn(page: RenderablePage) {
  const html = structuredData(page, sampleChrome);
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1];
  return json === undefined ? [] : JSON.parse(json)['@graph'];
}
const typesOn = (page: RenderablePage) => thingsOn(page).map((thing: { '@type': string }) => thing['@type']);

const eventsOn = (page: RenderablePage) =>
  thingsOn(page).filter((thing: { '@type': string }) => thing['@type'] === 'Event');

describe('templates/seo/structuredData', () => {
  it('describes a live deal as a product with the offer that the page shows', () => {
    const [product] = thingsOn(sampleDeal());

    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Pie night for two',
      image: 'https://springfield.example/assets/social.png',
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

  it('shows a photo as it is, and no drawing, which search engines leave out', () => {
    const photo = { src: '/assets/pie.jpg', width: 4, height: 3, alt: '' };
    expect(thingsOn(sampleDeal({ deal: sampleCard({ image: photo }) }))[0]).toMatchObject({
      image: 'https://springfield.example/assets/pie.jpg',
    });
    expect(JSON.stringify(thingsOn(sampleDeal()))).not.toContain('.svg');
  });

  it('offers nothing before a deal has begun or after it has ended', () => {
    expect(typesOn(sampleUpcomingDeal())).toEqual(['BreadcrumbList']);
    expect(typesOn(sampleEndedDeal())).toEqual(['BreadcrumbList']);
  });

  it('states no price that only a code gives, and none for an offer in words', () => {
    expect(typesOn(sampleDeal({ couponCode: 'PIE20' }))).toEqual(['BreadcrumbList']);
    const words = sampleCard({ offer: { kind: 'words', text: 'Two for one', percent: null } });
    expect(typesOn(sampleDeal({ deal: words }))).toEqual(['BreadcrumbList']);
  });

  it('says at which addresses a deal is offered', () => {
    const [product] = thingsOn(sampleDeal());
    expect(product.offers.availableAtOrFrom).toEqual([
      {
        '@type': 'Place',
        name: 'Mill Bakery',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '120 Main Street',
          addressLocality: 'Springfield',
          addressRegion: 'OR',
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: 44.05, longitude: -123.02 },
      },
    ]);
    expect(thingsOn(sampleDeal({ places: [] }))[0].offers.availableAtOrFrom).toBeUndefined();
  });

  it('describes the next three dates as events, sold out or not', () => {
    const events = eventsOn(sampleDeal({ times: sampleSessions(8) }));
    expect(events).toHaveLength(3);
    expect(typesOn(sampleDeal({ times: sampleSessions(8) }))).not.toContain('Product');
    expect(events[1]).toMatchObject({
      name: 'Pie night for two',
      startDate: '2027-12-02T19:00:00-08:00',
      endDate: '2027-12-02T21:00:00-08:00',
      location: { '@type': 'Place', address: { streetAddress: '120 Main Street' } },
      offers: { price: 32, availability: 'https://schema.org/SoldOut' },
    });
    expect(events[0].offers.availability).toBe('https://schema.org/InStock');
  });

  it('describes no event without a single address, and no offer of one that needs a code', () => {
    const times = sampleSessions(1);
    const [place] = samplePlaces.items;
    const unknown = { ...samplePlaces, items: place ? [{ ...place, address: null }] : [] };
    for (const places of [[], [unknown], [samplePlaces, samplePlaces]]) {
      expect(eventsOn(sampleDeal({ times, places }))).toEqual([]);
    }
    const [event] = eventsOn(sampleDeal({ times, couponCode: 'PIE20' }));
    expect(event.startDate).toBe('2027-12-01T19:00:00-08:00');
    expect(event.offers).toBeUndefined();
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

  it('says on home where a search for words leads', () => {
    const [site] = thingsOn(sampleHome);
    const [target] = /\{(\w+)\}/.exec(site.potentialAction.target.urlTemplate) ?? [];
    expect(site.potentialAction.target.urlTemplate.replace(target, 'pie')).toBe(
      'https://springfield.example/search?q=pie',
    );
    expect(site.potentialAction['query-input']).toBe(`required name=${target?.slice(1, -1)}`);
  });

  it('describes a prose page by its breadcrumbs only', () => {
    expect(typesOn(sampleProse)).toEqual(['BreadcrumbList']);
  });

  it('describes a guide as an article of the site with its picks in order', () => {
    const [article, crumbs, picks] = thingsOn(sampleGuide());

    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Things to do in Springfield',
      image: 'https://springfield.example/assets/social.png',
      author: { '@type': 'Organization', name: 'Springfield Bargains' },
      datePublished: '2026-01-02',
      dateModified: '2026-11-20T00:00:00-08:00',
    });
    expect(crumbs['@type']).toBe('BreadcrumbList');
    expect(picks.itemListElement.map(({ url }: { url: string }) => url)).toEqual([
      'https://springfield.example/deal/pie-night',
      'https://springfield.example/deal/soup-noon',
    ]);
  });

  it('describes a hub as the collection of its cards', () => {
    const [hub] = thingsOn(sampleHub);

    expect(typesOn(sampleHub)).toEqual(['CollectionPage', 'BreadcrumbList']);
    expect(hub.mainEntity.numberOfItems).toBe(9);
    expect(hub.mainEntity.itemListElement[0].url).toBe('https://springfield.example/river-day/0');
  });

  it('describes events that have an address, with a price only if they are free', () => {
    const events = thingsOn(sampleEvents).filter((thing: { '@type': string }) => thing['@type'] === 'Event');

    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      name: 'Boat parade',
      startDate: '2027-07-04T10:00:00-07:00',
      endDate: '2027-07-04T11:00:00-07:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'The pier', address: '1 Pier Road, Springfield, OR 97477' },
      offers: { price: 0, priceCurrency: 'USD' },
    });
  });

  it('does not mark up questions and answers', () => {
    for (const page of [sampleGuide(), sampleHub, sampleKids]) {
      expect(JSON.stringify(thingsOn(page))).not.toMatch(/FAQ|Question/);
    }
  });
});
