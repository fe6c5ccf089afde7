import { t } from '../../../data/messages/t.ts';
import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import type {
  ChatProps,
  NotFoundProps,
  PlannedPage,
  SavedProps,
  SearchProps,
} from '../../../data/model/pages/page.ts';
import { chatPath, notFoundPath, savedPath, searchPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { liveWords } from '../../content/liveWords.ts';
import type { CountValidity } from '../catalog/countValidity.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { dealMapAddress } from '../images/cityMap.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { liveTitles } from './dealLinks.ts';
import { categoryTiles, neighborhoodLinks } from './listings.ts';

/*
 * The pages that every site has, whatever its content: search, assistant, saved deals, not found.
 */

/** The search page. Its results appear in the browser, so search engines do not index it. */
export function planSearch(context: PlanContext): PlannedPage<'search'> {
  const { site, catalog } = context;
  const clock = context.newClock();
  const popularSearches = liveWords(site.config.popularSearches, liveTitles(context, clock));
  const { valid, lastModified } = timing(context, clock, [], catalog.countsValid.groups);
  const neighborhoods = neighborhoodLinks(context);
  const { name: city } = site.config.city;
  const props: SearchProps = {
    head: planHead(context, {
      title: t('search.heading'),
      description:
        neighborhoods.length > 0
          ? t('search.description', { city })
          : t('search.description-undivided', { city }),
      canonicalPath: searchPath(),
      indexable: false,
      lastModified,
    }),
    breadcrumbs: breadcrumbs(t('search.title'), searchPath()),
    dealCount: catalog.listed.length,
    datedUntil: catalog.countsValid.groups.until,
    categories: categoryTiles(context),
    neighborhoods,
    popularSearches,
    map: dealMapAddress(site.map, catalog.entries),
  };
  return {
    kind: 'search',
    ...systemPage(searchPath(), { indexable: false, valid, lastModified }),
    makeProps: () => props,
  };
}

/** The page of the assistant. */
export function planChat(context: PlanContext): PlannedPage<'chat'> {
  const { site, catalog } = context;
  const clock = context.newClock();
  const picks = bestOfEachCategory(context, clock);
  const edits = picks.flatMap((entry) => entry.edits);
  const { valid, lastModified } = timing(context, clock, edits, catalog.countsValid.all);
  const { assistant, city } = site.config;
  const title = t('chat.ask', { name: assistant.name });
  const props: ChatProps = {
    head: planHead(context, {
      title: t('chat.title', { name: assistant.name, city: city.name }),
      description: t('chat.description', { name: assistant.name, city: city.name }),
      canonicalPath: chatPath(),
      indexable: true,
      lastModified,
    }),
    breadcrumbs: breadcrumbs(title, chatPath()),
    dealCount: catalog.listed.length,
    datedUntil: catalog.countsValid.all.until,
    picks: catalog.grid(picks),
  };
  return {
    kind: 'chat',
    ...systemPage(chatPath(), { indexable: true, valid, lastModified }),
    makeProps: () => props,
  };
}

function bestOfEachCategory({ site, catalog }: PlanContext, clock: Clock): CatalogEntry[] {
  return site.categories.flatMap(({ id }) => {
    const live = catalog.byCategory.get(id)?.find(({ span }) => dealPhase(span, clock) === 'live');
    return live ?? [];
  });
}

/** The page of a visitor's saved deals. Its list appears in the browser, so search engines do not index it. */
export function planSaved(context: PlanContext): PlannedPage<'saved'> {
  const { site, catalog } = context;
  const { valid, lastModified } = timingOfCounts(context, 'all');
  const props: SavedProps = {
    head: planHead(context, {
      title: t('saved.title'),
      description: t('saved.description', { city: site.config.city.name }),
      canonicalPath: savedPath(),
      indexable: false,
      lastModified: null,
    }),
    breadcrumbs: breadcrumbs(t('saved.title'), savedPath()),
    dealCount: catalog.listed.length,
    datedUntil: catalog.countsValid.all.until,
  };
  return {
    kind: 'saved',
    ...systemPage(savedPath(), { indexable: false, valid, lastModified }),
    makeProps: () => props,
  };
}

/** The page that hosts respond with if there is nothing at an address. */
export function planNotFound(context: PlanContext): PlannedPage<'not-found'> {
  const { posters } = context;
  const { valid, lastModified } = timingOfCounts(context, 'categories');
  const props: NotFoundProps = {
    head: planHead(context, {
      title: t('lost.meta-title'),
      description: t('lost.meta'),
      canonicalPath: notFoundPath,
      indexable: false,
      lastModified: null,
    }),
    skyline: { light: posters.skyline('day'), dark: posters.skyline('night') },
    datedUntil: context.catalog.countsValid.categories.until,
    categories: categoryTiles(context),
  };
  return {
    kind: 'not-found',
    ...systemPage(notFoundPath, { indexable: false, valid, lastModified }),
    makeProps: () => props,
  };
}

/** The timing of a page that shows no deals, only their numbers. */
const timingOfCounts = (context: PlanContext, counts: keyof CountValidity) =>
  timing(context, context.newClock(), [], context.catalog.countsValid[counts]);

const systemPage = (
  path: string,
  fields: Pick<PlannedPage, 'indexable' | 'valid' | 'lastModified'>,
): Omit<PlannedPage, 'kind' | 'makeProps'> => ({ path, canonicalPath: path, source: 'site.json', ...fields });

const breadcrumbs = (label: string, href: string) => [
  { label: t('page.home'), href: '/' },
  { label, href },
];
