import { loadSite } from '../../../../cli/content/loadSite.ts';
import type { Site } from '../../../../cli/content/site.ts';
import { type PlannedSite, planSite } from '../../../../cli/plan/planSite.ts';
import type { PageKind, PlannedPage } from '../../../../data/model/pages/page.ts';
import { type CityFiles, smallCity } from '../../../support/smallCity.ts';
import { memoryFileSystem } from './memoryFileSystem.ts';

/** The content of the small city, with `files` in place of its own, read and checked without a disk. */
export function siteOf(files: CityFiles = {}): Site {
  const all = Object.entries({ ...smallCity(), ...files }).filter(([, content]) => content !== null);
  const texts = all.map(([name, content]) => [
    `/content/${name}`,
    typeof content === 'string' ? content : JSON.stringify(content),
  ]);
  const loaded = loadSite(memoryFileSystem(Object.fromEntries(texts)), '/content', 'content');
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ problem }) => problem).join('\n'));
  return loaded.value;
}

/** The small city with only `deals` for sale, `fields` in place of its own in `site.json`, and `files` beside them. */
export function siteWith(
  deals: readonly Record<string, unknown>[],
  fields: Record<string, unknown> = {},
  files: CityFiles = {},
): Site {
  const { 'site.json': own } = smallCity();
  const link = { label: 'All', href: '/deals' };
  const popularSearches = { heading: 'Popular', note: 'Now', links: [link] };
  return siteOf({
    'site.json': { ...own, popularSearches, ...fields },
    'deals/food.json': deals,
    'deals/shows.json': [],
    ...files,
  });
}

/** The site as planned at an instant written in ISO 8601. */
export const planAt = (site: Site, instant: string): PlannedSite => planSite(site, Date.parse(instant));

/** A planned page with its props made and its ingredients named, so that it can be compared. */
export type PageWithProps<Kind extends PageKind = PageKind> = Omit<
  PlannedPage<Kind>,
  'makeProps' | 'ingredients'
> & {
  readonly props: ReturnType<PlannedPage<Kind>['makeProps']>;
  readonly ingredients: string | undefined;
};

/** Makes the props of a page. */
export function withProps({ makeProps, ingredients, ...page }: PlannedPage): PageWithProps {
  return { ...page, props: makeProps(), ingredients: ingredients?.() };
}

/** The page at `path`; throws where there is none. */
export function pageAt<Kind extends PageKind>(
  planned: PlannedSite,
  kind: Kind,
  path: string,
): PageWithProps<Kind> {
  const page = planned.pages.find((candidate) => candidate.path === path);
  if (page?.kind !== kind) throw new Error(`There is no ${kind} page at ${path}`);
  return withProps(page) as PageWithProps<Kind>;
}

/** The slugs of deals or cards in order. */
export const slugsOf = (items: readonly { readonly slug: string }[]) => items.map(({ slug }) => slug);
