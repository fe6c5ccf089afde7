import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeDealData } from '../../../../../cli/outputs/dealsIndex.ts';
import { createChunkedSource, loadRecords } from '../../../../../client/search/chunks/chunkedSource.ts';
import { createDealSearch } from '../../../../../client/search/dealSearch.ts';
import type { DealSource } from '../../../../../client/search/dealSource.ts';
import { splitWords } from '../../../../../data/model/deals/chunks/searchPostings.ts';
import { createDealCalendar } from '../../../../../data/model/deals/dealCalendar.ts';
import { type DealFilter, noFilter } from '../../../../../data/model/deals/dealFilter.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { filterDeals } from '../../../../../data/model/deals/filterDeals.ts';
import { wordRules } from '../../../../../data/model/deals/searchRules.ts';
import { searchWordsVersion } from '../../../../../data/model/deals/searchWords.ts';
import { fetchOf, filesOfDeals, frontOf } from '../../../../support/dealPieces.ts';
import { manyDeals } from '../../../../support/manyDeals.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { planAt, siteWith } from '../../../cli/support/siteOf.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const site = siteWith(manyDeals(400));
const planned = planAt(site, '2026-11-20T12:00:00Z');
const files = filesOfDeals(site, planned, 100);
const whole = wholeDealData(site, planned);
const here = { now, place: null, calendar: createDealCalendar(whole) };
const nowhere = { category: null, neighborhood: null, when: null, featured: false };
const filter = (fields: Partial<DealFilter>): DealFilter => ({ ...noFilter, ...fields });

let asked: string[] = [];
let source: DealSource;

const open = (served = files) => {
  const server = fetchOf(served);
  vi.stubGlobal('fetch', server.fetch);
  asked = server.asked;
  const front = frontOf(files);
  return createChunkedSource(front, front.pieces, wordRules);
};

