import { memoize } from '../../data/model/memoize.ts';
import type { PageKind, PagePropsByKind, PlannedPage } from '../../data/model/pages/page.ts';
import type { Clock } from '../../data/model/time/clock.ts';
import type { Zone } from '../../data/model/time/zone.ts';
import type { SharedContent, SiteDeal } from '../content/site.ts';
import { digest } from '../files/hash.ts';
import type { DealCatalog } from './catalog/dealCatalog.ts';
import type { CatalogEntry } from './catalog/dealIndex.ts';
import { frameHash } from './frameHash.ts';
import type { Posters } from './images/posters.ts';

/** What pages can be made with, whatever they are about. What it says of time is in the validity of a page. */
export interface PlanFrame {
  readonly site: SharedContent;
  readonly zone: Zone;
  readonly posters: Posters;
  readonly grid: DealCatalog['grid'];
  /** A clock at the instant of planning. Each page takes its own, so that it has its own validity. */
  readonly newClock: () => Clock;
}

/** What a page is made of besides its frame and its validity. All but `deals` is plain JSON. */
export interface Ingredients {
  readonly deals: Readonly<Record<string, CatalogEntry | readonly CatalogEntry[]>>;
  /** What it has in common with other pages: the same object for all. */
  readonly shared?: object;
  readonly own: object;
}

/**
 * A page of `ingredients`. `makeProps` is a function of a module, not of a planner: it knows nothing but what it is given, so that
 * a page whose ingredients are the same is the same.
 */
export function pageOf<Kind extends PageKind, Parts extends Ingredients>(
  frame: PlanFrame,
  identity: Omit<PlannedPage<Kind>, 'makeProps' | 'ingredients'>,
  ingredients: Parts,
  makeProps: (frame: PlanFrame, ingredients: Parts) => PagePropsByKind[Kind],
): PlannedPage<Kind> {
  const page = {
    ...identity,
    ingredients: () => ingredientsText(frame.site, identity, ingredients),
    makeProps: () => makeProps(frame, ingredients),
  };
  return page as unknown as PlannedPage<Kind>;
}

function ingredientsText(
  site: SharedContent,
  { kind, valid: { from, until } }: Pick<PlannedPage<PageKind>, 'kind' | 'valid'>,
  { deals, shared = noObject, own }: Ingredients,
): string {
  const lists = Object.entries(deals).map(
    ([name, entries]) => `${name} ${[entries].flat().map(hashOfEntry).join(' ')}`,
  );
  return [frameHash(site), kind, from, until, hashOfShared(shared), JSON.stringify(own), ...lists].join('\n');
}

const noObject = {};

/** A hash of all that follows from a deal and its frame. */
export const hashOfEntry = ({ deal }: CatalogEntry): string => hashOfDeal(deal);

const hashOfDeal = memoize((deal: SiteDeal) => digest(JSON.stringify(deal)), new WeakMap());

const hashOfShared = memoize((shared: object) => digest(JSON.stringify(shared)), new WeakMap());
