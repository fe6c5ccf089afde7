import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { loadSite } from '../../../../cli/content/loadSite.ts';
import { nodeFileSystem } from '../../../../cli/files/fileSystem.ts';
import { createPosters } from '../../../../cli/plan/images/posters.ts';
import { createPlanMemory } from '../../../../cli/plan/planMemory.ts';
import { nextDue, planSite } from '../../../../cli/plan/planSite.ts';
import { isFullRun, propertyRuns } from '../../../support/fullRun.ts';
import { withProps } from '../support/siteOf.ts';

const loaded = loadSite(nodeFileSystem(), path.join(root, 'data', 'content'), 'data/content');
if (!loaded.ok) throw new Error('The sample city does not load');
const site = loaded.value;
const posters = createPosters(site);

/** Props of all pages at an instant, by path; each instant is planned once. */
const plans = new Map<number, Map<string, string>>();
function propsAt(instant: number): Map<string, string> {
  let found = plans.get(instant);
  if (!found) {
    const { pages } = planSite(site, instant, createPlanMemory(site, posters));
    found = new Map(pages.map((page) => [page.path, JSON.stringify(page.makeProps())]));
    plans.set(instant, found);
  }
  return found;
}

const moment = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2028, 11, 31) });

describe('cli/plan validity of the sample city', () => {
  it('is never too long: a page is the same at the first and the last moment of its validity', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const { pages } = planSite(site, now, createPlanMemory(site, posters));
        for (const page of pages) {
          const { from, until } = page.valid;
          const own = JSON.stringify(page.makeProps());
          expect(until === null || until > now, page.path).toBe(true);
          expect(from === null || from <= now, page.path).toBe(true);
          if (from !== null) expect(propsAt(from).get(page.path) ?? own, `${page.path} before`).toBe(own);
          if (until !== null)
            expect(propsAt(until - 1).get(page.path) ?? own, `${page.path} after`).toBe(own);
        }
      }),
      propertyRuns(5),
    );
  });

  it('is never too short: when the next rebuild is due, the content of some page changes', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const { pages } = planSite(site, now, createPlanMemory(site, posters));
        const due = Math.min(...pages.map(({ valid }) => valid.until ?? Number.POSITIVE_INFINITY));
        const later = propsAt(due);
        expect(pages.some((page) => later.get(page.path) !== JSON.stringify(page.makeProps()))).toBe(true);
      }),
      propertyRuns(8),
    );
  });

  it('holds for plans that remember earlier ones', () => {
    const memory = createPlanMemory(site, posters);
    let due: number | null = Date.parse('2026-11-20T12:00:00Z');
    for (let step = 0; step < (isFullRun ? 60 : 8) && due !== null; step++) {
      const { pages } = planSite(site, due, memory);
      const afresh = planSite(site, due, createPlanMemory(site, posters));
      expect(pages.map(withProps)).toEqual(afresh.pages.map(withProps));
      due = nextDue(pages);
    }
  });
});
