import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../../../cli/html/escapeXml.ts';
import { feed } from '../../../../cli/outputs/feed.ts';
import { findMarkup } from '../../../../data/schema/markup.ts';
import { propertyRuns } from '../../../support/fullRun.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';
import { planAt, siteWith } from '../support/siteOf.ts';
import { elements, parseXml, type XmlElement } from '../support/strictXml.ts';

const now = '2026-11-20T12:00:00Z';

function feedOf(deals: Record<string, unknown>[], fields: Record<string, unknown> = {}): XmlElement {
  const site = siteWith(deals, fields);
  return parseXml(feed(site, planAt(site, now).catalog.listed));
}

const textOf = (element: XmlElement | undefined, name: string) => element && elements(element, name)[0]?.text;

describe('cli/outputs/feed', () => {
  it('describes each live deal with its vendor and price', () => {
    const [item, ...more] = elements(
      feedOf([sampleDeal('soup'), sampleDeal('old', { expiryDate: '2026-10-31' })]),
      'item',
    );
    expect(more).toEqual([]);
    expect(textOf(item, 'title')).toBe('Title of soup: 20% off');
    expect(textOf(item, 'link')).toBe('https://deals.example/deal/soup');
    expect(textOf(item, 'guid')).toBe('https://deals.example/deal/soup');
    expect(textOf(item, 'pubDate')).toBe('Thu, 01 Oct 2026 07:00:00 GMT');
    expect(textOf(item, 'category')).toBe('Food');
    expect(textOf(item, 'description')).toBe(
      'Summary of soup. $40 instead of $50 at Sample Kitchen. Ends June 30, 2027.',
    );
  });

  it('names the site and its own address', () => {
    const channel = feedOf([sampleDeal('soup')]);
    expect(channel.attributes.version).toBe('2.0');
    expect(elements(channel, 'atom:link')[0]?.attributes).toMatchObject({
      href: 'https://deals.example/feed.xml',
      rel: 'self',
    });
    expect(textOf(channel, 'language')).toBe('en-us');
    expect(textOf(channel, 'lastBuildDate')).toBe('Thu, 01 Oct 2026 07:00:00 GMT');
  });

  it('lists the fifty newest deals, newest first, and by slug within a day', () => {
    const deals = Array.from({ length: 60 }, (_, index) =>
      sampleDeal(`deal-${String(index).padStart(2, '0')}`, {
        publishedDate: `2026-09-${String(1 + (index % 30)).padStart(2, '0')}`,
      }),
    );
    const links = elements(feedOf(deals), 'guid').map(({ text }) => text.replace(/.*deal-/, ''));
    expect(links).toHaveLength(50);
    expect(links.slice(0, 4)).toEqual(['29', '59', '28', '58']);
  });

  it('is a valid feed if no deal is live', () => {
    const none = feedOf([sampleDeal('old', { expiryDate: '2026-10-31' })]);
    expect(elements(none, 'item')).toEqual([]);
    expect(elements(none, 'lastBuildDate')).toEqual([]);
  });

  it('has no dates in the future', () => {
    const early = feedOf([sampleDeal('soup', { publishedDate: '2026-12-01' })]);
    const dates = [...elements(early, 'pubDate'), ...elements(early, 'lastBuildDate')];
    for (const { text } of dates) expect(Date.parse(text)).toBeLessThanOrEqual(Date.parse(now));
  });

  it('is well-formed XML with the same text, whatever the text is', () => {
    const words = fc
      .stringMatching(/^[A-Za-z0-9<>&"'\][;#!-]{1,40}$/)
      .filter((text) => findMarkup(text) === null);
    const { name } = smallCity()['site.json'];
    fc.assert(
      fc.property(words, words, words, (title, vendor, site) => {
        const channel = feedOf([sampleDeal('soup', { title, vendor, summary: title })], { name: site });
        const [item] = elements(channel, 'item');
        expect(textOf(item, 'title')).toBe(`${title}: 20% off`);
        expect(textOf(item, 'description')).toContain(`at ${vendor}.`);
        expect(textOf(channel, 'title')).toBe(site);
      }),
      propertyRuns(60),
    );
    expect(textOf(feedOf([sampleDeal('soup')]), 'title')).toBe(name);
  });
});

describe('cli/outputs/escapeXml', () => {
  it('keeps all characters that XML allows and drops the rest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
        const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
        const document = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
        expect(parseXml(document(`<a>${escapeXml(text)}</a>`)).text).toBe(allowed);
        expect(parseXml(document(`<a b="${escapeXml(text)}"/>`)).attributes.b).toBe(allowed);
      }),
      propertyRuns(300),
    );
  });
});
