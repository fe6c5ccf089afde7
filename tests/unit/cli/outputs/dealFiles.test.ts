import { describe, expect, it } from 'vitest';
import { dealData } from '../../../../cli/outputs/dealFiles.ts';
import { dealsIndex, maxWholeDeals, wholeDealData } from '../../../../cli/outputs/dealsIndex.ts';
import { recordChunkOf } from '../../../../data/model/deals/chunks/dealChunks.ts';
import { decodeVlqs } from '../../../../data/model/deals/chunks/vlq.ts';
import type { DealRecord } from '../../../../data/model/deals/dealRecord.ts';
import { filesOfDeals, frontOf } from '../../../support/dealPieces.ts';
import { manyDeals } from '../../../support/manyDeals.ts';
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
  it('makes one file of a catalog that is not large, as it always was', () => {
    expect(maxWholeDeals).toBe(10_000);
    const small = filesOfDeals(site, planned, 400);
    expect([...small]).toEqual([['deals.json', dealsIndex(whole)]]);
    expect(JSON.parse(small.get('deals.json') ?? '')).not.toHaveProperty('pieces');
    expect(filesOfDeals(site, planned, 399).size).toBeGreaterThan(1);
  });

  it('has every listed deal in one record piece, as the whole data would say it', () => {
    const records = namesIn('deals/records/').flatMap(recordsIn);
    const bySlug = (a: DealRecord, b: DealRecord) => (a.slug < b.slug ? -1 : 1);
    expect(records.toSorted(bySlug)).toEqual(whole.deals.toSorted(bySlug));
  });

  it('has each deal in the piece that its slug says, in order, and tells how many each piece has', () => {
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

  it('comes with the front first, in which every category of every neighborhood has its best', () => {
    expect([...files.keys()].at(-1)).toBe('deals.json');
    const { pieces: _, deals: chosen, ...head } = front;
    const { deals: all, ...wholeHead } = whole;
    expect(head).toEqual(wholeHead);
    const best = new Map<string, DealRecord>();
    for (const deal of all) {
      const group = `${deal.category} ${deal.neighborhood}`;
      if (!best.has(group)) best.set(group, deal);
    }
    expect(chosen).toEqual(expect.arrayContaining([...best.values()]));
    expect(chosen).toEqual(all.filter(({ slug }) => chosen.some((deal) => deal.slug === slug)));
  });

  it('keeps the front below a thousand deals and below what is quickly sent', () => {
    const long = { summary: 'A very long summary of what there is to have. '.repeat(3).trim() };
    const many = filesWith(
      manyDeals(2_500).map((deal) => ({ ...deal, ...long })),
      100,
    );
    expect(frontOf(many).deals.length).toBeLessThanOrEqual(1_000);
    expect(frontOf(many).deals.length).toBeGreaterThan(200);
    expect((many.get('deals.json') ?? '').length).toBeLessThan(600_000);
  });

  it('is what the guide in the terminal knows too', () => {
    expect(dealData(site, planned, 100)).toEqual(front);
    expect(dealData(site, planned, 400)).toEqual(whole);
  });

  it('makes the same files of the same catalog, whatever the order of its files', () => {
    expect(filesWith(deals.toReversed(), 100)).toEqual(files);
  });

  it('changes one record piece and no layout where a deal is edited', () => {
    const edited = deals.map((deal, index) => (index === 7 ? { ...deal, title: 'Pottery brunch' } : deal));
    const after = filesWith(edited, 100);
    expect(changed(files, after, 'deals/records/')).toHaveLength(1);
    expect(changed(files, after, 'deals/outlines/')).toEqual([]);
    expect(frontOf(after).pieces).toEqual(front.pieces);
  });

  it('changes one record piece where a deal is added, and says that deals have other numbers', () => {
    const [, ...others] = deals;
    const before = filesWith(others, 100);
    expect(changed(before, files, 'deals/records/')).toHaveLength(1);
    expect(frontOf(before).pieces.layout).not.toBe(front.pieces.layout);
  });

  it('says in all that numbers deals which numbers are meant', () => {
    const numbered = ['words', 'lists', 'outlines', 'sorts'].flatMap((kind) => namesIn(`deals/${kind}/`));
    expect(numbered.length).toBeGreaterThan(8);
    for (const name of numbered)
      expect(JSON.parse(files.get(name) ?? '').layout, name).toBe(front.pieces.layout);
  });

  it('has outlines of each category, also of one without deals', () => {
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
