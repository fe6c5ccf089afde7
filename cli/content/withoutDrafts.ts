import { inCatalogue } from '../../data/messages/t.ts';
import { dealPath } from '../../data/model/routes.ts';
import type { Site } from './site.ts';

/** A site without its drafts, and how many there were. */
export interface PublishedSite {
  readonly site: Site;
  readonly drafts: number;
}

/**
 * `all` as visitors get it: without the deals and pages that are drafts, and without what leads to them in lists, such as
 * cards, navigation and related pages. A holiday whose main page is a draft is one with all of its pages.
 */
export function withoutDrafts(all: Site): PublishedSite {
  const paths = inCatalogue(all.messages, () => draftPaths(all));
  if (paths.size === 0) return { site: all, drafts: 0 };
  const isWritten = ({ draft }: { readonly draft?: boolean | undefined }) => draft !== true;
  const site: Site = {
    ...all,
    config: withoutLinks(all.config, paths),
    deals: all.deals.filter(isWritten),
    pages: all.pages.filter(isWritten),
    landingPages: all.landingPages.filter(isWritten).map((page) => withoutLinks(page, paths)),
    holidays: all.holidays
      .filter(isWritten)
      .map(({ pages, ...hub }) => withoutLinks({ ...hub, pages: pages.filter(isWritten) }, paths)),
  };
  return { site, drafts: paths.size };
}

function draftPaths({ deals, pages, landingPages, holidays }: Site): Set<string> {
  const drafts = [
    ...deals.map(({ slug, draft }) => [dealPath(slug), draft] as const),
    ...[...pages, ...landingPages].map(({ name, draft }) => [`/${name}`, draft] as const),
    ...holidays.flatMap((holiday) => [
      [`/${holiday.id}`, holiday.draft] as const,
      ...holiday.pages.map(({ name, draft }) => [`/${holiday.id}/${name}`, holiday.draft || draft] as const),
    ]),
  ];
  return new Set(drafts.flatMap(([path, draft]) => (draft ? path : [])));
}

/** `value` without the entries of lists that lead to one of `paths`. */
function withoutLinks<T>(value: T, paths: ReadonlySet<string>): T {
  if (Array.isArray(value)) {
    return value.filter((item) => !leadsTo(item, paths)).map((item) => withoutLinks(item, paths)) as T;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutLinks(inner, paths)]),
  ) as T;
}

function leadsTo(item: unknown, paths: ReadonlySet<string>): boolean {
  if (item === null || typeof item !== 'object') return false;
  const { href, link } = item as { readonly href?: unknown; readonly link?: unknown };
  if (typeof href === 'string') return paths.has(href.replace(/[?#].*$/, ''));
  return link !== undefined && leadsTo(link, paths);
}
