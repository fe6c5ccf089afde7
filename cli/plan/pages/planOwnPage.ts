import { t } from '../../../data/messages/t.ts';
import type { OwnPageProps, PlannedPage } from '../../../data/model/pages/page.ts';
import type { SiteOwnPage } from '../../content/site.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { categoryTiles, neighborhoodLinks, phaseChanges } from './listings.ts';

/**
 * A page of the project's own. Its words are known when it is rendered; until then its head has a path for a title. It can show
 * any live deal, and so it goes stale with any.
 */
export function planOwnPage(context: PlanContext, { path, source }: SiteOwnPage): PlannedPage<'own'> {
  const { catalog } = context;
  const clock = context.newClock();
  for (const instant of phaseChanges(catalog.entries)) clock.dependOn(instant);
  const { valid } = timing(context, clock, []);
  const makeProps = (): OwnPageProps => {
    const listed = new Set(catalog.listed);
    const fields = { title: path, description: '', canonicalPath: path, indexable: true, lastModified: null };
    return {
      head: planHead(context, fields),
      breadcrumbs: [
        { label: t('page.home'), href: '/' },
        { label: path, href: path },
      ],
      deals: catalog.grid(catalog.byUse.filter((entry) => listed.has(entry))),
      categories: categoryTiles(context),
      neighborhoods: neighborhoodLinks(context),
    };
  };
  return {
    ...{ kind: 'own', path, canonicalPath: path, source, indexable: true },
    ...{ valid, lastModified: null, makeProps },
  };
}
