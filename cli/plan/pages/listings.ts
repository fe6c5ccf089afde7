import type { CategoryTile, Link } from '../../../data/model/pages/view.ts';
import { categoryPath, neighborhoodPath } from '../../../data/model/routes.ts';
import type { PlanContext } from '../planContext.ts';

/** The categories as doors into the catalogue, each with its number of listed deals. */
export function categoryTiles({ site, catalogue, posters }: PlanContext): CategoryTile[] {
  return site.categories.map((category) => ({
    id: category.id,
    label: category.label,
    href: categoryPath(category.id),
    tone: category.tone,
    image: posters.door(category),
    count: catalogue.listedByCategory.get(category.id)?.length ?? 0,
  }));
}

/** The neighborhoods, each with its number of listed deals. */
export function neighborhoodCounts({
  site,
  catalogue,
}: PlanContext): (Link & { id: string; count: number })[] {
  return site.neighborhoods.map(({ id, label }) => ({
    id,
    label,
    href: neighborhoodPath(id),
    count: catalogue.listedByNeighborhood.get(id)?.length ?? 0,
  }));
}
