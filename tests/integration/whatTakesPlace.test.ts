import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { wholeDealData } from '../../cli/outputs/dealsIndex.ts';
import { createPosters } from '../../cli/plan/images/posters.ts';
import { type PlannedSite, planSite } from '../../cli/plan/planSite.ts';
import { createDealCalendar } from '../../data/model/deals/dealCalendar.ts';
import { type DealFilter, noFilter } from '../../data/model/deals/dealFilter.ts';
import type { DealData } from '../../data/model/deals/dealRecord.ts';
import { filterDeals } from '../../data/model/deals/filterDeals.ts';
import { whenPath } from '../../data/model/routes.ts';
import { listedTimes, namedTimes } from '../../data/model/time/whenFilter.ts';
import type { OracleDeal, OracleVendor } from '../support/dayOracle.ts';
import { propertyRuns } from '../support/fullRun.ts';
import { sampleContent } from '../support/sampleContent.ts';
import { ScheduleOracle } from '../support/scheduleOracle.ts';

const site = sampleContent();
const posters = createPosters(site);
const { timeZone } = site.config.city;

const content = path.join(root, 'data', 'content');
const read = <Item>(file: string) =>
  [JSON.parse(readFileSync(path.join(content, file), 'utf8')) as Item | Item[]].flat() as Item[];
const vendors = new Map(
  read<OracleVendor & { readonly id: string }>('vendors.json').map((vendor) => [vendor.id, vendor]),
);
const oracles = new Map(
  readdirSync(path.join(content, 'deals'))
    .flatMap((file) =>
      read<OracleDeal & { readonly slug: string; readonly vendor: string }>(path.join('deals', file)),
    )
    .map((deal) => [deal.slug, new ScheduleOracle(deal, vendors.get(deal.vendor) ?? {}, timeZone)]),
);

/** A year from the day of the sample on. */
const instants = fc.integer({ min: Date.parse('2026-11-20'), max: Date.parse('2027-11-20') });

/** What the deal browser lists, with the times on its cards. */
function filtered(data: DealData, when: NonNullable<DealFilter['when']>, now: number) {
  const calendar = createDealCalendar(data);
  const found = filterDeals(data.deals, { ...noFilter, when }, { now, calendar, place: null });
  return found.map((deal) => [deal.slug, calendar.timesOf(deal, when, now)]);
}

/** What the pages of a listing show. */
const listed = ({ pages }: PlannedSite, listing: string) =>
  pages
    .filter(({ path: own }) => own === listing || own.startsWith(`${listing}/page/`))
    .flatMap((page) => {
      const props = page.kind === 'listing' ? page.makeProps() : null;
      return props?.deals.map(({ slug }, index) => [slug, props.times[index]]) ?? [];
    });

describe('what takes place in the sample city', () => {
  it('is the same in the deal browser, in listings and for an oracle, at any instant of a year', () => {
    expect(oracles.size).toBe(site.deals.length);
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 40 }), (now, days) => {
        const planned = planSite(site, now, posters);
        const data = JSON.parse(JSON.stringify(wholeDealData(site, planned))) as DealData;
        const date = new Date(now + days * 86_400_000).toISOString().slice(0, 10);
        for (const when of [...namedTimes, date]) {
          const expected = data.deals
            .map(({ slug }) => slug)
            .filter((slug) => oracles.get(slug)?.takesPlace(when, now, data.daysOff));
          const found = filtered(data, when, now);
          expect(found.map(([slug]) => slug).sort(), when).toEqual(expected.sort());
        }
        for (const time of listedTimes) {
          expect(listed(planned, whenPath(time)), time).toEqual(filtered(data, time, now));
        }
      }),
      propertyRuns(50),
    );
  });
});
