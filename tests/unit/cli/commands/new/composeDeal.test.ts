import { describe, expect, it } from 'vitest';
import { composeDeal, type DealFields } from '../../../../../cli/commands/new/composeDeal.ts';
import type { ExistingContent } from '../../../../../cli/commands/new/existingContent.ts';
import { catalogueFor } from '../../../../../data/messages/catalogues.ts';
import { dealSchema } from '../../../../../data/schema/deal.ts';
import { categoriesSchema, neighborhoodsSchema } from '../../../../../data/schema/dealGroups.ts';
import { smallCity } from '../../../../support/smallCity.ts';
import { siteOf } from '../../support/siteOf.ts';

const city = smallCity();

const existing: ExistingContent = {
  messages: catalogueFor('en-US'),
  config: siteOf().config,
  categories: categoriesSchema.parse(city['categories.json']),
  neighborhoods: neighborhoodsSchema.parse(city['neighborhoods.json']),
  dealPlace: () => null,
  dealIds: new Set(['soup']),
  landingPages: [],
};

const noFields: DealFields = {
  title: null,
  price: null,
  was: null,
  category: null,
  neighborhood: null,
  vendor: null,
  expires: null,
};

const compose = (given: Partial<DealFields> = {}, slug = 'rooftop-yoga') =>
  composeDeal(slug, { ...noFields, ...given }, existing, '2026-11-20');

describe('cli/commands/new/composeDeal', () => {
  it('fills in texts marked as samples, and lists them', () => {
    const { entry, placeholders } = compose();
    const deal = dealSchema.parse(entry);
    expect(deal).toMatchObject({
      id: 'rooftop-yoga',
      title: 'Sample: Rooftop yoga',
      vendor: 'Sample vendor',
      category: 'food',
      neighborhood: 'old-town',
      publishedDate: '2026-11-20',
      expiryDate: '2027-02-18',
      featured: false,
    });
    for (const text of [deal.title, deal.summary, deal.description, deal.vendor])
      expect(text).toMatch(/^Sample/);
    expect(deal.affiliateUrl).toBeUndefined();
    expect(placeholders).toEqual([
      ...['title', 'summary', 'description', 'originalPrice', 'discountPrice', 'imageUrl'],
      ...['category', 'neighborhood', 'vendor', 'expiryDate'],
    ]);
  });

  it('does not list fields that were given', () => {
    const { placeholders } = compose({
      title: 'Yoga',
      price: 18,
      was: 30,
      category: 'shows',
      neighborhood: 'harbor',
      vendor: 'Studio',
      expires: '2027-08-31',
    });
    expect(placeholders).toEqual(['summary', 'description', 'imageUrl']);
  });

  it.each([
    [{ price: 18, was: 30 }, [30, 18]],
    [{ price: 18 }, [22.5, 18]],
    [{ was: 9.99 }, [9.99, 7.99]],
    [{}, [25, 20]],
  ])('computes prices from %j, and leaves the percentage to follow from them', (given, prices) => {
    const { entry } = compose(given);
    expect([entry.originalPrice, entry.discountPrice]).toEqual(prices);
    expect(entry).not.toHaveProperty('discountPercent');
  });

  it('chooses another id if a deal already has it', () => {
    expect(compose({}, 'soup').entry).toMatchObject({ id: 'soup-2', slug: 'soup' });
  });

  it('cuts the title for a very long slug', () => {
    expect(dealSchema.safeParse(compose({}, 'x'.repeat(80)).entry).success).toBe(true);
  });
});
