import type { HomeProps, Page } from '../../../data/model/pages/page.ts';
import type { PlannedSite } from '../../plan/planSite.ts';

/** What happens at `due` (epoch milliseconds), between a plan from before it and one from then on, in words. */
export function reasonsAt(before: PlannedSite, after: PlannedSite, due: number): string[] {
  const reasons = [
    ...(before.chrome.year === after.chrome.year ? [] : [`${after.chrome.year} begins`]),
    ...endedWords(before.pages, due),
    ...lastDays(before.pages, after.pages, due),
    ...after.catalogue.entries.flatMap(({ deal, span }) => {
      if (span.startsAt === due) return [`"${deal.title}" begins`];
      return span.endsAt === due ? [`"${deal.title}" ends`] : [];
    }),
    ...banners(bannerOf(before.pages), bannerOf(after.pages)),
  ];
  return reasons.length > 0 ? reasons : ['the content has edits of this date'];
}

/** The dated words of guides that say the truth no more. */
function endedWords(pages: readonly Page[], due: number): string[] {
  const words = pages.flatMap((page) =>
    page.kind === 'guide' && page.props.datedUntil === due && page.props.range !== null
      ? [`"${page.props.range}" is over`]
      : [],
  );
  return [...new Set(words)];
}

/** The guides some of whose deals cannot be had on another day of theirs. */
function lastDays(before: readonly Page[], after: readonly Page[], due: number): string[] {
  const now = new Map(after.map((page) => [page.path, page]));
  const deals = (page: Page | undefined) =>
    page?.kind === 'guide' ? JSON.stringify([page.props.selection, page.props.blocks]) : '';
  const words = before.flatMap((page) =>
    page.kind === 'guide' &&
    page.valid.until === due &&
    page.props.range !== null &&
    page.props.datedUntil !== due &&
    deals(page) !== deals(now.get(page.path))
      ? [`deals for "${page.props.range}" have had their last day`]
      : [],
  );
  return [...new Set(words)];
}

function bannerOf(pages: readonly Page[]): HomeProps['banner'] {
  const home = pages.find(({ path }) => path === '/');
  return home?.kind === 'home' ? home.props.banner : null;
}

function banners(before: HomeProps['banner'], after: HomeProps['banner']): string[] {
  if (before?.id === after?.id) return [];
  return [
    ...(before ? [`the banner "${before.id}" goes`] : []),
    ...(after ? [`the banner "${after.id}" comes`] : []),
  ];
}
