import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../../cli/content/site.ts';
import { createPlanMemory } from '../../../../cli/plan/planMemory.ts';
import { planSite } from '../../../../cli/plan/planSite.ts';
import { createZone } from '../../../../data/model/time/zone.ts';
import { propertyRuns } from '../../../support/fullRun.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';
import { siteOf, withProps } from '../support/siteOf.ts';

const zones = ['America/Los_Angeles', 'America/New_York', 'Asia/Beirut', 'Pacific/Apia', 'America/Havana'];
const day = fc
  .integer({ min: 0, max: 500 })
  .map((days) => new Date(Date.UTC(2026, 9, 1 + days)).toISOString().slice(0, 10));

const dealFields = fc
  .record({
    days: fc.tuple(day, day, day),
    hasStart: fc.boolean(),
    featured: fc.boolean(),
    category: fc.constantFrom('food', 'shows'),
    neighborhood: fc.constantFrom('old-town', 'harbor'),
    vendor: fc.constantFrom('One', 'Two', 'Three'),
    clickCount: fc.nat(3),
    percent: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ days, hasStart, percent, ...fields }) => {
    const [publishedDate, startDate, expiryDate] = [...days].sort();
    const price = { originalPrice: 100, discountPrice: 100 - percent * 10, discountPercent: percent * 10 };
    return { ...fields, ...price, publishedDate, expiryDate, ...(hasStart ? { startDate } : {}) };
  });

const link = { label: 'All', href: '/deals' };

const siteArbitrary = fc
  .record({
    deals: fc.array(dealFields, { minLength: 1, maxLength: 9 }),
    timeZone: fc.constantFrom(...zones),
    expiredDeals: fc.constantFrom('hide', 'show'),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
  })
  .map(({ deals, timeZone, expiredDeals, months }) => {
    const { 'site.json': own } = smallCity();
    return siteOf({
      'site.json': {
        ...own,
        expiredDeals,
        city: { ...(own.city as object), timeZone },
        popularSearches: { heading: 'Popular', note: 'Now', links: [link] },
        seasonalBanners: [{ id: 'season', months, text: 'It is the season.', link }],
      },
      'deals/food.json': deals.map((fields, index) => sampleDeal(`deal-${index}`, fields)),
      'deals/shows.json': [],
    });
  });

/** An instant near one at which something changes, or any other. */
function instantFor({ deals, config }: Site, pick: number, shift: number): number {
  const { timeZone } = config.city;
  const days = deals.flatMap(({ startDate, expiryDate }) => [startDate ?? expiryDate, expiryDate]);
  const date = days[pick % days.length] ?? '2027-01-01';
  return createZone(timeZone).startOfDate(date) + shift;
}

const moment = siteArbitrary.chain((site) =>
  fc
    .tuple(fc.nat(), fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -9e9, max: 9e9 })))
    .map(([pick, shift]) => ({ site, now: instantFor(site, pick, shift) })),
);

function pagesAt(site: Site, instant: number) {
  const { pages, chrome } = planSite(site, instant);
  return { chrome, byPath: new Map(pages.map((page) => [page.path, withProps(page)])) };
}

describe('cli/plan validity', () => {
  it('never claims that a page is valid at a time when its content would differ', () => {
    fc.assert(
      fc.property(moment, ({ site, now }) => {
        const { pages, chrome } = planSite(site, now);
        const cache = new Map<number, ReturnType<typeof pagesAt>>();
        const planned = (instant: number) => {
          const pagesThen = cache.get(instant) ?? pagesAt(site, instant);
          cache.set(instant, pagesThen);
          return pagesThen;
        };
        for (const page of pages) {
          const { from, until } = page.valid;
          expect(from ?? now).toBeLessThanOrEqual(now);
          expect(until ?? now + 1).toBeGreaterThan(now);
          for (const instant of [from ?? now, (until ?? now + 1) - 1]) {
            expect(planned(instant).byPath.get(page.path)).toEqual(withProps(page));
            expect(planned(instant).chrome).toEqual(chrome);
          }
        }
      }),
      propertyRuns(60),
    );
  });

  it('plans the same pages for the same content and instant, whatever the order of the deals', () => {
    fc.assert(
      fc.property(moment, ({ site, now }) => {
        const reversed = { ...site, deals: [...site.deals].reverse() };
        const pages = planSite(site, now).pages.map(withProps);
        expect(planSite(reversed, now).pages.map(withProps)).toEqual(pages);
        expect(JSON.parse(JSON.stringify(pages))).toEqual(pages);
      }),
      propertyRuns(30),
    );
  });

  it('plans the same pages with a memory of earlier plans as without', () => {
    const series = siteArbitrary.chain((site) => {
      const steps = fc.array(fc.tuple(fc.nat(), fc.integer({ min: -3e8, max: 3e8 })), {
        minLength: 2,
        maxLength: 6,
      });
      return steps.map((picks) => ({
        site,
        instants: picks.map(([pick, shift]) => instantFor(site, pick, shift)),
      }));
    });
    fc.assert(
      fc.property(series, ({ site, instants }) => {
        const memory = createPlanMemory(site);
        for (const instant of instants) {
          const remembering = planSite(site, instant, memory);
          const afresh = planSite(site, instant);
          expect(remembering.pages.map(withProps)).toEqual(afresh.pages.map(withProps));
          expect(remembering.chrome).toEqual(afresh.chrome);
        }
      }),
      propertyRuns(40),
    );
  });
});
