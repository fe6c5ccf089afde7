import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { loadSite } from '../../../../cli/content/loadSite.ts';
import { nodeFileSystem } from '../../../../cli/files/fileSystem.ts';
import { createPosters } from '../../../../cli/plan/images/posters.ts';
import { createPlanMemory } from '../../../../cli/plan/planMemory.ts';
import { nextDue, planSite } from '../../../../cli/plan/planSite.ts';
import { isFullRun, propertyRuns, sampleOf } from '../../../support/fullRun.ts';
import { withProps } from '../support/siteOf.ts';

const loaded = loadSite(nodeFileSystem(), path.join(root, 'data', 'content'), 'data/content');
if (!loaded.ok) throw new Error('The sample city does not load');
const site = loaded.value;
const posters = createPosters(site);

type Pages = ReturnType<typeof planSite>['pages'];
const pagesAt = (instant: number): Pages => planSite(site, instant, createPlanMemory(site, posters)).pages;
const propsOf = (page: Pages[number]) => JSON.stringify(page.makeProps());

/** The first or last moments of the validity of `pages`, each with its pages. */
function moments(pages: Pages): [number, Pages[number][]][] {
  const found = new Map<number, Pages[number][]>();
  for (const page of pages) {
    const { from, until } = page.valid;
    for (const moment of [from, until === null ? null : until - 1])
      if (moment !== null) found.set(moment, [...(found.get(moment) ?? []), page]);
  }
  return [...found].sort(([a], [b]) => a - b);
}

const moment = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2028, 11, 31) });

describe('cli/plan validity of the sample city', () => {
  it('is never too long: a page is the same at the first and the last moment of its validity', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const pages = pagesAt(now);
        for (const { path: at, valid } of pages) {
          expect(valid.until === null || valid.until > now, at).toBe(true);
          expect(valid.from === null || valid.from <= now, at).toBe(true);
        }
        for (const [instant, valid] of sampleOf(moments(pages), 3)) {
          const then = new Map(pagesAt(instant).map((page) => [page.path, page]));
          for (const page of valid) {
            const same = then.get(page.path);
            if (same) expect(propsOf(same), `${page.path} at ${instant}`).toBe(propsOf(page));
          }
        }
      }),
      { numRuns: isFullRun ? 5 : 2 },
    );
  });

  it('is never too short: when the next rebuild is due, the content of some page changes', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const pages = pagesAt(now);
        const due = Math.min(...pages.map(({ valid }) => valid.until ?? Number.POSITIVE_INFINITY));
        const later = new Map(pagesAt(due).map((page) => [page.path, propsOf(page)]));
        expect(pages.some((page) => later.get(page.path) !== propsOf(page))).toBe(true);
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
