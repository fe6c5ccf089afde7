import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../support/fullRun.ts';
import { guideRoutes, landingRoutes } from '../support/sampleRoutes.ts';
import { runProgram } from '../support/sampleSite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-guides-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the sample city for an instant; gives the HTML of its pages by path. */
async function buildAt(now: string): Promise<(path: string) => string> {
  const { code, stderr } = await runProgram(['build', '--out', folder, '--no-social-images', '--now', now]);
  if (code !== 0) throw new Error(stderr);
  const pages = new Map(
    ['/', ...guideRoutes].map((route) => [
      route,
      readFileSync(path.join(folder, route === '/' ? 'index.html' : `${route}.html`), 'utf8'),
    ]),
  );
  return (route) => pages.get(route) ?? '';
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
const heading = (html: string) => plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

/**
 * Worked out by hand from a calendar, all in the city's own time: the weekend and the day that guides name, the
 * coming Memorial Day and Fourth of July, and whether home has a banner.
 */
const moments = [
  {
    name: 'a Monday',
    now: '2026-11-23T12:00:00-05:00',
    weekend: ['Nov 27–29', 'November 27–29, 2026'],
    today: 'Monday, November 23',
    memorialDay: 'Monday, May 31, 2027',
    fourth: 'Sunday, July 4, 2027',
    banner: null,
  },
  {
    name: 'a Friday',
    now: '2026-11-20T00:00:00-05:00',
    weekend: ['Nov 20–22', 'November 20–22, 2026'],
    today: 'Friday, November 20',
    memorialDay: 'Monday, May 31, 2027',
    fourth: 'Sunday, July 4, 2027',
    banner: null,
  },
  {
    name: 'a Sunday, a minute to midnight',
    now: '2026-11-22T23:59:00-05:00',
    weekend: ['Nov 20–22', 'November 20–22, 2026'],
    today: 'Sunday, November 22',
    memorialDay: 'Monday, May 31, 2027',
    fourth: 'Sunday, July 4, 2027',
    banner: null,
  },
  {
    name: 'the hour in which clocks go forward',
    now: '2027-03-14T07:00:00Z',
    weekend: ['Mar 12–14', 'March 12–14, 2027'],
    today: 'Sunday, March 14',
    memorialDay: 'Monday, May 31, 2027',
    fourth: 'Sunday, July 4, 2027',
    banner: null,
  },
  {
    name: 'the hour in which clocks go back',
    now: '2027-11-07T06:30:00Z',
    weekend: ['Nov 5–7', 'November 5–7, 2027'],
    today: 'Sunday, November 7',
    memorialDay: 'Monday, May 29, 2028',
    fourth: 'Tuesday, July 4, 2028',
    banner: null,
  },
  {
    name: 'Memorial Day itself',
    now: '2027-05-31T09:00:00-04:00',
    weekend: ['May 28–31', 'May 28–31, 2027'],
    today: 'Monday, May 31',
    memorialDay: 'Monday, May 31, 2027',
    fourth: 'Sunday, July 4, 2027',
    banner: '/memorial-day',
  },
  {
    name: 'the Fourth of July, a Sunday',
    now: '2027-07-04T22:00:00-04:00',
    weekend: ['Jul 2–5', 'July 2–5, 2027'],
    today: 'Sunday, July 4',
    memorialDay: 'Monday, May 29, 2028',
    fourth: 'Sunday, July 4, 2027',
    banner: '/july-4th',
  },
  {
    name: 'the last day of a year',
    now: '2026-12-31T18:00:00-05:00',
    weekend: ['Jan 1–3', 'January 1–3, 2027'],
    today: 'Thursday, December 31',
    memorialDay: 'Monday, May 31, 2027',
    fourth: 'Sunday, July 4, 2027',
    banner: null,
  },
] as const;

describe.each(sampleOf(moments, 5))(
  'the sample city on $name',
  ({ now, weekend, today, memorialDay, fourth, banner }) => {
    let page: (path: string) => string;
    beforeAll(async () => {
      page = await buildAt(now);
    });

    it('names the weekend in headings and in the line that says for when', () => {
      for (const route of landingRoutes.filter((name) => name.includes('this-weekend'))) {
        expect(heading(page(route)), route).toMatch(new RegExp(`This Weekend, ${weekend[0]}$`));
        expect(plain(page(route)), route).toContain(`Updated for ${weekend[1]}`);
      }
    });

    it('names the day', () => {
      for (const route of landingRoutes.filter((name) => name.includes('today'))) {
        expect(heading(page(route)), route).toMatch(new RegExp(`Today, ${today}$`));
      }
    });

    it('is about the coming holidays', () => {
      for (const route of guideRoutes) {
        if (route.includes('memorial')) expect(heading(page(route)), route).toContain(memorialDay);
        if (route.includes('july-4th')) expect(heading(page(route)), route).toContain(fourth);
      }
    });

    it('has the banner of the season on home, or none', () => {
      const home = page('/');
      const shown = /<[^>]*class="[^"]*season[^"]*"[^>]*>.*?href="([^"]+)"/s.exec(home)?.[1] ?? null;
      expect(shown).toBe(banner);
    });

    it('has put words in place of every placeholder', () => {
      for (const route of ['/', ...guideRoutes]) expect(plain(page(route)), route).not.toMatch(/\{[a-z]+\}/);
    });

    it('has deals to show on every landing page', () => {
      for (const route of landingRoutes) {
        const main = /<main.*<\/main>/s.exec(page(route))?.[0] ?? '';
        const deals = new Set([...main.matchAll(/href="(\/deal\/[^"]+)"/g)].map(([, href]) => href));
        expect(deals.size, route).toBeGreaterThanOrEqual(3);
      }
    });
  },
);

describe('the guides of the sample city', () => {
  it('have words of their own, of which no two share more than a third, and small pictures of their own', async () => {
    const page = await buildAt('2027-05-03T12:00:00-04:00');
    const canonical = guideRoutes.filter((route) => page(route).includes(`.example${route}"`));
    const shingles = new Map(
      canonical.map((route) => [route, shinglesOf(/<main.*<\/main>/s.exec(page(route))?.[0] ?? '')]),
    );
    const close: string[] = [];
    for (const [a, own] of shingles) {
      for (const [b, other] of shingles) {
        if (a >= b) continue;
        const shared = [...own].filter((shingle) => other.has(shingle)).length;
        const ratio = shared / Math.min(own.size, other.size);
        if (ratio > 1 / 3) close.push(`${a} and ${b} share ${Math.round(ratio * 100)}%`);
      }
    }
    expect(canonical.length).toBeGreaterThanOrEqual(35);
    expect(close).toEqual([]);
    const heroes = landingRoutes.map((route) => /"(\/assets\/hero-[^"]+)"/.exec(page(route))?.[1] ?? route);
    expect(new Set(heroes).size).toBe(landingRoutes.length);
    expect(heroes.filter((hero) => !hero.startsWith('/assets/'))).toEqual([]);
    const sizes = heroes.map((hero) => gzipSync(readFileSync(path.join(folder, hero))).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8192);
  });
});

/** Runs of five words of what a page says itself; cards of deals are the catalogue's words. */
function shinglesOf(html: string): Set<string> {
  const words =
    plain(html)
      .toLowerCase()
      .match(/[a-z0-9']+/g) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}
