import type { PlannedPage } from '../../../data/model/pages/page.ts';
import type { Site } from '../../content/site.ts';
import { createPosters } from '../../plan/images/posters.ts';
import { nextDue, type PlannedSite, planSite } from '../../plan/planSite.ts';
import { reasonsAt } from './reasonsAt.ts';

/** An instant at which pages go stale. */
export interface DueInstant {
  /** Epoch milliseconds. */
  readonly due: number;
  /** The addresses of the pages that come, change or go, sorted. */
  readonly pages: readonly string[];
  /** Why, such as `"Taco flight" ends`. */
  readonly reasons: readonly string[];
}

/** The instants after `now` and up to `until` (epoch milliseconds) at which pages of `site` go stale, in order. */
export function* planSchedule(site: Site, now: number, until: number): Generator<DueInstant> {
  const posters = createPosters(site);
  let before = planSite(site, now, posters);
  for (;;) {
    const due = nextDue(before.pages);
    if (due === null || due > until) return;
    const after = planSite(site, due, posters);
    yield { due, pages: changedPages(before, after, due), reasons: reasonsAt(before, after, due) };
    before = after;
  }
}

/** The pages that a build at `due` renders or removes where `before` was built. */
function changedPages(before: PlannedSite, after: PlannedSite, due: number): string[] {
  const old = new Map(before.pages.map((page) => [page.path, page]));
  const isShared = JSON.stringify(before.chrome) === JSON.stringify(after.chrome);
  const rendered = after.pages.filter((page) => {
    const former = old.get(page.path);
    old.delete(page.path);
    return (
      former === undefined || !isShared || (isStale(former, due) && contentOf(former) !== contentOf(page))
    );
  });
  return [...rendered.map(({ path }) => path), ...old.keys()].sort();
}

/** Only these can have changed: comparing the others would take most of the time. */
const isStale = ({ valid }: PlannedPage, due: number) => valid.until !== null && valid.until <= due;

const contentOf = ({ kind, makeProps }: PlannedPage) => JSON.stringify([kind, makeProps()]);
