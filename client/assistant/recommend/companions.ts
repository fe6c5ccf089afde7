import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { occurs } from '../understand/grammar.ts';
import { isTooLarge } from './companyPoints.ts';
import type { UnmetGroup } from './relaxation.ts';
import type { RankedDeal } from './variety.ts';
import { isBed, isWare } from './wishTests.ts';

/** A deal that suits what somebody comes for so much less than the best, in points, is no help beside it. */
const mostOutOfTune = 7;
/** What suits an occasion has so many points at least, what is made for it, and what nobody minds. */
const [leastFit, plainFit, hardlyFit] = [2, 4, 0.5];

/** Beside something cheap, nothing costs each of those who come more than so many times as much, and so many dollars. */
const [timesOfCheap, dollarsOfCheap] = [1.5, 5];

/** What a deal is, its first tags say. */
const firstTags = 3;

/** What is bought or got done suits by what it is, not by what somebody comes for. */
const ofThings: ReadonlySet<Preferences['occasion']> = new Set<Preferences['occasion']>([
  ...(['gift', 'errand', 'quick'] as const),
]);

/** Whether a deal suits about as well as `lead`. */
export const tuneTest =
  (lead: RankedDeal | undefined) =>
  ({ fit = 0 }: RankedDeal): boolean =>
    (lead?.fit ?? 0) - fit <= mostOutOfTune;

/** Whether somebody comes for an occasion, or needs to be spared something, and names nothing that they want there. */
const isForPeople = ({ occasion, cautions, interests }: Preferences): boolean =>
  interests.length === 0 && ((occasion !== null && !ofThings.has(occasion)) || cautions.length > 0);

/**
 * `group`, the best, or where nothing in it suits the occasion, the one that misses only the part of town as well, if something in
 * that is made for it: no rented bike is a date, whichever street it stands in.
 */
export function suitingGroup(
  group: UnmetGroup | undefined,
  groups: readonly UnmetGroup[],
  preferences: Preferences,
  rank: (group: UnmetGroup) => readonly RankedDeal[],
): UnmetGroup | undefined {
  if (!group || preferences.neighborhoods.length === 0 || !isForPeople(preferences)) return group;
  const bestIn = (one: UnmetGroup) => Math.max(...rank(one).map(({ fit = 0 }) => fit));
  const missed = [...group.unmet, 'neighborhoods'] as const;
  const isElsewhere = ({ unmet }: UnmetGroup) =>
    unmet.length === missed.length && missed.every((criterion) => unmet.includes(criterion));
  if (group.unmet.includes('neighborhoods') || bestIn(group) > 0) return group;
  const elsewhere = groups.find(isElsewhere);
  return elsewhere && bestIn(elsewhere) >= plainFit ? elsewhere : group;
}

/**
 * Whether a deal may stand beside `lead`, the best for `preferences`: one that suits the occasion hardly, is for a crowd, or costs much
 * more where something cheap is wanted, takes back what the first card promises. Fewer cards are better.
 */
export function companionTest(
  lead: RankedDeal | undefined,
  preferences: Preferences,
  { vocabulary }: Pick<AssistantKnowledge, 'vocabulary'>,
): (candidate: RankedDeal) => boolean {
  const { priceRange } = preferences;
  const best = lead?.fit ?? 0;
  const leastOfIt = best >= plainFit ? leastFit : Math.min(best, hardlyFit);
  // What is made for their age is not all that old people like.
  const isEased = preferences.occasion === null && preferences.cautions.length > 0;
  const least = Math.max(
    isEased ? leastOfIt : best - mostOutOfTune,
    isForPeople(preferences) ? leastOfIt : -Infinity,
  );
  const isOfFew = lead !== undefined && preferences.party === null && !isTooLarge(lead.deal, preferences);
  const cheapest = priceRange?.isVague ? eachPrice(lead?.deal) : undefined;
  const mostEach = cheapest === undefined ? Infinity : cheapest * timesOfCheap + dollarsOfCheap;
  const isGoingOut = isOpen(preferences, vocabulary.scheduled) && lead !== undefined && !isStay(lead.deal);
  // Nobody without a pet sleeps at a hotel for dogs.
  const isOfPets = ({ tags = [] }: DealRecord) =>
    occurs(vocabulary.grammar.tags.pets, tags.slice(0, firstTags).join(' '));
  const isForPets = preferences.needs.includes('pets') || lead === undefined || isOfPets(lead.deal);
  return ({ deal, fit = 0 }) =>
    fit >= least &&
    !(isBed(deal) && !isForPets && isOfPets(deal)) &&
    !(isOfFew && isTooLarge(deal, preferences)) &&
    !(isGoingOut && isStay(deal)) &&
    (eachPrice(deal) ?? 0) <= mostEach;
}

/** Whether somebody wants to do something, and names neither a thing nor an occasion. */
const isOpen = ({ interests, categories, occasion }: Preferences, scheduled: readonly string[]): boolean =>
  interests.length === 0 && categories.every((id) => scheduled.includes(id)) && occasion === null;

/** Whether a deal is a bed, or something to carry home, which is nothing to do. */
const isStay = (deal: DealRecord): boolean => isBed(deal) || isWare(deal);

/** What each pays of whom the price is for; `undefined` if it is not known. */
export const eachPrice = (deal: DealRecord | undefined): number | undefined =>
  deal?.price === undefined
    ? undefined
    : deal.price / (typeof deal.priceFor === 'number' ? deal.priceFor : 1);
