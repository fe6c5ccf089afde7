import { t } from '../../../data/messages/t.ts';
import { type DealPhase, dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import type { Site } from '../../content/site.ts';
import type { Posters } from '../images/posters.ts';
import { type CountValidity, countValidity } from './countValidity.ts';
import type { CatalogEntry, DealIndex } from './dealIndex.ts';

/** The deals of a site, and which of them are listed at the instant of planning. */
export interface DealCatalog extends DealIndex {
  /** The entries in lists: the live deals, and the ended ones too if the site keeps them. */
  readonly listed: readonly CatalogEntry[];
  /** The deals that have not begun, the next ones first. */
  readonly upcoming: readonly CatalogEntry[];
  readonly listedByCategory: ReadonlyMap<string, readonly CatalogEntry[]>;
  readonly listedByNeighborhood: ReadonlyMap<string, readonly CatalogEntry[]>;
  /** How long the numbers of `listed` entries stay the same. */
  readonly countsValid: CountValidity;
  /** Whether lists show an entry; asks `clock` for its phase. */
  readonly isListed: (entry: CatalogEntry, clock: Clock) => boolean;
  /** The cards of entries side by side, as they are at the instant of planning. */
  readonly grid: (entries: readonly CatalogEntry[]) => readonly DealCardData[];
}

export interface DealCatalogInput {
  readonly site: Site;
  readonly posters: Posters;
  readonly index: DealIndex;
}

/** The catalog of `site`. All clocks of `newClock` are at the same instant. */
export function createDealCatalog(
  { site, posters, index }: DealCatalogInput,
  newClock: () => Clock,
): DealCatalog {
  const clock = newClock();
  const { entries } = index;
  const keepsEnded = site.config.expiredDeals === 'show';
  const phaseOf = ({ span }: CatalogEntry) => dealPhase(span, clock);
  const isShown = (phase: DealPhase) => phase === 'live' || (keepsEnded && phase === 'ended');
  const onlyListed = (group: readonly CatalogEntry[]) => group.filter((entry) => isShown(phaseOf(entry)));
  const listedIn = (groups: ReadonlyMap<string, readonly CatalogEntry[]>) =>
    new Map([...groups].map(([key, group]) => [key, onlyListed(group)]));
  // The same object each time: rendering keeps cards that several pages show.
  const cardOf = memoize((entry: CatalogEntry): DealCardData => {
    const phase = phaseOf(entry);
    if (phase === 'ended') return { ...entry.card, ended: true };
    return phase === 'upcoming' ? { ...entry.card, starts: startOf(entry) } : entry.card;
  });
  return {
    ...index,
    listed: onlyListed(entries),
    upcoming: entries.filter((entry) => phaseOf(entry) === 'upcoming').sort(byStart),
    listedByCategory: listedIn(index.byCategory),
    listedByNeighborhood: listedIn(index.byNeighborhood),
    countsValid: countValidity(index.countChanges, newClock),
    isListed: (entry, pageClock) => isShown(dealPhase(entry.span, pageClock)),
    grid: (shown) => posters.arrangeGrid(shown.map(cardOf)),
  };
}

function startOf({ run, span, card }: CatalogEntry): DealCardData['starts'] {
  if (run.first === null || span.startsAt === null) return null;
  // An event is not on all the time from its first date to its last.
  const { dayEndsAt, expiryDate } = card;
  const isEvent = dayEndsAt !== undefined && expiryDate !== null;
  const after = isEvent ? { after: t('card.ends', { date: formatDate(expiryDate, 'short') }) } : {};
  return { date: run.first, at: span.startsAt, ...after };
}

const byStart = ({ span: a }: CatalogEntry, { span: b }: CatalogEntry) =>
  (a.startsAt ?? 0) - (b.startsAt ?? 0);
