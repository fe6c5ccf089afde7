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
const isCareful = ({ cautions }: Preferences) => cautions.some((caution) => caution !== 'sober');
const isFamily = ({ audience }: Preferences) => audience === 'family';
const isLimited = ({ priceRange }: Preferences) => Boolean(priceRange?.max && priceRange.min < 100);
/** "Nothing too expensive" stands for so much, and names no budget. */
const cheap = 50;
const costsLess = (deal: DealRecord, { priceRange, party, audience }: Preferences) => {
  // Who brings children is not alone.
  const total = totalPrice(deal, priceRange?.people ?? party ?? (audience === 'family' ? 2 : 1));
  return total !== null && total > 0 && total <= (priceRange?.max ?? 0);
};

/** One price for all who come. */
const isForAll: SuitRule['holds'] = (deal, { party }) =>
  has('for-several')(deal) && (party === null || typeof deal.priceFor !== 'number' || deal.priceFor >= party);

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
  { suit: 'several', matters: ({ party }) => party !== null && party > 4, holds: isForAll },
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
  // The upper end of luxury is no limit.
  {
    suit: 'affordable',
    matters: (wishes) => isLimited(wishes) && wishes.priceRange?.max !== cheap,
    holds: costsLess,
  },
  {
    suit: 'cheap',
    matters: (wishes) => isLimited(wishes) && wishes.priceRange?.max === cheap,
    holds: costsLess,
  },
  {
    suit: 'grown-ups',
    matters: ({ audience }) => audience === 'adults',
    holds: ({ adults }) => adults === true,
  },
];

const anybody = () => true;

/** What is worth telling, if nothing is known that matters more. A price for two is no help to a family, nor one for ten to two. */
const generalRules: readonly SuitRule[] = [
  { suit: 'special', matters: ({ occasion }) => occasion !== 'errand', holds: has('special') },
  { suit: 'walk-in', matters: anybody, holds: offers('no-booking') },
  {
    suit: 'two',
    matters: ({ party, audience }) => audience !== 'family' && (party ?? 2) === 2,
    holds: has('for-two'),
  },
  {
    suit: 'several',
    matters: ({ party, audience }) => (party ?? 0) > 2 || (party === null && audience === 'family'),
    holds: isForAll,
  },
];

/** Suits that say the same of a deal in other words: one of each is told. */
const alike: readonly (readonly Suit[])[] = [
  ['toddlers', 'age', 'kids', 'teens'],
  ['gift', 'delivered', 'ticket'],
  ['group', 'several', 'meeting'],
  ['calm', 'easy'],
];

/** What makes `deal` suit those with these preferences, the most telling first; empty for nothing in particular. */
export const suitsOf = (deal: DealRecord, preferences: Preferences): Suit[] =>
  toldBy(suitRules, deal, preferences);

/** What these visitors may like about `deal` besides; may be empty. */
export const generalSuitsOf = (deal: DealRecord, preferences: Preferences): Suit[] =>
  toldBy(generalRules, deal, preferences);

/** Those of `suits` that say something else than `suit`. */
export const unlike = (suits: readonly Suit[], suit: Suit): Suit[] =>
  suits.filter(
    (other) => other !== suit && !alike.some((same) => same.includes(suit) && same.includes(other)),
  );

function toldBy(rules: readonly SuitRule[], deal: DealRecord, preferences: Preferences): Suit[] {
  let left = rules.flatMap(({ suit, matters, holds }) =>
    matters(preferences) && holds(deal, preferences) ? suit : [],
  );
  const told: Suit[] = [];
  for (let [first] = left; first !== undefined; [first] = left) {
    told.push(first);
    left = unlike(left, first);
  }
  return told;
}
