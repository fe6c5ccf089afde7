import { neighborhoodPath } from '../../data/model/routes.ts';
import type { Site } from '../content/site.ts';

/** The page of the part `id` of a city; `null` in a city without neighborhoods, whose deals are all in one list. */
export const neighborhoodHref = (
  { neighborhoods }: Pick<Site, 'neighborhoods'>,
  id: string,
): string | null => (neighborhoods.length > 0 ? neighborhoodPath(id) : null);
