import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { HomeProps, PlannedPage } from '../../../data/model/pages/page.ts';
import type { PlannedSite } from '../../plan/planSite.ts';

/** What happens at `due` (epoch milliseconds), between a plan from before it and one from then on, in words. */
export function reasonsAt(before: PlannedSite, after: PlannedSite, due: number): string[] {
  const reasons = [
    ...(before.chrome.year === after.chrome.year ? [] : [`${after.chrome.year} begins`]),
    ...endedRanges(before.pages, due),
    ...lastUsableDays(before.pages, after.pages, due),
    ...after.catalog.entries.flatMap(({ deal, span }) => {
      if (span.startsAt === due) return [`"${deal.title}" begins`];
      return span.endsAt === due ? [`"${deal.title}" ends`] : [];
    }),
    ...banners(bannerOf(before.pages), bannerOf(after.pages)),
  ];
  return reasons.length > 0 ? reasons : ['the content has edits of this date'];
}

/** The dates in the headings of guides that are over. */
function endedRanges(pages: readonly PlannedPage[], due: number): string[] {
  const reasons = pages.flatMap((page) => {
    if (page.kind !== 'guide') return [];
    const { range, datedUntil } = page.makeProps();
    return datedUntil === due && range !== null ? [`"${range}" is over`] : [];
  });
  return [...new Set(reasons)];
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

function banners(before: HomeProps['banner'], after: HomeProps['banner']): string[] {
  if (before?.id === after?.id) return [];
  return [
    ...(before ? [`the banner "${before.id}" goes`] : []),
    ...(after ? [`the banner "${after.id}" comes`] : []),
  ];
}
