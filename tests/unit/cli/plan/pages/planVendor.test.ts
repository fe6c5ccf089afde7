import { describe, expect, it } from 'vitest';
import { sampleDeal, smallCity } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf } from '../../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const vendors = [
  {
    id: 'mill-bakery',
    name: 'Mill Bakery',
    about: 'Bread since 1998.\n\nAnd cake.',
    site: 'https://bakery.example',
    phone: '+1 206 555 0100',
    locations: [{ address: '12 Main Street', neighborhood: 'harbor' }],
    hours: [{ from: '07:00', to: '15:00' }],
  },
];
const ofBakery = (slug: string, fields: Record<string, unknown> = {}) =>
  sampleDeal(slug, { vendor: 'mill-bakery', neighborhood: undefined, ...fields });
const siteWithDeals = (...deals: unknown[]) =>
  siteOf({
    'vendors.json': vendors,
    'deals/food.json': [sampleDeal('soup'), ...deals],
    'deals/shows.json': [],
  });
const pathsAt = (site: ReturnType<typeof siteOf>, instant: string) =>
  planAt(site, instant).pages.map(({ path }) => path);

describe('cli/plan/pages/planVendor', () => {
  it('plans a page with the deals of the vendor, also those that have not begun', () => {
    const site = siteWithDeals(ofBakery('bread'), ofBakery('pie', { startDate: '2027-01-10' }));
    const { props } = pageAt(planAt(site, now), 'vendor', '/vendor/mill-bakery');
    expect(props.vendor.name).toBe('Mill Bakery');
    expect(props.about).toEqual(['Bread since 1998.', 'And cake.']);
    expect(props.places[0]?.items[0]?.address).toBe('12 Main Street');
    expect(props.times).toMatchObject({ kind: 'hours', lines: [{ days: 'Daily', times: '7 AM–3 PM' }] });
    expect(props.deals.map(({ slug }) => slug)).toEqual(['bread']);
    expect(props.comingSoon.map(({ slug }) => slug)).toEqual(['pie']);
  });

  it('shows a picture that nothing else of the content uses', () => {
    const { 'images/poster.svg': poster } = smallCity();
    const site = siteOf({
      'vendors.json': [{ ...vendors[0], imageUrl: 'images/bakery.svg' }],
      'images/bakery.svg': poster,
      'deals/food.json': [sampleDeal('soup'), ofBakery('bread'), ofBakery('pie')],
      'deals/shows.json': [],
    });
    const { props } = pageAt(planAt(site, now), 'vendor', '/vendor/mill-bakery');
    expect(props.picture?.src).toMatch(/^\/assets\/bakery-/);
  });

  it('gives deals the places, hours and name of their vendor, whether they name its id or its name', () => {
    for (const vendor of ['mill-bakery', 'Mill Bakery']) {
      const site = siteWithDeals(ofBakery('bread', { vendor }));
      const { props } = pageAt(planAt(site, now), 'deal', '/deal/bread');
      expect(props.deal).toMatchObject({ vendor: 'Mill Bakery', area: { label: 'Harbor' } });
      expect(props.times).toMatchObject({ kind: 'hours' });
      expect(props.vendor.phone).toBe('+1 206 555 0100');
    }
  });

  it('plans no page for one deal, and links to none', () => {
    const site = siteWithDeals(ofBakery('bread'));
    expect(pathsAt(site, now)).not.toContain('/vendor/mill-bakery');
    expect(pageAt(planAt(site, now), 'deal', '/deal/bread').props.vendor.href).toBeNull();
  });

  it('takes the page away, and the links to it, when all deals but one have ended', () => {
    const site = siteWithDeals(ofBakery('bread'), ofBakery('pie', { expiryDate: '2026-11-30' }));
    const { props, valid } = pageAt(planAt(site, now), 'deal', '/deal/bread');
    expect(props.vendor.href).toBe('/vendor/mill-bakery');
    expect(iso(valid.until)).toBe('2026-12-01T08:00:00.000Z');
    const after = '2026-12-01T08:00:00Z';
    expect(pathsAt(site, after)).not.toContain('/vendor/mill-bakery');
    expect(pageAt(planAt(site, after), 'deal', '/deal/bread').props.vendor.href).toBeNull();
  });
});
