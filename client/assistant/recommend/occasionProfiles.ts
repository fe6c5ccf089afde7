import type { Caution, Occasion } from '../../../data/language/occasionWords.ts';
import type { Trait } from '../../../data/model/deals/traits.ts';

/*
 * What suits people and what they come for. One strong point is about as much as a mood that is met; what is out of place
 * is not shown at all, unless the visitor names it.
 */

export interface Profile {
  /** Points for each trait of a deal, below 0 for what suits less. */
  readonly likes: Readonly<Partial<Record<Trait, number>>>;
  readonly never: readonly Trait[];
  /** A deal has one of these; absent if any will do. */
  readonly oneOf?: readonly Trait[];
}

/** Who comes along, as far as it matters for what suits them. */
export type Company = 'toddlers' | 'kids' | 'teens' | 'alone' | 'pair' | 'crowd' | 'grown-ups';

/** Nobody who goes out looks for these. */
const chores: readonly Trait[] = ['errand', 'everyday'];

const romance: Profile = {
  likes: {
    romantic: 4,
    'for-two': 1,
    'for-several': -3,
    special: 1.5,
    meal: 1,
    quiet: 0.5,
    lively: 0.5,
    'quick-food': -2,
    lodging: -4,
  },
  never: [...chores, 'children', 'delivered', 'seniors'],
};

export const occasionProfiles: Readonly<Record<Occasion | 'kids-birthday', Profile>> = {
  date: romance,
  anniversary: {
    likes: { ...romance.likes, special: 3.5, quiet: 1, lively: -1, lodging: -1 },
    never: [...chores, 'children', 'delivered', 'seniors', 'quick-food'],
  },
  proposal: {
    likes: { romantic: 3, special: 4, quiet: 2, lively: -3, group: -2, class: -2, late: -2 },
    never: [...chores, 'children', 'delivered', 'seniors', 'quick-food', 'hen-night'],
  },
  birthday: {
    likes: { festive: 4, special: 2, lively: 1.5, group: 1.5, meal: 1, pampering: 1, 'quick-food': -2 },
    never: [...chores, 'children', 'delivered', 'lodging'],
  },
  'kids-birthday': {
    likes: { festive: 4, children: 2, class: 1, group: 1, lively: 1, 'quick-food': -1, gift: -5 },
    never: [...chores, 'late', 'lodging', 'alcohol'],
  },
  gift: {
    likes: { gift: 5, delivered: 2, special: 1, pampering: 1, ticket: 2, meal: -2 },
    never: ['errand', 'lodging'],
    oneOf: ['gift', 'ticket', 'delivered'],
  },
  visitors: {
    likes: { local: 4, special: 1.5, meal: 0.5, class: -1, 'quick-food': -1, lodging: -3 },
    never: [...chores, 'children', 'delivered'],
  },
  team: {
    likes: { group: 4, 'for-several': 2, lively: 1.5, meal: 1, class: 0.5, pampering: -3 },
    never: [...chores, 'romantic', 'children', 'for-two', 'delivered', 'lodging', 'hen-night'],
  },
  'hen-party': {
    likes: { 'hen-night': 5, lively: 2, group: 2, pampering: 1.5, alcohol: 1, quiet: -1 },
    never: [...chores, 'children', 'delivered', 'seniors'],
  },
  'girls-night': {
    likes: { 'hen-night': 4, pampering: 2.5, lively: 1.5, group: 1, class: 1, alcohol: 0.5 },
    never: [...chores, 'children', 'delivered', 'lodging', 'seniors'],
  },
  reunion: {
    likes: { group: 4, 'for-several': 2.5, meal: 1.5, lively: 1, festive: 1, class: -1 },
    never: [...chores, 'for-two', 'delivered', 'children', 'lodging'],
  },
  newcomer: {
    likes: { local: 1.5, group: 3, class: 2, lively: 1, 'for-two': -2, romantic: -2 },
    never: [...chores, 'children', 'delivered', 'lodging'],
  },
  treat: {
    likes: { pampering: 5, special: 2.5, quiet: 1.5, class: 0.5, group: -2, 'quick-food': -1, 'for-two': -1 },
    never: [...chores, 'children', 'for-several'],
  },
  solo: {
    likes: { class: 1.5, local: 1.5, quiet: 1.5, 'quick-food': 0.5, group: -1 },
    never: [...chores, 'for-two', 'for-several', 'children', 'hen-night'],
  },
  'rainy-day': { likes: { cozy: 3, class: 1, meal: 0.5 }, never: ['errand'] },
  quick: {
    likes: { short: 3, 'quick-food': 4, class: -3, lodging: -4, special: -2 },
    never: ['lodging', 'class', 'delivered'],
  },
  errand: { likes: { errand: 4, short: 1, delivered: 1 }, never: [] },
};

/** A team that wants to move climbs, and eats no doughnuts. */
export const activeProfile: Profile = {
  likes: { strenuous: 4, meal: -3, 'quick-food': -4, gift: -4 },
  never: [],
};

/** These hold also for what the visitor names, but for gentle outings and those of older people. */
export const cautionProfiles: Readonly<Record<Caution, Profile>> = {
  pregnant: {
    likes: { quiet: 1.5, pampering: 1.5, meal: 1, late: -1.5, lively: -1 },
    never: ['alcohol', 'strenuous', 'heat'],
  },
  gentle: {
    likes: {
      seniors: 3,
      quiet: 2.5,
      meal: 1.5,
      local: 2.5,
      pampering: -1,
      lively: -2,
      late: -3,
      children: -2,
      'hen-night': -3,
    },
    never: ['strenuous', 'hen-night', 'children', ...chores],
  },
  // Being eighty alone rules out no stairs and no effort that somebody names.
  older: {
    likes: {
      seniors: 3,
      quiet: 2.5,
      meal: 1.5,
      local: 1,
      strenuous: -4,
      lively: -2,
      late: -3,
      children: -2,
      'hen-night': -3,
    },
    never: ['hen-night', 'children', ...chores],
  },
  sober: { likes: {}, never: ['alcohol'] },
};

export const companyProfiles: Readonly<Record<Company, Profile>> = {
  toddlers: { likes: { toddlers: 4, children: 1, short: 0.5 }, never: ['late', 'teens'] },
  kids: { likes: { children: 1.5 }, never: ['late'] },
  teens: { likes: { teens: 4, lively: 1, children: -2 }, never: ['toddlers'] },
  alone: { likes: { 'for-two': -3, 'for-several': -3 }, never: [] },
  pair: { likes: { 'for-two': 3, 'for-several': -3, romantic: -2 }, never: [] },
  crowd: { likes: { group: 3, 'for-several': 2, 'for-two': -3, romantic: -1 }, never: [] },
  'grown-ups': { likes: { children: -3 }, never: [] },
};

/** For whoever names nothing but a kind of deal: of food, a meal rather than a dessert. */
export const kindProfile: Profile = { likes: { meal: 1.5, errand: -2, everyday: -1 }, never: [] };

/** What nobody calls something to do with children: something to buy or to eat. */
export const familyOutingProfile: Profile = {
  likes: { meal: -2 },
  never: ['errand', 'everyday', 'gift', 'quick-food'],
};

/** For whoever names no kind of deal. */
export const outingProfile: Profile = {
  likes: { everyday: -2, lodging: -3, 'quick-food': -3, meal: -0.5 },
  never: ['errand'],
};
