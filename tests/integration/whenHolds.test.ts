import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedSite } from '../../cli/plan/planSite.ts';
import { memoize } from '../../data/model/memoize.ts';
import { whenPath } from '../../data/model/routes.ts';
import { listedTimes } from '../../data/model/time/whenFilter.ts';
import type { ContentOracle } from '../support/contentOracle.ts';
import { quickChoice } from '../support/fullRun.ts';
import { timedCities } from '../support/timedCities.ts';

const iso = (instant: number) => new Date(instant).toISOString();

interface Shown {
  /** All that the pages say, with header and footer. */
  readonly words: string;
  /** When they go stale, in epoch milliseconds. */
  readonly until: number;
}

/** The guide at `path`, or all pages of the listing there. */
function shownAt({ pages, chrome }: PlannedSite, path: string): Shown {
  const own = pages.filter((page) => page.path === path || page.path.startsWith(`${path}/page/`));
  const props = own.map((page) => {
    const { head, ...rest } = page.makeProps();
    // The day of the last change changes with anything.
    return { path: page.path, head: { ...head, lastModified: null }, ...rest };
  });
  return {
    words: JSON.stringify([chrome, props]),
    until: Math.min(...own.map(({ valid }) => valid.until ?? Infinity)),
  };
}

/** Midnights of the city and ends of sessions: the only instants at which pages about a day may go stale. */
function createIsChange(oracle: ContentOracle): (instant: number) => boolean {
  const ends = oracle.deals.flatMap((deal) =>
    oracle
      .scheduleOf(deal)
      .upcomingSessions(0)
      .map(({ start, end }) => end ?? start),
  );
  const all = new Set(ends);
  return (instant) => all.has(instant) || instant === oracle.midnight(oracle.today(instant));
}

describe.each(timedCities)('pages of %s about today, tonight and the weekend', (_name, create) => {
  const { oracle, instants, planAt } = create();
  const paths = [...listedTimes.map(whenPath), ...oracle.guides.map(({ path }) => path)];
  const chosen = quickChoice(instants);

  it('stay as they are until they go stale, which is when a session or a day ends and they say something else', () => {
    const isChange = createIsChange(oracle);
    const idle: string[] = [];
    for (const now of chosen) {
      const plan = memoize(planAt);
      for (const path of paths) {
        const { words, until } = shownAt(plan(now), path);
        const at = `${path} from ${iso(now)} to ${iso(until)}`;
        expect(isChange(until), at).toBe(true);
        const [between = now] = fc.sample(fc.integer({ min: now, max: until - 1 }), {
          seed: now % 1e6,
          numRuns: 1,
        });
        for (const later of [between, until - 1]) expect(shownAt(plan(later), path).words, at).toBe(words);
        if (shownAt(plan(until), path).words === words) idle.push(at);
      }
    }
    expect(idle).toEqual([]);
  });
});
