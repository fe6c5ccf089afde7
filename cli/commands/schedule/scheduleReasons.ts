import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { HomeProps, PlannedPage } from '../../../data/model/pages/page.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { whenPath } from '../../../data/model/routes.ts';
import { listedTimes } from '../../../data/model/time/whenFilter.ts';
import type { CatalogEntry } from '../../plan/catalog/dealIndex.ts';

/** What happens at an instant, between the plan before it and the plan from then on. */
export interface ScheduleStep {
  /** Epoch milliseconds. */
  readonly due: number;
  readonly chrome: { readonly before: Chrome; readonly after: Chrome };
  /** Those pages that `explains` selects and that are planned again. */
  readonly before: readonly PlannedPage[];
  readonly after: readonly PlannedPage[];
  /** The beginnings and ends of deals at the instant, in words. */
  readonly phases: readonly string[];
  /** What to say if nothing of that is a reason. */
  readonly otherwise: () => string[];
}

/** Selects the pages whose props tell why they change. */
export function explainingPages(): (page: PlannedPage) => boolean {
  // A day is over with its evening.
  const days = new Set(listedTimes.filter((time) => time !== 'tonight').map(whenPath));
  return ({ kind, path }) => kind === 'guide' || path === '/' || (kind === 'listing' && days.has(path));
}

/** `"Taco flight" begins`, by the instants (epoch milliseconds) at which it does, in the order of `entries`. */
export function phaseReasons(entries: readonly CatalogEntry[]): ReadonlyMap<number, readonly string[]> {
  const reasons = new Map<number, string[]>();
  const add = (instant: number | null, reason: string) => {
    if (instant === null) return;
    const others = reasons.get(instant);
    if (others) others.push(reason);
    else reasons.set(instant, [reason]);
  };
  for (const { deal, span } of entries) {
    add(span.startsAt, `"${deal.title}" begins`);
    if (span.endsAt !== span.startsAt) add(span.endsAt, `"${deal.title}" ends`);
  }
  return reasons;
}

/** What happens at an instant, in words. */
export function scheduleReasons({ due, chrome, before, after, phases, otherwise }: ScheduleStep): string[] {
  const pagesAfter = new Map(after.map((page) => [page.path, page]));
  const { year } = chrome.after;
  const stale = before.filter(({ valid }) => valid.until === due);
  const reasons = [
    ...(chrome.before.year === year ? [] : [`${year} begins`]),
    ...new Set([...endedRanges(stale, due), ...endedTimes(stale, pagesAfter)]),
    ...lastUsableDays(stale, pagesAfter, due),
    ...phases,
    ...bannerReasons(bannerOf(before), bannerOf(after)),
  ];
  return reasons.length > 0 ? reasons : otherwise();
}

/** The dates in the headings of guides that are over. */
function endedRanges(stale: readonly PlannedPage[], due: number): string[] {
  const reasons = stale.flatMap((page) => {
    if (page.kind !== 'guide') return [];
    const { range, datedUntil } = page.makeProps();
    return datedUntil === due && range !== null ? [`"${range}" is over`] : [];
  });
  return [...new Set(reasons)];
}

type PagesByPath = ReadonlyMap<string, PlannedPage>;

/** The days of listings that are over, or what is over on them. */
function endedTimes(stale: readonly PlannedPage[], pagesAfter: PagesByPath): string[] {
  return stale.flatMap((page) => {
    if (page.kind !== 'listing') return [];
    const { heading, range } = page.makeProps();
    const name = `"${heading}, ${range}"`;
    const pageAfter = pagesAfter.get(page.path);
    const isSame = pageAfter?.kind === 'listing' && pageAfter.makeProps().range === range;
    return [isSame ? `something on ${name} is over` : `${name} is over`];
  });
}

/** The dates of guides that lose a deal at `due`, because it cannot be used on the days that remain. */
function lastUsableDays(stale: readonly PlannedPage[], pagesAfter: PagesByPath, due: number): string[] {
  const reasons = stale.flatMap((page) => {
    if (page.kind !== 'guide') return [];
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
