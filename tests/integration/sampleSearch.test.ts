import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wholeDealData } from '../../cli/outputs/dealsIndex.ts';
import { searchWordsJson } from '../../cli/outputs/searchWords.ts';
import { planSite } from '../../cli/plan/planSite.ts';
import { createDealSearch, type DealSearch } from '../../client/search/dealSearch.ts';
import { createOtherSearch } from '../../client/search/otherSearch.ts';
import { createOtherWords } from '../../client/search/otherWords.ts';
import { meets } from '../../data/model/deals/needs.ts';
import { readSearchWords } from '../../data/model/deals/searchWords.ts';
import { hasTrait } from '../../data/model/deals/traits.ts';
import { sampleContent } from '../support/sampleContent.ts';

let search: DealSearch;
let searchInNovember: DealSearch;
const searchAt = async (instant: string): Promise<DealSearch> => {
  const site = sampleContent();
  const words = readSearchWords(JSON.parse(searchWordsJson(site)));
  if (!words) throw new Error('The words are of another version');
  const others = createOtherSearch(createOtherWords(words));
  const data = wholeDealData(site, planSite(site, Date.parse(instant)));
  vi.setSystemTime(instant);
  const find = await createDealSearch(data, () => others);
  return (query) => {
    vi.setSystemTime(instant);
    return find(query);
  };
};
afterAll(() => vi.useRealTimers());
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  search = await searchAt('2027-05-20T16:00:00Z');
  searchInNovember = await searchAt('2026-11-28T23:00:00Z');
});

const found = async (query: string, find = search) =>
  (await find(query)).flatMap((hit) =>
    hit.kind === 'query' ? [] : hit.kind === 'deal' ? `/deal/${hit.deal.slug}` : hit.guide.href,
  );

