import type { DescribedDeal } from './dealOracle.ts';

/*
 * What a deal is like for an occasion, read from content apart from the program.
 */

interface OccasionFacts {
  readonly ages?: { readonly from?: number; readonly to?: number };
  readonly priceFor?: 'person' | number;
  readonly duration?: { readonly minutes: number; readonly to?: number };
  readonly weather?: string;
  readonly fulfillment?: readonly string[];
}

/** The fields of a deal in content that traits follow from. */
export type OccasionDeal = DescribedDeal & {
  readonly title: string;
  readonly goodFor?: string;
  readonly intensity?: 'low' | 'medium' | 'high';
  readonly discountPrice?: number;
  readonly expiryDate?: string;
};

const factsOf = ({ facts = {} }: OccasionDeal) => facts as OccasionFacts;
const says = ({ title, tags = [], included = [] }: OccasionDeal, words: RegExp) =>
  words.test([title, ...tags, ...included].join(' | '));
const isTagged = ({ tags = [] }: OccasionDeal, ...wanted: string[]) =>
  wanted.some((tag) => tags.includes(tag));

export const dealTests = {
  drinks: (deal) =>
    says(
      deal,
      /\b(?:wines?|beers?|pints?|brewery|cocktails|palomas|bubbly|sparkling wine|flight of beer)\b/i,
    ) &&
    !says(deal, /alcohol-free|zero-proof/i) &&
    !deal.familyFriendly,
  strenuous: ({ intensity }) => intensity === 'high',
  sauna: (deal) => says(deal, /\b(?:sauna|hot tub|steam room)\b/i),
  forChildren: (deal) => (factsOf(deal).ages?.to ?? 99) <= 13 || isTagged(deal, 'toddler', 'baby'),
  notForFamilies: ({ familyFriendly }) => familyFriendly !== true,
  adultsOnly: ({ adultsOnly }) => adultsOnly === true,
  errand: (deal) =>
    isTagged(deal, 'errand', 'dentist', 'barber', 'haircut', 'cleaning', 'airport', 'babysitter') ||
    says(deal, /\b(?:tune-up|Bath, brush)\b/i),
  forTwo: (deal) => factsOf(deal).priceFor === 2,
  forSeveral: (deal) => Number(factsOf(deal).priceFor) > 2,
  forGroups: (deal) =>
    Number(factsOf(deal).priceFor) > 2 ||
    isTagged(deal, 'group', 'party', 'games', 'trivia') ||
    /groups?|teams?|friends|offices|reunions|parties/i.test(deal.goodFor ?? ''),
  romantic: (deal) =>
    isTagged(deal, 'romantic', 'date night', 'couples') || /couples|dates?\b/i.test(deal.goodFor ?? ''),
  outInTheRain: (deal) => deal.outdoor === true && factsOf(deal).weather !== 'moves-indoors',
  free: ({ discountPrice }) => discountPrice === 0,
  lateShow: ({ hours = [], sessions = [] }) => {
    const starts = [...hours, ...sessions].map(({ from }) => from);
    return starts.length > 0 && starts.every((from) => from >= '21:00' || from < '04:00');
  },
  lodging: (deal) => isTagged(deal, 'hotel', 'stay', 'hostel', 'inn', 'resort', 'vacation rental', 'tent'),
  spa: (deal) => isTagged(deal, 'spa', 'massage', 'manicure', 'afternoon tea'),
  groceries: (deal) => isTagged(deal, 'groceries', 'vegetables', 'soap', 'laundry'),
  showsCity: (deal) =>
    isTagged(
      deal,
      'visitors',
      'sightseeing',
      'walking tour',
      'history',
      'trolley',
      'rooftop',
      'view',
      'market',
    ) || isTagged(deal, 'day trip', 'street art', 'souvenir', 'museum', 'tour'),
  goods: (deal) =>
    isTagged(deal, 'gift', 'books', 'toys') || factsOf(deal).fulfillment?.includes('delivery') === true,
  brief: (deal) =>
    (factsOf(deal).duration?.to ?? factsOf(deal).duration?.minutes ?? 99) <= 45 ||
    isTagged(deal, 'lunch', 'breakfast', 'coffee', 'snack', 'bakery', 'tacos', 'ice cream'),
  forTeens: (deal) =>
    (factsOf(deal).ages?.to ?? 99) >= 13 &&
    (factsOf(deal).ages?.from ?? 0) <= 14 &&
    !isTagged(deal, 'toddler', 'baby'),
  festive: (deal) =>
    isTagged(deal, 'birthday', 'party', 'karaoke', 'rooftop', 'group', 'dinner', 'live music', 'games') ||
    /birthday|party|parties/i.test(deal.goodFor ?? ''),
  class: (deal) => isTagged(deal, 'class', 'workshop', 'lessons'),
  nightOut: (deal) =>
    isTagged(deal, 'bachelorette', 'girls night', 'nightlife', 'karaoke', 'manicure', 'spa', 'disco'),
} satisfies Record<string, (deal: OccasionDeal) => boolean>;

export type DealTrait = keyof typeof dealTests;
