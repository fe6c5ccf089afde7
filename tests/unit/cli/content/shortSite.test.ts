import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { languagesWithWords } from '../../../../data/model/languages.ts';
import { completeSite } from '../../../../data/schema/completeSite.ts';
import { type SiteConfig, siteSchema } from '../../../../data/schema/site.ts';
import { planAt, siteOf } from '../support/siteOf.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>';

/** A `site.json` with the required values only. */
const shortSite = {
  name: 'Lakeside Deals',
  origin: 'https://lakeside.example',
  language: 'en',
  currency: 'EUR',
  contactEmail: 'hello@lakeside.example',
  city: { name: 'Lakeside', region: 'Northland', country: 'IE', timeZone: 'Europe/Dublin' },
};

const brand = {
  mark: 'a.svg',
  socialImage: 'a.svg',
  skyline: 'a.svg',
  assistant: 'a.svg',
  assistantLost: 'a.svg',
};
const site = siteOf({ 'site.json': { ...shortSite, brand }, 'a.svg': svg });

type Schema = { required?: string[]; properties?: Record<string, Schema> };

/** The paths of all required single values of an object. */
const requiredIn = ({ required = [], properties = {} }: Schema, path = ''): string[] =>
  required.flatMap((key) => {
    const inner = properties[key] ?? {};
    return inner.properties ? requiredIn(inner, `${path}${key}.`) : [`${path}${key}`];
  });

const valuesIn = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' ? valuesIn(inner, `${path}${key}.`) : [`${path}${key}`],
  );

describe('a site.json of required values alone', () => {
  it('has at most twelve values, as the schema says', () => {
    const schema = z.toJSONSchema(siteSchema, { io: 'input', unrepresentable: 'any' }) as Schema;
    const required = requiredIn(schema).sort();
    expect(required.length).toBeLessThanOrEqual(12);
    expect(valuesIn(shortSite).sort()).toEqual(required);
  });

  it('is completed with words that name its city', () => {
    expect(site.config.tagline).toBe('Local deals in Lakeside');
    expect(site.config.hero.headline).toEqual(['Lakeside,', 'for less.']);
    expect(site.config.productSlug).toBe('lakeside');
    expect(site.config.keywords).toHaveLength(8);
  });

  it.each([
    'Y',
    'Long '.repeat(12).trim(),
    'x'.repeat(60),
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    '東京',
  ])('is completed with words that the schema takes for %s', (name) => {
    const written = siteSchema.parse({ ...shortSite, city: { ...shortSite.city, name } });
    const whole = completeSite(written, { categories: [], neighborhoods: [], pages: [] });
    expect(siteSchema.safeParse(whole).error?.issues).toBeUndefined();
  });

  it.each(Object.keys(languagesWithWords).filter((code) => code !== 'en'))(
    'is completed in the language of the site: %s',
    (language) => {
      const { config } = siteOf({ 'site.json': { ...shortSite, brand, language }, 'a.svg': svg });
      const wordsOf = ({
        hero,
        listings,
        promotion,
        footer,
        disclosure,
        sampleNotice,
        ...rest
      }: SiteConfig) => [
        ...[rest.tagline, rest.description, ...hero.headline.slice(1), hero.lead, promotion.heading],
        ...Object.values(listings.all ?? {}),
        ...[footer.blurb, footer.areasHeading, disclosure.text, sampleNotice.text, rest.assistant.greeting],
      ];
      const english = new Set<unknown>(wordsOf(site.config));
      expect(wordsOf(config).filter((words) => english.has(words))).toEqual([]);
      expect(siteSchema.safeParse(config).error?.issues).toBeUndefined();
    },
  );

  it('takes its pictures from the folder brand', () => {
    expect(siteSchema.parse(shortSite).brand.mark).toBe('brand/mark.svg');
  });

  it('links to its categories, its neighborhoods and the pages that exist', () => {
    const { navigation, assistant } = site.config;
    expect(navigation.areas).toEqual(['old-town', 'harbor']);
    expect(navigation.quickLinks.map(({ href }) => href)).toEqual(['/chatbot', '/about']);
    expect(assistant.quickReplies.map(({ href }) => href)).toEqual(['/categories/food', '/categories/shows']);
  });

  it('keeps each word that is written', () => {
    const own = siteOf({ 'site.json': { ...shortSite, brand, tagline: 'Ours' }, 'a.svg': svg });
    expect(own.config.tagline).toBe('Ours');
    expect(own.config.description).toBe(site.config.description);
  });

  it('plans links only to pages of the site', () => {
    const planned = planAt(site, '2026-06-01T12:00:00Z');
    const paths = new Set(planned.pages.map(({ path }) => path));
    const { navigation, popularSearches, promotion, assistant } = site.config;
    const links = [
      ...navigation.header,
      ...navigation.menu,
      ...navigation.quickLinks,
      ...popularSearches.links,
      promotion.link,
      ...assistant.quickReplies,
    ];
    for (const { href } of links) expect(paths, href).toContain(href);
  });

  it('speaks of neighborhoods only where there are some', () => {
    const written = siteSchema.parse(shortSite);
    const alone = completeSite(written, { categories: [], neighborhoods: [], pages: [] });
    expect(site.config.listings.all.intro).toContain('neighborhood');
    expect(alone.listings.all.intro).not.toContain('neighborhood');
    expect(alone.navigation.areas).toEqual([]);
    expect(alone.assistant.quickReplies).toHaveLength(1);
  });
});
