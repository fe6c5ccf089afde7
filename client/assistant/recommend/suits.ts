import type { Suit } from '../../../data/language/suitWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type Feature, hasFeature } from '../../../data/model/deals/features.ts';
import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import { hasTrait, type Trait } from '../../../data/model/deals/traits.ts';
import type { Preferences } from '../conversation/preferences.ts';

/** Whom a deal suits for a reason, and the test that it does. */
interface SuitRule {
  readonly suit: Suit;
  /** Whether these visitors would like to know. */
  readonly matters: (preferences: Preferences) => boolean;
  readonly holds: (deal: DealRecord, preferences: Preferences) => boolean;
}

/** Minutes from midnight at which small children should be home. */
const bedtime = 19 * 60;

const has =
  (...wanted: readonly Trait[]) =>
  ({ traits }: DealRecord) =>
    wanted.some((trait) => hasTrait(traits, trait));
const offers =
  (feature: Feature) =>
  ({ features }: DealRecord) =>
    hasFeature(features, feature);
const comesFor =
  (...occasions: readonly Preferences['occasion'][]) =>
  ({ occasion }: Preferences) =>
    occasions.includes(occasion);
const isYoung =
  (from: number, to: number) =>
  ({ youngest }: Preferences) =>
    youngest !== null && from <= youngest && youngest <= to;
const isCareful = ({ cautions }: Preferences) => cautions.includes('gentle') || cautions.includes('pregnant');
const isFamily = ({ audience }: Preferences) => audience === 'family';

/** What tells most about whom a deal suits comes first. Ages 2 and 14 may only stand for "toddler" and "teenager". */
const suitRules: readonly SuitRule[] = [
  { suit: 'delivered', matters: comesFor('gift'), holds: has('delivered') },
  { suit: 'gift', matters: comesFor('gift'), holds: has('gift') },
  { suit: 'ticket', matters: comesFor('gift'), holds: has('ticket') },
  {
    suit: 'special',
    matters: comesFor('anniversary', 'proposal', 'treat', 'visitors'),
    holds: has('special'),
  },
  { suit: 'romantic', matters: comesFor('date', 'anniversary', 'proposal'), holds: has('romantic') },
  { suit: 'hen-night', matters: comesFor('hen-party', 'girls-night'), holds: has('hen-night') },
  { suit: 'festive', matters: comesFor('birthday', 'hen-party'), holds: has('festive') },
  { suit: 'local', matters: comesFor('visitors', 'newcomer'), holds: has('local') },
  { suit: 'pampering', matters: comesFor('treat', 'girls-night'), holds: has('pampering') },
  { suit: 'several', matters: ({ party }) => party !== null && party > 4, holds: has('for-several') },
  {
    suit: 'group',
    matters: (wishes) =>
      comesFor('team', 'reunion', 'hen-party', 'birthday')(wishes) || (wishes.party ?? 0) > 4,
    holds: has('group'),
  },
  { suit: 'meeting', matters: comesFor('newcomer', 'solo'), holds: has('group', 'class') },
  { suit: 'sheltered', matters: comesFor('rainy-day'), holds: has('sheltered') },
  { suit: 'dry', matters: comesFor('rainy-day'), holds: ({ outdoor }) => outdoor === false },
  { suit: 'short', matters: comesFor('quick', 'errand'), holds: has('short') },
  { suit: 'walk-in', matters: comesFor('quick', 'errand'), holds: offers('no-booking') },
  { suit: 'step-free', matters: ({ cautions }) => cautions.includes('gentle'), holds: offers('step-free') },
  {
    suit: 'calm',
    matters: (wishes) =>
      isCareful(wishes) || wishes.intensity === 'relaxing' || comesFor('treat', 'solo')(wishes),
    holds: (deal) => deal.intensity === 'low' && has('quiet')(deal),
  },
  { suit: 'toddlers', matters: isYoung(0, 2), holds: offers('toddlers') },
  { suit: 'age', matters: isYoung(3, 8), holds: (deal) => offers('toddlers')(deal) && offers('kids')(deal) },
  { suit: 'toddlers', matters: isYoung(3, 4), holds: offers('toddlers') },
  { suit: 'age', matters: isYoung(8, 13), holds: (deal) => offers('kids')(deal) && offers('teens')(deal) },
  { suit: 'teens', matters: isYoung(13, 17), holds: offers('teens') },
  { suit: 'bedtime', matters: isYoung(0, 8), holds: endsEarly },
  { suit: 'kids', matters: isFamily, holds: ({ family }) => family === true },
  {
    suit: 'easy',
    matters: (wishes) => isCareful(wishes) || wishes.intensity === 'relaxing',
    holds: ({ intensity }) => intensity === 'low',
  },
  {
    suit: 'lively',
    matters: ({ intensity }) => intensity === 'adventurous',
    holds: ({ intensity }) => intensity === 'high',
  },
  {
    suit: 'two',
    matters: (wishes) => comesFor('date', 'anniversary')(wishes) || wishes.party === 2,
    holds: has('for-two'),
  },
  { suit: 'late', matters: ({ part }) => part === 'late', holds: has('late') },
  {
    suit: 'affordable',
    // The upper end of luxury is no limit.
    matters: ({ priceRange }) => Boolean(priceRange?.max && priceRange.min < 100),
    holds: (deal, { priceRange, party }) => {
      const total = totalPrice(deal, party ?? 1);
      return total !== null && total > 0 && total <= (priceRange?.max ?? 0);
    },
  },
  {
    suit: 'grown-ups',
    matters: ({ audience }) => audience === 'adults',
    holds: ({ adults }) => adults === true,
  },
];

/** What is worth telling anybody, if nothing is known that matters to them. */
const generalRules: readonly { readonly suit: Suit; readonly holds: (deal: DealRecord) => boolean }[] = [
  { suit: 'special', holds: has('special') },
  { suit: 'walk-in', holds: offers('no-booking') },
  { suit: 'two', holds: has('for-two') },
  { suit: 'several', holds: has('for-several') },
];

/** What makes `deal` suit those with these preferences, the most telling first; empty for nothing in particular. */
export const suitsOf = (deal: DealRecord, preferences: Preferences): Suit[] => [
  ...new Set(
    suitRules.flatMap(({ suit, matters, holds }) =>
      matters(preferences) && holds(deal, preferences) ? suit : [],
    ),
  ),
];

/** What anybody may like about `deal`; may be empty. */
export const generalSuitsOf = (deal: DealRecord): Suit[] =>
  generalRules.flatMap(({ suit, holds }) => (holds(deal) ? suit : []));

/** Whether all its hours or sessions are known to end before bedtime. */
function endsEarly({ when }: DealRecord): boolean {
  const times = when?.sessions ?? when?.hours ?? [];
  return times.length > 0 && times.every(({ to }) => to !== undefined && to <= bedtime);
}