describe('the search of the sample city', () => {
  it('finds every page about fireworks', async () => {
    expect(await found('fireworks')).toEqual(
      expect.arrayContaining([
        '/july-4th',
        '/july-4th/fireworks-displays',
        '/july-4th/fourth-of-july',
        '/july-4th/where-to-watch-fireworks',
      ]),
    );
    expect((await found('where to watch fireworks')).slice(0, 2)).toEqual([
      '/july-4th/where-to-watch-fireworks',
      '/deal/fourth-of-july-pontoon',
    ]);
  });

  it.each([
    ['noda', '/neighborhood/noda'],
    ['downtown', '/neighborhood/uptown'],
    ['food & drink', '/categories/food-drink'],
    ['this weekend', '/deals/weekend'],
    ['tonight', '/deals/tonight'],
  ])('proposes the list for %j', async (query, list) => {
    expect((await found(query)).slice(0, 2)).toContain(list);
  });

  it.each([
    ['NoDa', '/neighborhood/noda'],
    ['south end', '/neighborhood/south-end'],
    ['food & drink', '/categories/food-drink'],
    ['events', '/categories/events'],
    ['july 4', '/july-4th'],
    ['4th of july', '/july-4th'],
    ['memorial day', '/memorial-day'],
  ])('leads who types just the name of a list or a holiday, %j, there first', async (query, list) => {
    expect((await found(query, searchInNovember))[0]).toBe(list);
  });

  it.each([
    ['corte de pelo', /haircut|cut/i],
    ['cena romántica', /dinner/i],
    ['gratis', /free/i],
    ['soft serve', /gelato/i],
    ['somewhere to sleep', /bunk|night|stay|hotel/i],
  ])('finds for %j, which no deal says, a deal by its own words', async (query, title) => {
    const [first] = await search(query);
    expect(first?.kind === 'deal' && first.deal.title).toMatch(title);
    expect(first?.without).toEqual([]);
  });

  it.each([
    ['things to do with kids', '/things-to-do-with-kids', 40],
    ['things to do with kids this weekend', '/things-to-do-with-kids', 20],
    ['activities for kids', '/things-to-do-with-kids', 40],
    ['fun things to do in noda', '/fun-places-charlotte-nc', 10],
    ['things to do tonight', '/deals/tonight', 40],
    ['things to do', '/things-to-do-in-downtown-charlotte', 100],
    ['pizza coupons', '/deal/late-night-slice', 1],
  ])('finds deals for %j, though hardly one says so, and guides that do', async (query, first, least) => {
    const hrefs = await found(query);
    expect(hrefs[0]).toBe(first);
    expect(hrefs.filter((href) => href.startsWith('/deal/')).length).toBeGreaterThanOrEqual(least);
    for (const { without = [] } of await search(query)) expect(without).toEqual([]);
  });

  it('puts guides for any day before those of a holiday that nobody named', async () => {
    const hrefs = await found('things to do with kids');
    const ofHoliday = hrefs.findIndex((href) => /^\/(?:july-4th|memorial-day)/.test(href));
    expect(hrefs.slice(ofHoliday).filter((href) => /^\/(?!july|memorial)/.test(href))).toEqual([]);
    expect((await found('july 4th things to do'))[0]).toMatch(/^\/july-4th/);
  });

  it.each(['july 4 kids', 'july 4 with kids', 'july 4th with kids'])(
    'leads with "%s" to what is for families on that day',
    async (query) =>
      expect((await found(query, searchInNovember))[0]).toBe('/july-4th/family-things-to-do-july-4th'),
  );

  it('finds what there is at the fireworks of a day by its number and its name', async () => {
    for (const query of ['july 4 fireworks', 'july 4th fireworks', '4th of july fireworks'])
      expect(await found(query, searchInNovember), query).toContain('/deal/fourth-of-july-pontoon');
  });

  it('leads who names a holiday to no guide of another one', async () => {
    expect((await found('labor day events')).filter((href) => /^\/(?:memorial|july)/.test(href))).toEqual([]);
    expect((await found('memorial day events'))[0]).toBe('/memorial-day/memorial-day-events');
    expect((await found('independence day parade downtown'))[0]).toMatch(/^\/july-4th/);
  });

  it('puts what is a hotel before what is only listed with hotels', async () => {
    const deals = (await search('hotel')).flatMap((hit) => (hit.kind === 'deal' ? hit.deal : []));
    const areHotels = deals.map(({ tags = [] }) => /hotel|hostel|inn/.test(tags.join()));
    expect(areHotels.slice(0, 5)).toEqual(Array(5).fill(true));
  });

  it.each([
    ['spa', /\bspas?\b/],
    ['bar', /\bbars?\b/],
    ['art', /\barts?\b/],
  ])('puts %j as a whole word before longer words', async (query, whole) => {
    const deals = (await search(query)).filter(({ kind }) => kind === 'deal');
    const isWhole = deals.map(({ words }) => whole.test(words.join(' ')));
    expect(isWhole.filter(Boolean).length).toBeGreaterThan(0);
    expect(isWhole.lastIndexOf(true)).toBe(isWhole.filter(Boolean).length - 1);
  });

  it.each([
    ['kids', /^\/(?:july|memorial)/],
    ['live music', /^\/(?:july|memorial)/],
    ['bar', /^\/(?:july|memorial)/],
    ['dog', '/deal/dog-hotel-night-ballantyne'],
    ['rainy day', '/deal/small-museums-pass'],
  ])('puts what is for another season after what there is for %j', async (query, later) => {
    const hits = await searchInNovember(query);
    const first = hits.findIndex((hit) => hit.kind === 'guide' && hit.guide.href.match(later));
    expect(first).toBeGreaterThan(0);
    expect(hits.slice(first).filter(({ kind }) => kind === 'deal')).toEqual([]);
  });

  it.each([
    ['walk-in', '/deal/walk-in-haircut-uptown'],
    ['tea', '/deal/afternoon-tea-myers-park'],
    ['hotels', '/deal/alder-house-uptown'],
  ])('puts first for %j, of deals, what is called so', async (query, first) => {
    const hrefs = await found(query, searchInNovember);
    expect(hrefs.filter((href) => href.startsWith('/deal/')).slice(0, 5)).toContain(first);
  });

  it('finds what there is now by other words where only something to come has these', async () => {
    expect(await found('pet friendly', searchInNovember)).toContain('/deal/burger-and-bone-dilworth');
  });

  it('finds what is for Christmas by its short name, and what suits kids by another', async () => {
    expect(await found('xmas', searchInNovember)).toEqual(await found('christmas', searchInNovember));
    expect(await found('kid-friendly', searchInNovember)).toEqual(await found('kids', searchInNovember));
    expect((await found('things under $20', searchInNovember)).length).toBeGreaterThan(20);
  });

  it('finds presents for a feast that are for any day, and what the feast is about', async () => {
    expect(await found('xmas gifts for mom', searchInNovember)).toEqual(
      expect.arrayContaining(await found('gifts for mom', searchInNovember)),
    );
    expect((await found('navidad', searchInNovember)).slice(0, 3)).toEqual(
      (await found('christmas', searchInNovember)).slice(0, 3),
    );
  });

  it.each(['promo code', 'discount code', 'coupon codes', 'código de descuento'])(
    'finds for %j the deals with a code',
    async (query) => {
      const deals = (await search(query)).flatMap((hit) => (hit.kind === 'deal' ? hit.deal : []));
      expect(deals.length).toBeGreaterThan(10);
      expect(deals.slice(0, 10).filter(({ couponCode }) => !couponCode)).toEqual([]);
    },
  );

  it.each([
    ['concerts this weekand', 'concerts this weekend'],
    ['things to do tommorow', 'things to do tomorrow'],
  ])('reads the time of %j in spite of its spelling', async (typed, meant) => {
    expect(await found(typed)).toEqual(await found(meant));
  });

  it('takes no word for another that it only begins with', async () => {
    expect(await found('plumber')).toEqual([]);
    expect((await found('burgers')).filter((href) => /bowling|haircut/.test(href))).toEqual([]);
  });

  it('takes an amount as the highest price', async () => {
    const [first, ...hits] = await search('under $20');
    expect(first).toMatchObject({ kind: 'query', limit: { to: { amount: 20 } } });
    expect(hits.length).toBeGreaterThan(5);
    for (const hit of hits) expect(hit.kind === 'deal' && hit.deal.price).toBeLessThan(20);
  });

  const dealsFor = async (query: string, find = searchInNovember) =>
    (await find(query)).flatMap((hit) => (hit.kind === 'deal' ? hit.deal : []));
  const slugsFor = async (query: string) => (await dealsFor(query)).map(({ slug }) => slug);

  it.each([
    ['over $100', 101, 1000],
    ['at least $30', 30, 1000],
    ['dinner between $20 and $40', 20, 40],
    ['entre 20 y 40 dólares', 20, 40],
  ])('finds for "%s" only deals from %d to %d', async (query, from, to) => {
    const prices = (await dealsFor(query)).map(({ price = Number.NaN }) => price);
    expect(prices.length).toBeGreaterThan(2);
    expect(prices.filter((price) => !(price >= from && price <= to))).toEqual([]);
  });

  it.each([
    ['cheap eats', 'late-night-slice'],
    ['cheap hotel', 'hostel-bunk-noda'],
    ['cheap dinner', 'pancake-supper-ballantyne'],
    ['comida barata', 'late-night-slice'],
    ['corte de pelo barato', 'walk-in-haircut-uptown'],
  ])('puts the cheapest of what is called so first for "%s"', async (query, slug) => {
    expect((await slugsFor(query))[0]).toBe(slug);
  });

  it('finds only what costs nothing for "free" with or without a time, and that first with other words', async () => {
    for (const query of ['free', 'free this weekend', 'gratis este fin de semana'])
      for (const { price, slug } of await dealsFor(query)) expect(price, slug).toBe(0);
    const prices = (await dealsFor('free things to do with kids')).map(({ price }) => price === 0);
    expect(prices.lastIndexOf(true)).toBeLessThan(prices.includes(false) ? prices.indexOf(false) : 1000);
  });

  it('finds for a time only what is on then and not over', async () => {
    expect(await slugsFor('quiz tonight')).toEqual([]);
    expect(await slugsFor('quiz')).toContain('tuesday-quiz-dilworth');
    expect(await slugsFor('live music tonight')).toEqual(['jazz-terrace-uptown']);
    expect(await slugsFor('this weekend')).not.toContain('first-percussion-hour');
    expect(await slugsFor('jazz sunday morning')).toEqual([]);
  });

  it.each([
    ['gluten free', 'gluten-free', 10],
    ['sin gluten', 'gluten-free', 10],
    ['wheelchair accessible', 'step-free', 50],
    ['hotel with parking', 'parking', 3],
    ['vegan restaurants', 'vegan', 3],
    ['comida vegana', 'vegan', 5],
    ['halal', 'halal', 3],
    ['dog friendly patio', 'pets', 2],
  ] as const)('finds for "%s" what its facts say, beside what says so itself', async (query, need, least) => {
    const deals = await dealsFor(query);
    expect(deals.filter((deal) => meets(deal, need)).length).toBeGreaterThanOrEqual(least);
    expect(deals.filter((deal) => meets(deal, need) === false)).toEqual([]);
  });

  it.each([
    'things to do',
    'things to do this weekend',
    'things to do in charlotte',
    "what's happening tonight",
    'christmas day',
    'kids',
    'what to do with kids',
    'niños',
  ])('puts what is to do before errands for "%s"', async (query) => {
    const deals = await dealsFor(query);
    const areErrands = deals.map(({ traits }) => hasTrait(traits, 'errand') || hasTrait(traits, 'everyday'));
    expect(areErrands.lastIndexOf(false)).toBeLessThan(areErrands.indexOf(true));
    expect(areErrands.indexOf(true)).toBeGreaterThan(5);
  });

  it('puts what is for children first for who asks for these alone', async () => {
    const deals = await dealsFor('kids this weekend');
    expect(deals.slice(0, 4).filter(({ traits }) => !hasTrait(traits, 'children'))).toEqual([]);
  });

  it('leads who looks for things to do at a time to the guides for it', async () => {
    expect((await found('things to do this weekend', searchInNovember)).slice(0, 4)).toEqual([
      '/deals/weekend',
      '/things-to-do-in-charlotte-this-weekend-for-adults',
      '/events-in-charlotte-this-weekend',
      '/things-happening-in-charlotte-this-weekend',
    ]);
  });

  it.each([
    ['comdey', 'comedy'],
    ['brucnh', 'brunch'],
    ['muesum', 'museum'],
    ['hotle', 'hotel'],
    ['burgre', 'burger'],
    ['movei', 'movie'],
  ])('finds for "%s" what it finds for "%s"', async (typo, word) => {
    expect((await slugsFor(typo)).slice(0, 3).sort()).toEqual((await slugsFor(word)).slice(0, 3).sort());
  });

  it('finds the massages of a spa for "spa day", and nothing in Spanish', async () => {
    const slugs = await slugsFor('spa day');
    expect(slugs).toEqual(expect.arrayContaining(['first-massage-dilworth', 'couples-massage-uptown']));
    expect(slugs).not.toContain('cuentos-story-hour');
  });

  it('finds for "noche de cita" what is for a date night', async () => {
    const [first] = await dealsFor('noche de cita');
    expect(first?.tags).toContain('date night');
  });

  it.each(['breweries', 'south end breweries', 'brewery'])(
    'finds the walk of the breweries for "%s"',
    async (query) => expect(await slugsFor(query)).toEqual(['brewery-walk-south-end']),
  );

  it('finds what is for dogs for one puppy as for many', async () => {
    expect((await slugsFor('puppy')).length).toBeGreaterThan(4);
    expect(await slugsFor('puppies')).toEqual(expect.arrayContaining(await slugsFor('puppy')));
  });

  it.each([
    ['christmas eve', '2026-12-24', ''],
    ['things to do on christmas eve', '2026-12-24', ''],
    ['christmas day', '2026-12-25', ''],
    ["new year's day", '2027-01-01', ''],
    ['is anything open on christmas', '2026-12-25', ''],
    ['que hay abierto en navidad', '2026-12-25', ''],
    ['restaurants open on christmas day', '2026-12-25', 'restaurants'],
  ])('looks for what there is on the day of "%s", whatever has its words', async (query, date, rest) => {
    const [first] = await searchInNovember(query);
    expect(first?.day?.dateAt('2026-11-28')).toBe(date);
    expect(first?.day?.rest).toBe(rest);
  });

  it('finds first what is for a feast that is no day alone, whenever that is', async () => {
    expect(await slugsFor('christmas')).toContain('sing-it-yourself-messiah');
    expect((await searchInNovember('christmas lights'))[0]?.day).toBeUndefined();
    expect((await slugsFor('new years eve')).slice(0, 2).sort()).toEqual([
      'new-years-eve-mill-roof',
      'noon-years-eve',
    ]);
  });

  it.each(['hotel con piscina', 'swimming pool', 'alberca'])(
    'finds the suite with a pool for "%s", beside what says so itself',
    async (query) => expect(await slugsFor(query)).toContain('pool-suite-university'),
  );

  it('says of every guide what it is about in whole sentences', () => {
    const { guides } = planSite(sampleContent(), Date.parse('2027-05-20T16:00:00Z'));
    for (const { href, description } of guides) expect(description, href).toMatch(/[.!?]$/);
  });
});
