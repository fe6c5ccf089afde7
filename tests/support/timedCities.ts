import * as path from 'node:path';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import type { Site } from '../../cli/content/site.ts';
import { createPosters } from '../../cli/plan/images/posters.ts';
import { createPlanMemory } from '../../cli/plan/planMemory.ts';
import { type PlannedSite, planSite } from '../../cli/plan/planSite.ts';
import { siteOf } from '../unit/cli/support/siteOf.ts';
import { ContentOracle, readContent } from './contentOracle.ts';
import { isFullRun, sampleOf } from './fullRun.ts';
import { restlessCity } from './restlessCity.ts';
import { sampleContent } from './sampleContent.ts';

const seed = 20261120;
const yearStart = Date.parse('2026-11-20T05:00:00Z');
const yearEnd = Date.parse('2027-11-20T05:00:00Z');
const minute = 60_000;

/** A city, what its content says about time, and instants of a year at which to compare both. */
export interface TimedCity {
  readonly site: Site;
  readonly oracle: ContentOracle;
  readonly planAt: (now: number) => PlannedSite;
  /** Epoch milliseconds: fifty in a full run, else three of them. */
  readonly instants: readonly number[];
}

function timedCity(site: Site, oracle: ContentOracle): TimedCity {
  const posters = createPosters(site);
  const instants = fc.sample(instantArbitrary(oracle), { seed, numRuns: 50 });
  return {
    site,
    oracle,
    planAt: (now) => planSite(site, now, createPlanMemory(site, posters)),
    instants: sampleOf(instants, 20),
  };
}

/** Any instant of the year, or one close to the end of a session, a midnight, the first or last day of a deal, or a change of clocks. */
function instantArbitrary(oracle: ContentOracle): fc.Arbitrary<number> {
  const anyInstant = fc.integer({ min: yearStart, max: yearEnd });
  const midnights = anyInstant.map((instant) => oracle.midnight(oracle.today(instant)));
  const ends = oracle.deals.flatMap((deal) =>
    oracle
      .scheduleOf(deal)
      .upcomingSessions(yearStart)
      .map(({ start, end }) => end ?? start),
  );
  const changes = [
    '2027-03-14T07:00:00Z',
    '2027-03-14T10:00:00Z',
    '2027-11-07T06:00:00Z',
    '2027-11-07T09:00:00Z',
  ];
  const edges = oracle.deals.flatMap(({ startDate, withdrawnDate }) => startDate ?? withdrawnDate ?? []);
  const starts = edges.map((date) => oracle.midnight(Temporal.PlainDate.from(date)));
  const hard = fc.oneof(
    midnights,
    fc.constantFrom(...ends),
    fc.constantFrom(...starts),
    fc.constantFrom(...changes.map(Date.parse)),
  );
  const near = fc.tuple(hard, fc.constantFrom(-3 * minute, -1, 0, 1, minute, 30 * minute));
  return fc.oneof(
    { weight: 3, arbitrary: anyInstant },
    { weight: 2, arbitrary: near.map(([instant, distance]) => instant + distance) },
  );
}

const sampleFolder = path.join(root, 'data', 'content');

/** Makes the cities, by their names: the sample city, and invented ones whose times are hostile. */
export const timedCities: readonly (readonly [name: string, make: () => TimedCity])[] = [
  ['the sample city', () => timedCity(sampleContent(), new ContentOracle(readContent(sampleFolder)))],
  ...Array.from({ length: isFullRun ? 4 : 1 }, (_, index) => {
    const make = () => {
      const files = restlessCity(seed + index);
      return timedCity(siteOf(files), new ContentOracle(files));
    };
    return [`restless city ${index + 1}`, make] as const;
  }),
];
