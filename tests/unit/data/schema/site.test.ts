import { describe, expect, it } from 'vitest';
import { siteSchema } from '../../../../data/schema/site.ts';
import { smallCity } from '../../../support/smallCity.ts';

const site = smallCity()['site.json'];
const isTaken = (fields: Record<string, unknown>) => siteSchema.safeParse({ ...site, ...fields }).success;
const withCity = (fields: Record<string, unknown>) => ({ city: { ...(site.city as object), ...fields } });

describe('data/schema/site', () => {
  it('takes the small city and fills in what it leaves out', () => {
    const parsed = siteSchema.parse(site);
    expect(parsed.expiredDeals).toBe('hide');
    expect(parsed.viewport).toEqual({ allowZoom: true });
    expect(parsed.seasonalBanners[0]?.hiddenOnPhones).toBe(false);
  });

  it.each(['https://deals.example', 'https://deals.example:8443'])('takes the origin %s', (origin) => {
    expect(isTaken({ origin })).toBe(true);
  });

  it.each([
    'https://deals.example/',
    'https://deals.example/charlotte',
    'https://deals.example?x',
    'https://deals.example#x',
    'http://deals.example',
    'https://user@deals.example',
    'deals.example',
    '',
  ])('refuses the origin "%s"', (origin) => {
    expect(isTaken({ origin })).toBe(false);
  });

  it.each(['America/New_York', 'UTC', 'Pacific/Apia'])('takes the zone %s', (timeZone) => {
    expect(isTaken(withCity({ timeZone }))).toBe(true);
  });

  it.each(['America/Charlotte', 'EST5', '+05:00', 'America/New York', ''])(
    'refuses the zone "%s"',
    (timeZone) => {
      expect(isTaken(withCity({ timeZone }))).toBe(false);
    },
  );

  it.each([
    { productSlug: 'Port Sample' },
    { language: 'en_US' },
    { language: 'en-us' },
    { currency: 'usd' },
    { contactEmail: 'hello' },
    { keywords: ['one'] },
    { keywords: Array.from({ length: 9 }, (_, index) => `keyword ${index}`) },
    { expiredDeals: 'fade' },
    { sampleCatalogue: 'true' },
    { social: [{ network: 'myspace', url: 'https://social.example' }] },
    { social: [{ network: 'x', url: 'javascript:alert(1)' }] },
    { promotion: { heading: 'x', link: { label: 'x', href: 'https://evil.example' } } },
    { promotion: { heading: 'x', link: { label: 'x', href: '//evil.example' } } },
    { viewport: { allowZoom: true, scale: 2 } },
    { analytics: 'UA-1' },
    withCity({ country: 'usa' }),
    withCity({ regionCode: 'Wash' }),
    withCity({ coordinates: { lat: 100, lon: 0 } }),
  ])('refuses %j', (fields) => {
    expect(isTaken(fields)).toBe(false);
  });

  it.each([[0], [13], [4.5], []])('refuses a seasonal banner in the month %s', (...months) => {
    const banner = { id: 'x', months, text: 'x', link: { label: 'x', href: '/' } };
    expect(isTaken({ seasonalBanners: [banner] })).toBe(false);
  });

  it('takes a site without seasonal banners and without social networks', () => {
    expect(isTaken({ seasonalBanners: [], social: [] })).toBe(true);
  });

  it.each(['postalCode', 'regionCode', 'coordinates'])('takes a city without %s', (field) => {
    expect(isTaken(withCity({ [field]: undefined }))).toBe(true);
  });

  it('takes the address of its own JSON Schema', () => {
    expect(isTaken({ $schema: '../.schemas/site.schema.json' })).toBe(true);
  });
});

describe('data/schema/site clicks', () => {
  it.each([
    undefined,
    {},
    { endpoint: 'https://clicks.example/record' },
    { ledger: '../clicks.json' },
    { ledger: '../../counts/tucson.json' },
    { ledger: '/var/lib/city-deals/clicks.json' },
  ])('may be %j', (clicks) => {
    expect(isTaken({ clicks })).toBe(true);
  });

  it.each([
    null,
    'https://clicks.example/record',
    { endpoint: 'http://clicks.example/record' },
    { endpoint: '/record' },
    { endpoint: 'https://clicks.example/record', key: 'x' },
    { ledger: 'clicks.json' },
    { ledger: '../clicks' },
    { ledger: '../.json/' },
    { ledger: '' },
  ])('may not be %j', (clicks) => {
    expect(isTaken({ clicks })).toBe(false);
  });
});

describe('data/schema/site indexNow', () => {
  it.each([undefined, { key: 'abcd-123' }, { key: 'A'.repeat(128) }])('may be %j', (indexNow) => {
    expect(isTaken({ indexNow })).toBe(true);
  });

  it.each([
    null,
    {},
    'abcd-1234',
    { key: 'abcd-12' },
    { key: 'A'.repeat(129) },
    { key: '../robots' },
    { key: 'abcd 1234' },
    { key: 'abcd-1234\n' },
    { key: 'abcd-1234', endpoint: 'x' },
  ])('may not be %j', (indexNow) => {
    expect(isTaken({ indexNow })).toBe(false);
  });
});
