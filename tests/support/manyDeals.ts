import { sampleDeal } from './smallCity.ts';

/** Numbers from 0 up to 1 that look random, the same for the same seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** None that are nearly alike but for their first letters. Words of one beginning and of many, with accents, marks and names that objects have. */
const vocabulary = [
  ...['taco', 'tacos', 'tapas', 'Café', 'crème', 'hands-on', 'rock’n’roll', '24-hour', 'constructor'],
  ...['toString', 'night', 'nightly', 'Straße', 'jazz', 'brunch', 'kayak', 'museum', 'mural', 'garden'],
  ...['garlic', 'gardener', 'pottery', 'origami', 'yoga', '東京', 'sauna', 'zoo', 'bowling', 'sculpture'],
];

const facts = [
  { access: { stepFree: true } },
  { pets: { allowed: 'outside' }, diet: ['vegan'] },
  { access: { stepFree: true }, ages: { from: 0 }, booking: { required: false } },
];

const times = [
  { hours: [{ days: ['fri', 'sat'], from: '18:00', to: '02:00' }] },
  { hours: [{ from: '09:00', to: '16:30' }] },
  { days: ['sat', 'sun'] },
  {
    sessions: [
      { date: '2026-11-20', from: '19:30', to: '21:00' },
      { date: '2026-11-22', from: '15:00', soldOut: true },
      { date: '2026-12-12', from: '15:00' },
    ],
  },
];

/** `count` deals for the small city, from a small vocabulary; the same for the same count. */
export function manyDeals(count: number): Record<string, unknown>[] {
  const random = seededNumbers(count);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const words = (most: number) => Array.from({ length: most }, () => pick(vocabulary)).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const originalPrice = 20 + Math.floor(random() * 200);
    const discountPrice = Math.max(1, Math.round(originalPrice * (0.3 + random() * 0.6)));
    return sampleDeal(`deal-${index}`, {
      title: words(3),
      summary: `${words(4)}.`,
      category: pick(['food', 'shows']),
      neighborhood: pick(['old-town', 'harbor']),
      vendor: `${pick(['Blue', 'Green', 'Red'])} ${pick(['Kitchen', 'Stage'])}`,
      tags: [pick(vocabulary).toLowerCase()],
      originalPrice,
      discountPrice,
      discountPercent: Math.round((100 * (originalPrice - discountPrice)) / originalPrice),
      expiryDate: pick(['2027-01-31', '2027-06-30', '2027-12-31']),
      publishedDate: pick(['2026-08-01', '2026-10-01', '2026-11-01']),
      clickCount: Math.floor(random() * 900),
      featured: random() < 0.1,
      ...(random() < 0.5 ? { familyFriendly: true } : {}),
      ...(random() < 0.6 ? { outdoor: random() < 0.5 } : {}),
      ...(random() < 0.4 ? { facts: pick(facts) } : {}),
      ...(random() < 0.6 ? pick(times) : {}),
      ...(random() < 0.7 ? { coordinates: { lat: 47.6 + random() / 10, lon: -122.3 + random() / 10 } } : {}),
    });
  });
}
