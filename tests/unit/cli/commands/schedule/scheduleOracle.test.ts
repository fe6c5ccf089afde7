import { describe, expect, it } from 'vitest';
import { type DueInstant, planSchedule } from '../../../../../cli/commands/schedule/planSchedule.ts';
import type { Site } from '../../../../../cli/content/site.ts';
import { createPlanMemory } from '../../../../../cli/plan/planMemory.ts';
import { nextDue, planSite } from '../../../../../cli/plan/planSite.ts';
import { quickChoice } from '../../../../support/fullRun.ts';
import { sampleGuides } from '../../../../support/guideFixtures.ts';
import { restlessCity } from '../../../../support/restlessCity.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { siteOf, siteWith } from '../../support/siteOf.ts';

/** What changes, by a whole plan of the site at every instant. */
function fullSchedule(site: Site, now: number, until: number): Omit<DueInstant, 'reasons'>[] {
  const { posters } = createPlanMemory(site);
  const planAt = (instant: number) => planSite(site, instant, createPlanMemory(site, posters));
  const schedule: Omit<DueInstant, 'reasons'>[] = [];
  let before = planAt(now);
  for (let due = nextDue(before.pages); due !== null && due <= until; due = nextDue(before.pages)) {
    const after = planAt(due);
    const isChromeSame = JSON.stringify(before.chrome) === JSON.stringify(after.chrome);
    const ends = new Map(before.pages.map(({ path, valid }) => [path, valid.until]));
    const pathsAfter = new Set(after.pages.map(({ path }) => path));
    const rendered = [...pathsAfter].filter((path) => {
      const end = ends.get(path);
      return !isChromeSame || end === undefined || (end !== null && end <= due);
    });
    const removed = [...ends.keys()].filter((path) => !pathsAfter.has(path));
    schedule.push({ due, pages: [...rendered, ...removed].sort() });
    before = after;
  }
  return schedule;
}

/** Deals that come and go, so that listings and vendors gain and lose pages. */
const shortDeals = Array.from({ length: 40 }, (_, index) => {
  const day = (offset: number) => new Date(Date.UTC(2026, 11, 27 + offset)).toISOString().slice(0, 10);
  const first = index % 7;
  return sampleDeal(`deal-${index}`, { startDate: day(first), expiryDate: day(first + (index % 5)) });
});

const cities: readonly (readonly [name: string, site: () => Site])[] = [
  ['deals that come and go', () => siteWith(shortDeals)],
  ['ended deals that stay', () => siteWith(shortDeals, { expiredDeals: 'show' })],
  ['guides and banners', () => siteOf(sampleGuides())],
  ...[1, 2, 3].map((seed) => [`hostile times ${seed}`, () => siteOf(restlessCity(seed, 15))] as const),
];

const periods = [
  ['2026-12-29T05:00:00Z', '2027-01-05T12:00:00Z'],
  ['2027-03-12T12:00:00Z', '2027-03-15T12:00:00Z'],
] as const;

describe('cli/commands/schedule/planSchedule, by whole plans', () => {
  it.each([...cities.slice(0, 3), ...quickChoice(cities.slice(3))])(
    'names the instants and pages that whole plans of the site differ in: %s',
    (_, makeSite) => {
      const site = makeSite();
      for (const [from, to] of quickChoice(periods)) {
        const [now, until] = [Date.parse(from), Date.parse(to)];
        const schedule = [...planSchedule(site, now, until)].map(({ due, pages }) => ({ due, pages }));
        expect(schedule.length).toBeGreaterThan(0);
        expect(JSON.stringify(schedule)).toBe(JSON.stringify(fullSchedule(site, now, until)));
      }
    },
  );
});
