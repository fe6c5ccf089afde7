import type { Occasion } from '../../../data/language/occasionWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { companyOf } from '../conversation/priceAfter.ts';
import { companiesOf } from './fitProfiles.ts';

/** What is for families is rarely a present for a grown-up, nor a place for an anniversary. */
const costOfChildish = -3;

/** What is only for children up to this age is for few of those whose age nobody told, in years. */
const oldestOfSmall = 8;
const costOfSmall = -2;

/** What is for people of this age and up is made for them, in years. */
const leastOfOld = 50;
const pointsOfOld = 3;
const costOfOld = -6;

/** Whoever speaks of no children comes without. */
const costOfChildren = -4;

/** Whoever wants a massage and speaks of nobody else is one, and three are no couple. */
const costOfCouple = -3;

/** Nobody pays for two alone. */
const costOfCompany = -8;

/**
 * A table for twelve is for twelve, unless somebody asks for it; what each of a few would pay at most for a room of many, and how
 * many a crowd is whom nobody counted.
 */
const fewestOfLongTable = 6;
const costOfLongTable = -6;
const mostForRoom = 35;
const usualCrowd = 6;
/** Whoever counts nobody comes with no more than these. */
const usualFew = 4;

/** Points, below 0, for what is made for others than those who come, unless it is named (`isNamed`): "dinner" names no table for twelve. */
export function scoringOfCompany(
  preferences: Preferences,
  isNamed: (deal: DealRecord) => boolean,
): (deal: DealRecord) => number {
  const { audience, party, occasion, youngest, cautions } = preferences;
  const isAlone = companiesOf(preferences).includes('alone');
  const isOfOne = party === null && (occasion === null || ofNoPair.has(occasion));
  const isTreatment = ({ traits }: DealRecord) => hasTrait(traits, 'pampering') && !hasTrait(traits, 'meal');
  const isSolemn = audience !== 'family' && (occasion === 'anniversary' || occasion === 'proposal');
  const isAgeless = youngest === null && cautions.length === 0;
  const isOfSomeAge = audience === 'family' && youngest === null;
  return (deal) => {
    const { priceFor, ages, traits, family, tags = [] } = deal;
    let points = 0;
    if (occasion === 'gift' && audience !== 'family' && family) points += costOfChildish;
    if (isSolemn && family && priceFor !== 2) points += costOfChildish;
    if ((isOfOne || (party ?? 0) > 2) && priceFor === 2 && isTreatment(deal)) points += costOfCouple;
    if (isOfSomeAge && (ages?.[1] ?? Infinity) <= oldestOfSmall) points += costOfSmall;
    if (cautions.includes('older') && (ages?.[0] ?? 0) >= leastOfOld) points += pointsOfOld;
    if (audience === null && hasTrait(traits, 'children')) points += costOfChildren;
    // Of whom nobody told an age, few are sixty.
    if (isAgeless && (ages?.[0] ?? 0) >= leastOfOld) points += costOfOld;
    if (isAlone && typeof priceFor === 'number' && priceFor > 1) points += costOfCompany;
    if (isTooLarge(deal, preferences) && !isNamed({ ...deal, tags: tags.slice(0, 1) }))
      points += costOfLongTable;
    return points;
  };
}

/** Whether the price of `deal` is for many more than come; who comes with a team or to a hen party may be many, and no more than some. */
export const isTooLarge = (
  { priceFor, price = 0 }: DealRecord,
  { party, occasion }: Pick<Preferences, 'party' | 'occasion'>,
): boolean =>
  typeof priceFor === 'number' &&
  priceFor >= fewestOfLongTable &&
  (party === null
    ? occasion === null || !crowded.has(occasion) || price / usualCrowd > mostForRoom
    : party * 2 <= priceFor);

/** Whether each of those who come, a few where nobody is counted, would pay for the many who do not. */
export function isFarTooLarge(deal: DealRecord, { party, occasion }: Preferences): boolean {
  const people = companyOf(party, occasion) ?? (occasion === null ? usualFew : null);
  return (
    people !== null &&
    isTooLarge(deal, { party: people, occasion }) &&
    (deal.price ?? 0) / people > mostForRoom
  );
}

/** Who comes for these is not two who would lie side by side. */
const ofNoPair: ReadonlySet<string> = new Set<Occasion>([
  ...(['treat', 'visitors', 'newcomer', 'solo', 'reunion', 'team', 'quick', 'rainy-day'] as const),
]);

const crowded: ReadonlySet<string> = new Set<Occasion>(['team', 'reunion', 'hen-party']);
