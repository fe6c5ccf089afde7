import { inCatalogue } from '../../data/messages/t.ts';
import type { PlannedPage } from '../../data/model/pages/page.ts';
import { createClock } from '../../data/model/time/clock.ts';
import { createZone, type Zone } from '../../data/model/time/zone.ts';
import type { Site } from '../content/site.ts';
import { createDealCatalog, type DealCatalog, type DealCatalogInput } from './catalog/dealCatalog.ts';
import { createDealIndex, type DealIndex } from './catalog/dealIndex.ts';
import { createPosters, type Posters } from './images/posters.ts';

/** What plans of the same site at several instants share. */
export interface PlanMemory {
  readonly zone: Zone;
  readonly posters: Posters;
  readonly index: DealIndex;
  /** The catalog at an instant (epoch milliseconds): the last one, as long as no deal begins or ends. */
  readonly catalogAt: (now: number) => DealCatalog;
  /** The pages of the last plans, by what they are about. */
  readonly pages: Map<string, readonly PlannedPage[]>;
}

/** A memory of no plan of `site` yet. Drawing `posters` takes a while; several memories can share them. */
export function createPlanMemory(site: Site, posters: Posters = createPosters(site)): PlanMemory {
  const zone = createZone(site.config.city.timeZone);
  const index = inCatalogue(site.messages, () => createDealIndex(site, posters, zone));
  return {
    zone,
    posters,
    index,
    catalogAt: createCatalogAt({ site, posters, index }, zone),
    pages: new Map(),
  };
}

function createCatalogAt(input: DealCatalogInput, zone: Zone): PlanMemory['catalogAt'] {
  const instants = input.index.entries
    .flatMap(({ span }) => [span.startsAt, span.endsAt])
    .filter((instant) => instant !== null)
    .sort((a, b) => a - b);
  let last: { readonly passed: number; readonly catalog: DealCatalog } | null = null;
  return (now) => {
    const passed = instants.findLastIndex((instant) => instant <= now);
    if (last?.passed !== passed)
      last = { passed, catalog: createDealCatalog(input, () => createClock(now, zone)) };
    return last.catalog;
  };
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
