import { seededNumbers } from './manyDeals.ts';
import { sampleDeal, smallCity } from './smallCity.ts';
import { writeCity } from './writeCity.ts';

/** The deal that tests search for; no other has its words. */
export const rareDeal = { slug: 'zeppelin-ride', title: 'Zeppelin ride over the bay' } as const;

/** How many deals of the large city have a kayak in their title. */
export const kayaks = 60;

const syllables = 'ba ca do fen gar hol in ka lor mer nan or pel qui ros sel tam ul ver wyn yar'.split(' ');
const common = 'two tickets dinner with a view and live music by the harbor weekday morning class tour'.split(
  ' ',
);

/** Writes the content of the small city with `count` deals of varied words into `folder`, and returns its folder. */
export const writeLargeCity = (folder: string, count: number): string =>
  writeCity(folder, { ...smallCity(), ...dealFiles(count) });

function dealFiles(count: number): Record<string, unknown> {
  const random = seededNumbers(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const name = () => Array.from({ length: 3 }, () => pick(syllables)).join('');
  const words = (most: number) =>
    Array.from({ length: most }, () => (random() < 0.5 ? pick(common) : name())).join(' ');
  const deals = Array.from({ length: count }, (_, index) => {
    const isRare = index === 5_000;
    const title = isRare ? rareDeal.title : `${index < kayaks ? 'Kayak ' : ''}${words(4)}`;
    const price = isRare ? 30 : 20 + Math.floor(random() * 180);
    return sampleDeal(isRare ? rareDeal.slug : `deal-${index}`, {
      title,
      summary: words(16).slice(0, 150).trim(),
      description: words(8),
      category: isRare || index % 3 > 0 ? 'food' : 'shows',
      neighborhood: pick(['old-town', 'harbor']),
      vendor: `${name()} ${name()}`,
      originalPrice: 2 * price,
      discountPrice: price,
      discountPercent: 50,
      expiryDate: '2028-06-30',
      outdoor: index % 5 === 0,
      ...(index % 4 === 0 ? { facts: { access: { stepFree: true } } } : {}),
      ...(index % 2 === 0 ? { hours: [{ from: '18:00', to: '23:00' }] } : {}),
      clickCount: Math.floor(random() * 900),
    });
  });
  const { 'site.json': site } = smallCity();
  return {
    'site.json': {
      ...site,
      popularSearches: { heading: 'Popular', note: 'Now', links: [{ label: 'All', href: '/deals' }] },
    },
    'deals/food.json': deals.filter(({ category }) => category === 'food'),
    'deals/shows.json': deals.filter(({ category }) => category === 'shows'),
  };
}
