import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { bodyNeeds, diets, meets, type Need } from '../../../data/model/deals/needs.ts';
import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { PriceRange } from '../understand/mention.ts';
import { foodTest } from './foodTest.ts';

type Test = (deal: DealRecord) => boolean;

/**
 * Whether deals are known to meet the visitor's needs: those of a body or a pet, and all others. `null` without such needs. Of the things
 * that were named, a diet only concerns food; alone it wishes for some.
 */
export function needTests(
  { needs, interests, categories }: Pick<Preferences, 'needs' | 'interests' | 'categories'>,
  knowledge: Pick<AssistantKnowledge, 'data'>,
): {
  readonly body: Test | null;
  readonly needs: Test | null;
} {
  const body = needs.filter(isVital);
  // Who has no car still gets to what is not known to be near a stop.
  const others = needs.filter((need) => !isVital(need) && need !== 'transit');
  const isFood = interests.length + categories.length > 0 ? foodTest(knowledge) : () => true;
  const meetsAll = (some: readonly Need[]) => (deal: DealRecord) =>
    some.every((need) => meets(deal, need) === true || (diets.has(need) && !isFood(deal)));
  return {
    body: body.length > 0 ? meetsAll(body) : null,
    needs: others.length > 0 ? meetsAll(others) : null,
  };
}

/** From so many on, people come as a group. */
const smallestGroup = 6;

/** Whether `party` is a group for which it is not known that `deal` has room. */
export const isRoomUnknown = (deal: DealRecord, { party }: Pick<Preferences, 'party'>): boolean =>
  party !== null && party >= smallestGroup && hasRoomFor(deal, party) === undefined;

/** Whether so many people can come together; `undefined` if that is not known. */
function hasRoomFor({ groups, priceFor }: DealRecord, people: number): boolean | undefined {
  if (groups) return people >= groups[0] && people <= (groups[1] ?? people);
  return typeof priceFor === 'number' && priceFor >= people ? true : undefined;
}

/** Needs without which somebody cannot come at all: a deal that is known to lack them is out. */
const isVital = (need: Need) => bodyNeeds.has(need) || need === 'pets';

/**
 * What is known to keep those who come from a deal, as values of the phrase that says so: its ages, how many it takes, or
 * something that they need.
 */
export interface Obstacle {
  readonly from?: number;
  readonly to?: number | null;
  readonly least?: number;
  readonly most?: number | null;
  readonly need?: Need;
}

/** Whether it is for nobody who is a child: a present for nobody in particular is none for one. */
export const isOfGrownUps = ({
  audience,
  occasion,
}: Partial<Pick<Preferences, 'audience' | 'occasion'>>): boolean =>
  audience === 'adults' || (audience === null && occasion === 'gift');

type WhoComes = Pick<Preferences, 'needs' | 'party' | 'youngest' | 'oldest' | 'cautions'>;

/** From this age on, in years, nobody is a child, and what is for adults without a stated age is from it on. */
export const grownUp = 18;

/** What is from this age on is for no small children, in years. */
const smallestOfBig = 10;

/** Whether a deal is for nobody who is grown up. */
export const isForChildrenOnly = ({ ages }: Pick<DealRecord, 'ages'>): boolean =>
  (ages?.[1] ?? grownUp) < grownUp;

/** The obstacle between a deal and those who come; `null` if none is known. */
export function obstacleFor({
  needs,
  party,
  youngest,
  oldest,
  cautions,
  audience = null,
  occasion = null,
}: WhoComes & Partial<Pick<Preferences, 'audience' | 'occasion'>>): (deal: DealRecord) => Obstacle | null {
  // Whoever should be spared effort is spared stairs.
  const vital = [...needs.filter(isVital), ...(cautions.includes('gentle') ? (['step-free'] as const) : [])];
  return (deal) => {
    const [from, to] = deal.ages ?? [deal.adults ? grownUp : 0, null];
    const [least = 0, most = null] = deal.groups ?? [];
    // Of children whose ages nobody told, some are small.
    const isTooBig =
      audience === 'family' &&
      (deal.adults === true || (youngest === null && from >= smallestOfBig && !deal.family));
    if (isTooBig || (youngest ?? from) < from || (oldest ?? from) < from) return { from };
    const isTooSmall = to !== null && to < grownUp && isOfGrownUps({ audience, occasion });
    if (isTooSmall || (to !== null && ((youngest ?? to) > to || (oldest ?? to) > to))) return { to };
    if (party !== null && party < least) return { least };
    if (party !== null && most !== null && party > most) return { most };
    const need = vital.find((each) => meets(deal, each) === false);
    return need ? { need } : null;
  };
}

/** Whether a deal may suit those who come: not if it is known that it does not. */
export function possibleFor({ needs, party, youngest, oldest, cautions }: WhoComes): Test {
  const obstacleTo = obstacleFor({ needs, party, youngest, oldest, cautions });
  return (deal) => obstacleTo(deal) === null;
}

/** What those whom a price range is for pay for `deal`; more than any range if that is not known. */
export function pricePaid(
  deal: DealRecord,
  { people, isAssumed }: Pick<PriceRange, 'people' | 'isAssumed'>,
): number {
  const { price = Number.MAX_VALUE, priceFor } = deal;
  if (people === undefined || (isAssumed && priceFor === undefined)) return price;
  if (people === 1) return price / (typeof priceFor === 'number' ? priceFor : 1);
  return totalPrice(deal, people) ?? Number.MAX_VALUE;
}

/** What all who come pay for `deal`: its price where nobody said how many come, or for how many it is. */
export const paidByAll = (deal: DealRecord, party: number | null): number =>
  pricePaid(deal, party !== null && party > 1 ? { people: party, isAssumed: true } : {});

/** The visitor's needs that not all of `deals` are known to meet; diets only where there is something to eat. */
export function unknownNeeds(
  deals: readonly DealRecord[],
  { needs }: Pick<Preferences, 'needs'>,
  knowledge: Pick<AssistantKnowledge, 'data'>,
): Need[] {
  const isFood = foodTest(knowledge);
  return needs.filter(
    (need) =>
      need !== 'transit' &&
      deals.some((deal) => meets(deal, need) !== true && (isFood(deal) || !diets.has(need))),
  );
}
