import type { Art } from '../../../data/schema/art.ts';
import type { Site, SiteLandingPage } from '../../content/site.ts';

/**
 * What is drawn at the top of a landing page: what its content says, else the drawing of its neighborhood, of the first
 * category that its rules name, or of the first deal that it picks. `null` if none of them has a drawing.
 */
export function guideArt(site: Site, page: SiteLandingPage): Art | null {
  const { art, locationSpecific, selection } = page;
  if (art) return art;
  const neighborhood = site.neighborhoods.find(({ id }) => id === locationSpecific);
  const named = (selection.anyOf ?? []).flatMap(({ categories = [] }) => categories);
  const categories = named.flatMap((id) => site.categories.find((category) => category.id === id) ?? []);
  const picked = (selection.picks ?? []).flatMap(
    ({ deal }) => site.deals.find(({ slug }) => slug === deal) ?? [],
  );
  const tones = new Map(site.categories.map(({ id, tone }) => [id, tone]));
  const defaults = [
    neighborhood?.art,
    ...categories.map(({ art, tone }) => art && { tone, ...art }),
    ...picked.map(({ art, category }) => art && { tone: tones.get(category), ...art }),
  ];
  return defaults.find((candidate) => candidate !== undefined) ?? null;
}
