import { inCatalogue } from '../../../data/messages/t.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { HomeProps, PlannedPage } from '../../../data/model/pages/page.ts';
import { whenPath } from '../../../data/model/routes.ts';
import { listedTimes } from '../../../data/model/time/whenFilter.ts';
import type { Site } from '../../content/site.ts';
import { createPlanMemory } from '../../plan/planMemory.ts';
import { nextDue, type PlannedSite, planSite } from '../../plan/planSite.ts';

/** An instant at which pages go stale. */
export interface DueInstant {
  /** Epoch milliseconds. */
  readonly due: number;
  /** The paths of the pages that are added, changed or removed, sorted. */
  readonly pages: readonly string[];
  /** Why, such as `"Taco flight" ends`. */
  readonly reasons: readonly string[];
}

/** The instants after `now` and up to `until` (epoch milliseconds) at which pages of `site` go stale, in order. */
export function* planSchedule(site: Site, now: number, until: number): Generator<DueInstant> {
  const memory = createPlanMemory(site);
  const days = inCatalogue(site.messages, daysListed);
  let before = planSite(site, now, memory);
  for (;;) {
    const due = nextDue(before.pages);
    if (due === null || due > until) return;
    const after = planSite(site, due, memory);
    yield { due, pages: changedPages(before, after, due), reasons: reasonsFor({ before, after, due, days }) };
    before = after;
  }
}

/**
 * The paths of the pages that a build at `due` renders or removes where `before` was built. What a stale page says may be as before,
 * but until when it is true never is, which is why builds render it.
 */
function changedPages(before: PlannedSite, after: PlannedSite, due: number): string[] {
  const removed = new Map(before.pages.map((page) => [page.path, page]));
  const isChromeSame = JSON.stringify(before.chrome) === JSON.stringify(after.chrome);
  const rendered = after.pages.filter(({ path }) => {
    const previous = removed.get(path);
    removed.delete(path);
    return previous === undefined || !isChromeSame || isStale(previous, due);
  });
  return [...rendered.map(({ path }) => path), ...removed.keys()].sort();
}

const isStale = ({ valid }: PlannedPage, due: number) => valid.until !== null && valid.until <= due;

interface Turn {
  readonly before: PlannedSite;
  readonly after: PlannedSite;
  /** Epoch milliseconds. */
  readonly due: number;
  /** The first pages of the listings of days. */
  readonly days: ReadonlySet<string>;
}

/** What happens at an instant, between the plan before it and the plan from then on, in words. */
function reasonsFor({ before, after, due, days }: Turn): string[] {
  const reasons = [
    ...(before.chrome.year === after.chrome.year ? [] : [`${after.chrome.year} begins`]),
    ...new Set([...endedRanges(before.pages, due), ...endedTimes({ before, after, due, days })]),
    ...lastUsableDays(before.pages, after.pages, due),
    ...after.catalog.entries.flatMap(({ deal, span }) => {
      if (span.startsAt === due) return [`"${deal.title}" begins`];
      return span.endsAt === due ? [`"${deal.title}" ends`] : [];
    }),
    ...bannerReasons(bannerOf(before.pages), bannerOf(after.pages)),
  ];
  return reasons.length > 0 ? reasons : ['the content has edits of this date'];
}

/** The dates in the headings of guides that are over. */
function endedRanges(pages: readonly PlannedPage[], due: number): string[] {
  const reasons = pages.flatMap((page) => {
    if (page.kind !== 'guide' || page.valid.until !== due) return [];
    const { range, datedUntil } = page.makeProps();
    return datedUntil === due && range !== null ? [`"${range}" is over`] : [];
  });
  return [...new Set(reasons)];
}

/** The first pages of the listings of days. A day is over with its evening. */
const daysListed = (): ReadonlySet<string> =>
  new Set(listedTimes.filter((time) => time !== 'tonight').map(whenPath));

/** The days of listings that are over, or what is over on them. */
function endedTimes({ before, after, due, days }: Turn): string[] {
  return before.pages.flatMap((page) => {
    if (page.kind !== 'listing' || page.valid.until !== due || !days.has(page.path)) return [];
    const { heading, range } = page.makeProps();
    const name = `"${heading}, ${range}"`;
    const pageAfter = after.pages.find(({ path }) => path === page.path);
    const isSame = pageAfter?.kind === 'listing' && pageAfter.makeProps().range === range;
    return [isSame ? `something on ${name} is over` : `${name} is over`];
  });
}

/** The dates of guides that lose a deal at `due`, because it cannot be used on the days that remain. */
function lastUsableDays(
  before: readonly PlannedPage[],
  after: readonly PlannedPage[],
  due: number,
): string[] {
  const pagesAfter = new Map(after.map((page) => [page.path, page]));
  const reasons = before.flatMap((page) => {
    if (page.kind !== 'guide' || page.valid.until !== due) return [];
    const props = page.makeProps();
    if (props.range === null || props.datedUntil === due) return [];
    const pageAfter = pagesAfter.get(page.path);
    const dealsAfter = pageAfter?.kind === 'guide' ? dealsIn(pageAfter.makeProps()) : '';
    return dealsIn(props) === dealsAfter ? [] : [`deals for "${props.range}" have had their last day`];
  });
  return [...new Set(reasons)];
}

const dealsIn = ({ selection, blocks }: GuideProps) => JSON.stringify([selection, blocks]);

function bannerOf(pages: readonly PlannedPage[]): HomeProps['banner'] {
  const home = pages.find(({ path }) => path === '/');
  return home?.kind === 'home' ? home.makeProps().banner : null;
}

function bannerReasons(before: HomeProps['banner'], after: HomeProps['banner']): string[] {
  if (before?.id === after?.id) return [];
  return [
    ...(before ? [`the banner "${before.id}" ends`] : []),
    ...(after ? [`the banner "${after.id}" begins`] : []),
  ];
}
