import { inCatalogue } from '../../data/messages/t.ts';
import type { PlannedPage } from '../../data/model/pages/page.ts';
import { createZone, type Zone } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import { createDealIndex, type DealIndex } from './catalog/dealIndex.ts';
import { createPosters, type Posters } from './images/posters.ts';

/** What plans of the same site at several instants share. */
export interface PlanMemory {
  readonly zone: Zone;
  readonly posters: Posters;
  readonly index: DealIndex;
  /** The pages of the last plans, by what they are about. */
  readonly pages: Map<string, readonly PlannedPage[]>;
}

/** A memory of no plan of `site` yet. Drawing `posters` takes a while; several memories can share them. */
export function createPlanMemory(site: Site, posters: Posters = createPosters(site)): PlanMemory {
  const zone = createZone(site.config.city.timeZone);
  const index = inCatalogue(site.messages, () => createDealIndex(site, posters, zone));
  return { zone, posters, index, pages: new Map() };
}

/**
 * The pages about `subject` at `now` (epoch milliseconds): those of an earlier plan if each is still true, else what `plan`
 * returns. Validity is all that time can change of a page, so nothing else is compared.
 */
export function remembered(
  { pages }: PlanMemory,
  now: number,
  subject: string,
  plan: () => readonly PlannedPage[],
): readonly PlannedPage[] {
  const before = pages.get(subject);
  if (before && before.length > 0 && before.every((page) => isValid(page, now))) return before;
  const planned = plan();
  pages.set(subject, planned);
  return planned;
}

const isValid = ({ valid: { from, until } }: PlannedPage, now: number) =>
  (from === null || from <= now) && (until === null || now < until);
