import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import type { PageOf } from '../../../data/model/pages/page.ts';
import { chatPath, notFoundPath, savedPath, searchPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { CatalogueEntry } from '../catalog/dealCatalog.ts';
import type { TallyValidity } from '../catalog/tallyValidity.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { categoryTiles, neighborhoodCounts } from './listings.ts';

/*
 * The pages that stand on every site: search, the assistant, saved deals, not found.
 */

/** Of a page that says of the deals only how many there are. */
const timingOfTally = (context: PlanContext, tally: keyof TallyValidity) =>
  timing(context, context.newClock(), [], context.catalogue.tallyValid[tally]);

/** The search page; filters and results come to it in the browser, so search engines leave it alone. */
export function planSearch(context: PlanContext): PageOf<'search'> {
  const { site, catalogue } = context;
  const { valid, lastModified } = timingOfTally(context, 'groups');
  const { name } = site.config.city;
  return {
    kind: 'search',
    path: searchPath,
    canonicalPath: searchPath,
    props: {
      head: planHead(site, {
        title: 'Search deals',
        description: `Find deals in ${name} by category, neighborhood or popular search.`,
        canonicalPath: searchPath,
        indexable: false,
        lastModified,
      }),
      breadcrumbs: crumbs('Search', searchPath),
      dealCount: catalogue.listed.length,
      categories: categoryTiles(context),
      neighborhoods: neighborhoodCounts(context),
      popularSearches: site.config.popularSearches,
    },
    valid,
    lastModified,
    indexable: false,
    source: 'site.json',
  };
}

/** The page of the assistant. */
export function planChat(context: PlanContext): PageOf<'chat'> {
  const { site, catalogue } = context;
  const clock = context.newClock();
  const picks = bestOfEachCategory(context, clock);
  const edits = picks.flatMap((entry) => entry.edits);
  const { valid, lastModified } = timing(context, clock, edits, catalogue.tallyValid.all);
  const { assistant, city } = site.config;
  const title = `Ask ${assistant.name}`;
  return {
    kind: 'chat',
    path: chatPath,
    canonicalPath: chatPath,
    props: {
      head: planHead(site, {
        title: `${title}, your guide to ${city.name} deals`,
        description: `Tell ${assistant.name} who is coming and what you are in the mood for, and get deals in ${city.name} that fit.`,
        canonicalPath: chatPath,
        indexable: true,
        lastModified,
      }),
      breadcrumbs: crumbs(title, chatPath),
      dealCount: catalogue.listed.length,
      picks: catalogue.grid(picks),
    },
    valid,
    lastModified,
    indexable: true,
    source: 'site.json',
  };
}

/** The page of the deals that a visitor saved; its list comes to it in the browser, so search engines leave it alone. */
export function planSaved(context: PlanContext): PageOf<'saved'> {
  const { site, catalogue } = context;
  const { valid, lastModified } = timingOfTally(context, 'all');
  return {
    kind: 'saved',
    path: savedPath,
    canonicalPath: savedPath,
    props: {
      head: planHead(site, {
        title: 'Saved deals',
        description: `The deals in ${site.config.city.name} that you saved, side by side.`,
        canonicalPath: savedPath,
        indexable: false,
        lastModified: null,
      }),
      breadcrumbs: crumbs('Saved deals', savedPath),
      dealCount: catalogue.listed.length,
    },
    valid,
    lastModified,
    indexable: false,
    source: 'site.json',
  };
}

/** The page that hosts answer with when nothing is at an address. */
export function planNotFound(context: PlanContext): PageOf<'not-found'> {
  const { site, posters } = context;
  const { valid, lastModified } = timingOfTally(context, 'categories');
  return {
    kind: 'not-found',
    path: notFoundPath,
    canonicalPath: notFoundPath,
    props: {
      head: planHead(site, {
        title: 'Page not found',
        description: 'There is no page at this address.',
        canonicalPath: notFoundPath,
        indexable: false,
        lastModified: null,
      }),
      skyline: { light: posters.skyline('day'), dark: posters.skyline('night') },
      categories: categoryTiles(context),
    },
    valid,
    lastModified,
    indexable: false,
    source: 'site.json',
  };
}

const crumbs = (label: string, href: string) => [
  { label: 'Home', href: '/' },
  { label, href },
];

function bestOfEachCategory({ site, catalogue }: PlanContext, clock: Clock): CatalogueEntry[] {
  return site.categories.flatMap(({ id }) => {
    const live = catalogue.byCategory.get(id)?.find(({ span }) => dealPhase(span, clock) === 'live');
    return live ?? [];
  });
}
