import { describe, expect, it } from 'vitest';
import { dealData, indexedDeals } from '../../../../cli/outputs/dealFiles.ts';
import { dealsIndex, maxWholeDeals, wholeDealData } from '../../../../cli/outputs/dealsIndex.ts';
import { recordChunkOf } from '../../../../data/model/deals/chunks/dealChunks.ts';
import { decodeVlqs } from '../../../../data/model/deals/chunks/vlq.ts';
import type { DealRecord } from '../../../../data/model/deals/dealRecord.ts';
import { filesOfDeals, frontOf } from '../../../support/dealPieces.ts';
import { manyDeals } from '../../../support/manyDeals.ts';
import { sampleDeal } from '../../../support/smallCity.ts';
import { planAt, siteWith } from '../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';
const filesWith = (deals: readonly Record<string, unknown>[], most: number) => {
  const site = siteWith(deals);
  return filesOfDeals(site, planAt(site, now), most);
};

const deals = manyDeals(400);
const site = siteWith(deals);
const planned = planAt(site, now);
const files = filesOfDeals(site, planned, 100);
const front = frontOf(files);
const whole = wholeDealData(site, planned);
const namesIn = (folder: string, all = files) => [...all.keys()].filter((name) => name.startsWith(folder));
const recordsIn = (name: string): DealRecord[] => JSON.parse(files.get(name) ?? '');
const changed = (before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>, folder: string) =>
  [...new Set([...namesIn(folder, new Map(before)), ...namesIn(folder, new Map(now))])].filter(
    (name) => before.get(name) !== now.get(name),
  );

describe('cli/outputs/dealFiles', () => {
  it('generates one file for a small catalog', () => {
    expect(maxWholeDeals).toBe(10_000);
    const small = filesOfDeals(site, planned, 400);
    expect([...small]).toEqual([['deals.json', dealsIndex(whole)]]);
    expect(JSON.parse(small.get('deals.json') ?? '')).not.toHaveProperty('pieces');
    expect(filesOfDeals(site, planned, 399).size).toBeGreaterThan(1);
  });

  it('has what begins later apart, with its first day and neither link nor code, and its details last', () => {
    const later = { startDate: '2026-12-04', couponCode: 'ICE' };
    const withLater = siteWith([sampleDeal('ice', later), sampleDeal('soup')]);
    const plannedLater = planAt(withLater, now);
    const { deals: listed, coming = [] } = wholeDealData(withLater, plannedLater);
    expect(listed.map(({ slug }) => slug)).toEqual(['soup']);
    expect(coming).toMatchObject([{ slug: 'ice', starts: '2026-12-04' }]);
    for (const field of ['url', 'couponCode']) expect(coming[0]).not.toHaveProperty(field);
    expect(indexedDeals(plannedLater, 10).map(({ deal }) => deal.slug)).toEqual(['soup', 'ice']);
    expect(whole).not.toHaveProperty('coming');
  });

  it('has every listed deal in exactly one record chunk, with the same data as in one file', () => {
    const records = namesIn('deals/records/').flatMap(recordsIn);
    const bySlug = (a: DealRecord, b: DealRecord) => (a.slug < b.slug ? -1 : 1);
    expect(records.toSorted(bySlug)).toEqual(whole.deals.toSorted(bySlug));
  });

  it('puts each deal into the chunk of its slug, in order, and lists the sizes of chunks', () => {
    const names = namesIn('deals/records/');
    const sizes = decodeVlqs(front.pieces.sizes);
    expect(names).toEqual(sizes.map((_, piece) => `deals/records/${piece}.json`));
    for (const [piece, name] of names.entries()) {
      const slugs = recordsIn(name).map(({ slug }) => slug);
      expect(slugs).toHaveLength(sizes[piece] ?? -1);
      expect(slugs).toEqual(slugs.toSorted());
      for (const slug of slugs) expect(recordChunkOf(slug, names.length)).toBe(piece);
    }
    expect(front.pieces.deals).toBe(400);
  });

  it('has the best deal of every category in every neighborhood in the front', () => {
    expect([...files.keys()].at(-1)).toBe('deals.json');
    const { pieces: _, deals: chosen, ...head } = front;
    const { deals: all, ...wholeHead } = whole;
    expect(head).toEqual(wholeHead);
    const best = new Map<string, DealRecord>();
    for (const deal of all) {
      const group = `${deal.category} ${deal.neighborhoods.join(' ')}`;
      if (!best.has(group)) best.set(group, deal);
    }
    expect(chosen).toEqual(expect.arrayContaining([...best.values()]));
    expect(chosen).toEqual(all.filter(({ slug }) => chosen.some((deal) => deal.slug === slug)));
  });

  it('limits the deals and the size of the front', () => {
    const long = { summary: 'A very long summary of what there is to have. '.repeat(3).trim() };
    const many = filesWith(
      manyDeals(1_300).map((deal) => ({ ...deal, ...long })),
      100,
    );
    expect(frontOf(many).deals.length).toBeLessThanOrEqual(1_000);
    expect(frontOf(many).deals.length).toBeGreaterThan(200);
    expect((many.get('deals.json') ?? '').length).toBeLessThan(600_000);
  });

  it('has the same front as the assistant in the terminal', () => {
    expect(dealData(site, planned, 100)).toEqual(front);
    expect(dealData(site, planned, 400)).toEqual(whole);
  });

  it('generates the same files whatever the order of content files', () => {
    expect(filesWith(deals.toReversed(), 100)).toEqual(files);
  });

  it('changes one record chunk and no layout if a deal is edited', () => {
    const edited = deals.map((deal, index) => (index === 7 ? { ...deal, title: 'Pottery brunch' } : deal));
    const after = filesWith(edited, 100);
    expect(changed(files, after, 'deals/records/')).toHaveLength(1);
    expect(changed(files, after, 'deals/outlines/')).toEqual([]);
    expect(frontOf(after).pieces).toEqual(front.pieces);
  });

  it('changes one record chunk and the layout if a deal is added', () => {
    const [, ...others] = deals;
    const before = filesWith(others, 100);
    expect(changed(before, files, 'deals/records/')).toHaveLength(1);
    expect(frontOf(before).pieces.layout).not.toBe(front.pieces.layout);
  });

  it('has the layout in every file that numbers deals', () => {
    const numbered = ['words', 'lists', 'outlines', 'sorts'].flatMap((kind) => namesIn(`deals/${kind}/`));
    expect(numbered.length).toBeGreaterThan(8);
    for (const name of numbered)
      expect(JSON.parse(files.get(name) ?? '').layout, name).toBe(front.pieces.layout);
  });

  it('has filter and sort chunks of each category, even of one without deals', () => {
    const food = filesWith(
      deals.map((deal) => ({ ...deal, category: 'food' })),
      100,
    );
    expect(namesIn('deals/outlines/', food)).toEqual([
      'deals/outlines/food.json',
      'deals/outlines/shows.json',
    ]);
  });
});