beforeEach(() => {
  source = open();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function chosen(fields: Partial<DealFilter>, scope = nowhere): Promise<readonly DealRecord[]> {
  const { deals } = await source.choose({ filter: filter(fields), scope, isFirst: false });
  return source.recordsOf(filterDeals(deals, filter(fields), here));
}

const slugs = (deals: readonly { readonly slug: string | number }[]) => deals.map(({ slug }) => slug);

describe('client/search/chunks/chunkedSource', () => {
  it('finds every deal by every word of its title and of its vendor', async () => {
    const found = new Map<string, Set<string | number>>();
    const normal = (text: string) => splitWords(text).flatMap((word) => wordRules.normalWord(word) || []);
    for (const { slug, title, vendor } of whole.deals) {
      for (const word of normal(`${title} ${vendor}`)) {
        if (!found.has(word)) found.set(word, new Set(slugs(await chosen({ query: word }))));
        expect(found.get(word)?.has(slug), `${word} in ${title}`).toBe(true);
      }
    }
    expect(found.size).toBeGreaterThan(25);
  });

  it('finds what the in-memory search finds for correctly spelled words', async () => {
    const search = await createDealSearch(whole);
    for (const { title } of whole.deals.slice(0, 80)) {
      const query = splitWords(title).slice(0, 2).join(' ');
      const expected = (await search(query)).flatMap((hit) => (hit.kind === 'deal' ? hit.deal.slug : []));
      expect(slugs(await chosen({ query })).toSorted(), query).toEqual(expected.toSorted());
    }
  });

  it('reads the highest price from words, in results and in suggestions', async () => {
    const [first] = whole.deals;
    const word = splitWords(first?.title ?? '')[0] ?? '';
    const all = await chosen({ query: word });
    const prices = all.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
    const middle = prices[Math.floor(prices.length / 2)] ?? Number.NaN;
    const within = all.filter(({ price = Number.POSITIVE_INFINITY }) => price < middle);
    expect(within.length).toBeGreaterThan(0);
    expect(within.length).toBeLessThan(all.length);
    expect(slugs(await chosen({ query: `${word} under $${middle}` }))).toEqual(slugs(within));
    const suggested = await open().suggest(`${word} under $${middle}`, 4);
    const deals = suggested.flatMap((hit) => (hit.kind === 'deal' ? hit.deal : []));
    expect(deals.length).toBeGreaterThan(0);
    for (const { slug } of deals) expect(slugs(within)).toContain(slug);
  });

  it('lists all deals within a price without other words', async () => {
    const cheap = whole.deals.filter(({ price = Number.POSITIVE_INFINITY }) => price <= 20);
    expect(slugs(await chosen({ query: 'up to $20' })).toSorted()).toEqual(slugs(cheap).toSorted());
    const [hit] = await source.suggest('up to $20', 4);
    expect(hit).toMatchObject({ kind: 'query', query: 'up to $20', limit: { to: { amount: 20 } } });
  });

  it('lists all deals for words that say nothing, and as if without them for others', async () => {
    expect(slugs(await chosen({ query: 'things to do' })).toSorted()).toEqual(slugs(whole.deals).toSorted());
    const word = splitWords(whole.deals[0]?.title ?? '')[0] ?? '';
    const found = slugs(await chosen({ query: word }));
    expect(slugs(await chosen({ query: `fun things to do with ${word}` }))).toEqual(found);
  });

  it('says which words the best result lacks', async () => {
    const [first] = whole.deals;
    const word = splitWords(first?.title ?? '')[0] ?? '';
    const [found, partly] = await Promise.all([
      open().suggest(word, 1),
      open().suggest(`${word} zeppelin`, 1),
    ]);
    expect(found[0]?.without).toEqual([]);
    expect(partly[0]?.without).toEqual(['zeppelin']);
  });

  it('finds by prefix and with typos, the exact word first', async () => {
    const has = (deals: readonly DealRecord[], word: RegExp) =>
      deals.filter(({ title }) => word.test(title)).length;
    expect(has(await chosen({ query: 'nigh' }), /night/)).toBeGreaterThan(0);
    expect(has(await chosen({ query: 'botling' }), /bowling/)).toBeGreaterThan(0);
    expect(has(await chosen({ query: 'cafe creme' }), /Café/)).toBeGreaterThan(0);
    const [first] = await chosen({ query: 'taco' });
    expect(splitWords(`${first?.title} ${first?.tags}`)).toContain('taco');
    expect(await chosen({ query: 'zeppelin' })).toEqual([]);
    expect(await chosen({ query: 'for the' })).toEqual([]);
  });

  it('matches some of the words if nothing has all', async () => {
    const some = await chosen({ query: 'kayak zeppelin' });
    expect(slugs(some)).toEqual(slugs(await chosen({ query: 'kayak' })));
    expect(some.length).toBeGreaterThan(0);
  });

  it.each<Partial<DealFilter>>([
    { price: 'budget' },
    { neighborhoods: ['harbor'], audience: 'family' },
    { setting: 'outdoor', category: 'shows' },
    { features: ['step-free'] },
    { features: ['vegetarian', 'pets'], category: 'food' },
    { when: 'now' },
    { when: 'tonight', sort: 'price' },
    { when: '2026-12-12', neighborhoods: ['harbor'] },
    { sort: 'price' },
    { sort: 'popularity' },
    { sort: 'newest', price: 'mid' },
  ])('narrows and sorts as where all is in memory: %o', async (fields) => {
    const expected = filterDeals(whole.deals, filter(fields), here);
    const found = await chosen(fields);
    expect(slugs(found).toSorted()).toEqual(slugs(expected).toSorted());
    const keysOf = ({ price, percent, clicks, publishedDate }: DealRecord) =>
      fields.sort === 'price'
        ? price
        : fields.sort === 'popularity'
          ? clicks
          : fields.sort === 'newest'
            ? publishedDate
            : percent;
    expect(found.map(keysOf)).toEqual(expected.map(keysOf));
  });

  it('filters matches, best first, and can count them', async () => {
    const all = slugs(await chosen({ query: 'taco' }));
    const some = await chosen({ query: 'taco', setting: 'outdoor' });
    expect(some.length).toBeGreaterThan(0);
    expect(some.every(({ outdoor }) => outdoor !== false)).toBe(true);
    expect(slugs(some)).toEqual(all.filter((slug) => slugs(some).includes(slug)));
    const choose = (fields: Partial<DealFilter>) =>
      source.choose({ filter: filter(fields), scope: nowhere, isFirst: false });
    expect((await choose({ query: 'taco' })).isKnown).toBe(false);
    expect((await choose({ query: 'taco', price: 'mid' })).isKnown).toBe(true);
  });

  it('loads nothing for an unchanged listing except the outlines of a category', async () => {
    await source.choose({ filter: noFilter, scope: nowhere, isFirst: true });
    expect(asked).toEqual([]);
    const scope = { ...nowhere, category: 'food' };
    const { deals, isKnown } = await source.choose({
      ...{ filter: filter({ category: 'food' }), scope, isFirst: true },
    });
    expect(isKnown).toBe(true);
    expect(deals).toHaveLength(whole.deals.filter(({ category }) => category === 'food').length);
    expect(asked).toEqual(['deals/outlines/food.json']);
  });

  it('knows the places of all deals for the map, and of those that a search finds', async () => {
    const placed = whole.deals.filter(({ at }) => at).map(({ slug }) => slug);
    for (const query of ['', 'taco']) {
      const question = { filter: filter({ view: 'map', query }), scope: nowhere, isFirst: false };
      const { deals, isKnown } = await source.choose(question);
      const records = await source.recordsOf(deals.filter(({ at }) => at));
      expect(isKnown).toBe(true);
      expect(records.length).toBeGreaterThan(0);
      expect(placed).toEqual(expect.arrayContaining(slugs(records)));
      if (query === '') expect(records).toHaveLength(placed.length);
    }
  });

  it('limits a featured listing to featured deals', async () => {
    const found = await chosen({ price: 'mid' }, { ...nowhere, featured: true });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ featured }) => featured)).toBe(true);
  });

  it('loads each file once, and records only of shown deals', async () => {
    const { deals } = await source.choose({
      ...{ filter: filter({ query: 'garden' }), scope: nowhere, isFirst: false },
    });
    await source.recordsOf(deals.slice(0, 2));
    await source.recordsOf(deals.slice(0, 2));
    await chosen({ query: 'garden' });
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('looks for what the site calls a thing, and for other words on the day of a feast, where nothing has all words', async () => {
    const words = {
      version: searchWordsVersion,
      feasts: [['labor day', { month: 9, weekday: 1, nth: 1 }]],
      months: [],
      related: ['garden=xardin'],
    };
    source = open(new Map([...files, ['search-words.json', JSON.stringify(words)]]));
    const gardens = slugs(await chosen({ query: 'garden' }));
    expect(gardens.length).toBeGreaterThan(0);
    expect(slugs(await chosen({ query: 'xardin' }))).toEqual(gardens);
    const question = { filter: filter({ query: 'garden labor day' }), scope: nowhere, isFirst: false };
    const { deals, day, isKnown } = await source.choose(question);
    expect(slugs(await source.recordsOf(deals))).toEqual(gardens);
    expect(day?.dateAt('2026-11-20')).toBe('2027-09-06');
    expect(isKnown).toBe(true);
  });

  it('finds a deal that was to come until it is over', async () => {
    const rink = { title: 'Zamboni rink', startDate: '2026-12-04', expiryDate: '2027-01-18' };
    const later = siteWith([...manyDeals(400), sampleDeal('rink', rink)]);
    const own = filesOfDeals(later, planAt(later, '2026-11-20T12:00:00Z'), 100);
    const front = frontOf(own);
    vi.stubGlobal('fetch', fetchOf(own).fetch);
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const [day, found] of [
      ['2026-12-03', ['/deal/rink']],
      ['2026-12-05', ['/deal/rink']],
      ['2027-01-20', []],
    ] as const) {
      vi.setSystemTime(`${day}T20:00:00Z`);
      const hits = await createChunkedSource(front, front.pieces, wordRules).suggest('zamboni', 3);
      expect(hits.map((hit) => hit.kind === 'guide' && hit.guide.href)).toEqual(found);
    }
    vi.useRealTimers();
  });

  it('suggests the best matches, guides included, once typing pauses', async () => {
    const search = await createDealSearch(whole);
    const early = source.suggest('jaz', 3);
    const hits = await source.suggest('jazz', 3);
    expect(await early).toEqual([]);
    expect(hits).toHaveLength(3);
    for (const hit of hits) {
      expect(hit.words).toContain('jazz');
      expect(hit.kind === 'deal' && /jazz/.test(`${hit.deal.title} ${hit.deal.tags}`)).toBe(true);
    }
    const [guide] = whole.guides;
    const guides = (await search(guide?.title ?? 'guide')).some(({ kind }) => kind === 'guide');
    const found = await source.suggest(guide?.title ?? 'guide', 400);
    expect(found.some(({ kind }) => kind === 'guide')).toBe(guides);
  });

  it('returns saved deals by slug, without those that are gone', async () => {
    const { pieces } = frontOf(files);
    const wanted = [whole.deals[3]?.slug ?? '', 'gone-for-good', whole.deals[90]?.slug ?? ''];
    expect(slugs(await loadRecords(pieces, wanted))).toEqual([wanted[0], wanted[2]]);
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('rejects missing chunks and chunks of another build, and loads them again the next time', async () => {
    const other = siteWith(manyDeals(401));
    source = open(filesOfDeals(other, planAt(other, '2026-11-20T12:00:00Z'), 100));
    await expect(chosen({ query: 'taco' })).rejects.toThrow('another build');
    source = open(new Map());
    await expect(chosen({ price: 'mid' })).rejects.toThrow('404');
    const before = asked.length;
    await expect(chosen({ price: 'mid' })).rejects.toThrow('404');
    expect(asked.length).toBeGreaterThan(before);
  });
});
