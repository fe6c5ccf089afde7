import type { DealEntry } from './dealFile.ts';

/** The fields of a deal in the order in which files have them. */
const order: readonly string[] = [
  ...['$schema', 'id', 'title', 'slug', 'draft', 'summary', 'description'],
  ...['originalPrice', 'discountPrice', 'discountPercent', 'offerText', 'couponCode'],
  ...[
    'art',
    'imageUrl',
    'imageAlt',
    'category',
    'neighborhood',
    'coordinates',
    'locations',
    'citywide',
    'vendor',
  ],
  ...['startDate', 'expiryDate', 'publishedDate', 'updatedDate', 'priceCheckedDate', 'withdrawnDate'],
  ...['hours', 'specialHours', 'sessions', 'days', 'months', 'irregular'],
  ...[
    'featured',
    'affiliateUrl',
    'clickCount',
    'familyFriendly',
    'adultsOnly',
    'outdoor',
    'intensity',
    'goodFor',
  ],
  ...['facts', 'included', 'goodToKnow', 'restrictions', 'tags', 'feed'],
];
const rank = new Map(order.map((key, index) => [key, index]));

/** A deal with its fields in the order of files; others come last. */
export function inOrder(entry: DealEntry): DealEntry {
  const keys = Object.keys(entry).filter((key) => entry[key] !== undefined);
  keys.sort((a, b) => (rank.get(a) ?? order.length) - (rank.get(b) ?? order.length));
  return Object.fromEntries(keys.map((key) => [key, entry[key]]));
}
