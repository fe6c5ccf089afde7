import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { posterVariants } from '../../../../../cli/art/poster.ts';
import { root } from '../../../../../cli/bundler/bundleFolder.mjs';
import { loadSite } from '../../../../../cli/content/loadSite.ts';
import type { Site, SiteDeal } from '../../../../../cli/content/site.ts';
import { nodeFileSystem } from '../../../../../cli/files/fileSystem.ts';
import { assetFile } from '../../../../../cli/plan/images/assetFile.ts';
import { createPosters, type Posters } from '../../../../../cli/plan/images/posters.ts';
import type { PlannedSite } from '../../../../../cli/plan/planSite.ts';
import { outputAssets } from '../../../../../cli/publish/outputFiles.ts';
import type { Tone } from '../../../../../data/model/appearance.ts';
import type { DealCardData } from '../../../../../data/model/pages/view.ts';
import { testInstant } from '../../../../support/rig.ts';
import { type CityFiles, sampleDeal, smallCity } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf, withProps } from '../../support/siteOf.ts';

function sampleSite(): Site {
  const loaded = loadSite(nodeFileSystem(), path.join(root, 'data', 'content'), 'data/content');
  if (!loaded.ok) throw new Error(loaded.diagnostics.map(({ problem }) => problem).join('\n'));
  return loaded.value;
}

const isCard = (value: unknown): value is DealCardData =>
  typeof value === 'object' && value !== null && 'slug' in value && 'image' in value && 'offer' in value;

/** Every list of deals in the props of a page, with where it stands. */
function gridsIn(value: unknown, place: string): { place: string; cards: readonly DealCardData[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value)
    ? value.flatMap((item) => (isCard(item) ? [item] : isCard(item?.deal) ? [item.deal as DealCardData] : []))
    : [];
  const inner = Object.entries(value).flatMap(([key, item]) => gridsIn(item, `${place} ${key}`));
  return own.length > 0 ? [{ place, cards: own }, ...inner] : inner;
}

const gridsOf = ({ pages }: PlannedSite) =>
  pages.flatMap(({ path: place, makeProps }) => gridsIn(makeProps(), place));

/** The pictures that were drawn for a plan, by their files. */
const drawnBy = ({ posters }: Pick<PlannedSite, 'posters'>): [file: string, svg: string][] =>
  Array.from(posters.files, ([file, draw]) => [file, draw()]);

/** A function that tells the composition of a deal's picture by its address; null where it is no poster of the deal. */
function compositions({ deals, categories, drawings }: Site) {
  const known = new Map<string, ReadonlyMap<string, string>>();
  const tones = new Map(categories.map(({ id, tone }) => [id, tone]));
  const variantsOf = (name: string, tone: Tone) => {
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`No drawing ${name}`);
    return new Map(
      posterVariants(drawing, tone).map(({ svg, composition }) => [
        `/${assetFile(name, svg, 'svg')}`,
        composition as string,
      ]),
    );
  };
  const bySlug = new Map(deals.map((deal) => [deal.slug, deal]));
  return ({ slug, image }: DealCardData): string | null => {
    const deal = bySlug.get(slug) as SiteDeal;
    if (!deal.art) return null;
    const tone = deal.art.tone ?? tones.get(deal.category) ?? 'ember';
    const key = `${deal.art.drawing} ${tone}`;
    const variants = known.get(key) ?? variantsOf(deal.art.drawing, tone);
    known.set(key, variants);
    const found = variants.get(image.src);
    if (found === undefined) throw new Error(`${image.src} is no poster of ${slug}`);
    return found;
  };
}

const drawing = (shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" data-outline="#FF822D"><path fill="#FF822D" d="${shape}"/></svg>`;
const drawings: CityFiles = {
  'drawings/cup.svg': drawing('M0 0h16v16H0z'),
  'drawings/pot.svg': drawing('M0 0h16v8H0z'),
};
const drawn = (slug: string, name: string, fields: Record<string, unknown> = {}) =>
  sampleDeal(slug, { imageUrl: undefined, art: { drawing: name }, ...fields });

/** Twelve deals of which all but two have the same drawing, so that posters have to give way. */
const crowded: CityFiles = {
  ...drawings,
  'deals/food.json': [
    sampleDeal('soup', { featured: true }),
    ...Array.from({ length: 10 }, (_, index) =>
      drawn(`tea-${index}`, 'cup', { discountPrice: 40 - index, discountPercent: 20 + index * 2 }),
    ),
    drawn('stew', 'pot'),
  ],
};
const picturesOf = (planned: PlannedSite) =>
  planned.pages.map(({ path: place, makeProps }) => [
    place,
    JSON.stringify(makeProps()).match(/\/assets\/[^"\\ ]+/g) ?? [],
  ]);

describe('cli/plan/images/posters', () => {
  const sample = sampleSite();
  const plannedSample = planAt(sample, testInstant);

  it('never puts two similar posters side by side in a grid of the sample city, at two, three and four columns', () => {
    const compositionOf = compositions(sample);
    const grids = gridsOf(plannedSample);
    const faults: string[] = [];
    let posters = 0;
    for (const { place, cards } of grids) {
      const shown = cards.map(compositionOf);
      posters += shown.filter((composition) => composition !== null).length;
      for (const [index, card] of cards.entries()) {
        for (const distance of [1, 2, 3, 4]) {
          const other = cards[index - distance];
          if (!other || shown[index] === null) continue;
          if (card.image.src === other.image.src || shown[index] === shown[index - distance]) {
            faults.push(`${place}: ${other.slug} and ${card.slug}, ${distance} apart`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
    expect(grids.length).toBeGreaterThan(150);
    expect(posters).toBeGreaterThan(500);
  });

  it('renders every poster that a page of the sample city names', () => {
    const { pages, chrome, posters } = plannedSample;
    const wanted = new Set(outputAssets(sample, plannedSample, new Map(), []).map(({ file }) => `/${file}`));
    for (const [file] of posters.files) expect(wanted).toContain(`/${file}`);
    const named = new Set(JSON.stringify([pages.map(withProps), chrome]).match(/\/assets\/[^"\\ ]+/g));
    expect(named.size).toBeGreaterThan(150);
    expect([...named].filter((address) => !wanted.has(address))).toEqual([]);
  });

  it('varies the posters of many deals with one drawing, and leaves deals with their own pictures alone', () => {
    const site = siteOf(crowded);
    const planned = planAt(site, testInstant);
    const compositionOf = compositions(site);
    const { deals } = pageAt(planned, 'listing', '/deals').props;
    const shown = deals.map(compositionOf);
    expect(shown.filter((composition) => composition !== null)).toHaveLength(11);
    for (const [index, composition] of shown.entries()) {
      if (composition === null) continue;
      expect(shown.slice(Math.max(0, index - 4), index), deals[index]?.slug).not.toContain(composition);
    }
    const own = site.pictures.get('images/poster.svg');
    const expected = own?.kind === 'file' ? `/assets/poster-${own.hash}.svg` : '';
    const others = deals.filter((card) => compositionOf(card) === null);
    expect(others.length).toBeGreaterThan(1);
    for (const { image } of others) expect(image.src).toBe(expected);
  });

  it('renders the same pictures whatever the order of files and deals', () => {
    const deals = (smallCity()['deals/shows.json'] as Record<string, unknown>[]).concat(
      crowded['deals/food.json'] as Record<string, unknown>[],
    );
    const forwards = siteOf({ ...drawings, 'deals/food.json': deals, 'deals/shows.json': [] });
    const backwards = siteOf({
      'deals/food.json': [],
      'deals/shows.json': deals.slice(7).reverse(),
      'deals/a.json': deals.slice(0, 7).reverse(),
      ...Object.fromEntries(Object.entries(drawings).reverse()),
    });
    const [one, other] = [forwards, backwards].map((site) => planAt(site, testInstant));
    if (!one || !other) throw new Error('Nothing was planned');
    expect(drawnBy(other).sort()).toEqual(drawnBy(one).sort());
    for (const slug of ['soup', 'stew', 'tea-0', 'tea-9']) {
      expect(pageAt(other, 'deal', `/deal/${slug}`).props.deal.image).toEqual(
        pageAt(one, 'deal', `/deal/${slug}`).props.deal.image,
      );
    }
    expect(pageAt(other, 'listing', '/deals').props.deals).toEqual(
      pageAt(one, 'listing', '/deals').props.deals,
    );
  });

  it('changes the pictures of a page only if the changed drawing is on it', () => {
    const before = planAt(siteOf(crowded), testInstant);
    const after = planAt(siteOf({ ...crowded, 'drawings/pot.svg': drawing('M0 0h16v4H0z') }), testInstant);
    const [old, now] = [picturesOf(before), picturesOf(after)];
    const changed = now.flatMap(([place, pictures], index) =>
      JSON.stringify(pictures) === JSON.stringify(old[index]?.[1]) ? [] : [place],
    );
    const showing = before.pages.flatMap(({ path: place, makeProps }) =>
      JSON.stringify(makeProps()).includes('/assets/pot-') ? [place] : [],
    );
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((place) => !showing.includes(place as string))).toEqual([]);
    const others = ([file]: [string, string]) => !/^assets\/(?:emblem-)?pot-/.test(file);
    expect(drawnBy(after).filter(others)).toEqual(drawnBy(before).filter(others));
  });

  it('says of pictures that an earlier build has drawn what it says when it draws them', () => {
    const sample = sampleSite();
    const texts = new Map<string, string>();
    const makers = new Map<string, () => string>();
    const cache = {
      read: (name: string) => texts.get(name) ?? null,
      write: (name: string, make: () => string) => makers.set(name, make),
      store: () => {},
    };
    const seen = (posters: Posters) => ({
      sets: sample.deals.map((deal) => posters.posterSet(deal)),
      emblems: sample.deals.map(({ art }) => art && posters.emblem(art.drawing)),
      tiles: sample.categories.map((category) => posters.categoryTile(category)),
      headers: sample.neighborhoods.map((neighborhood) => posters.neighborhoodHeader(neighborhood)),
      skylines: (['day', 'dusk'] as const).map(posters.skyline),
      heroes: [...sample.drawings.keys()].slice(0, 3).map((name) => posters.hero(name, 'dusk')),
      files: drawnBy({ posters }),
    });
    const first = seen(createPosters(sample, cache));
    for (const [name, make] of makers) texts.set(name, make());
    expect(texts.size).toBe(1);
    expect(seen(createPosters(sample, cache))).toEqual(first);
  });

  it('uses the same picture for a deal alone and in a grid without similar neighbors', () => {
    const planned = planAt(
      siteOf({ ...crowded, 'deals/food.json': [drawn('tea', 'cup'), sampleDeal('soup')] }),
      testInstant,
    );
    const { image } = pageAt(planned, 'deal', '/deal/tea').props.deal;
    const { deals } = pageAt(planned, 'listing', '/deals').props;
    expect(deals.find(({ slug }) => slug === 'tea')?.image).toEqual(image);
    expect(image).toMatchObject({ width: 800, height: 600, alt: '' });
  });

  it('has the tone of the deal or of its category, and the alternative text of the content', () => {
    const site = siteOf({
      ...drawings,
      'deals/more.json': [
        drawn('plain', 'cup'),
        drawn('violet', 'cup', { art: { drawing: 'cup', tone: 'violet' }, imageAlt: 'A cup' }),
        drawn('show', 'cup', { category: 'shows' }),
      ],
    });
    const planned = planAt(site, testInstant);
    const imageOf = (slug: string) => pageAt(planned, 'deal', `/deal/${slug}`).props.deal.image;
    const cup = site.drawings.get('cup');
    if (!cup) throw new Error('No cup');
    const of = (tone: Tone) => posterVariants(cup, tone).map(({ svg }) => `/${assetFile('cup', svg, 'svg')}`);
    expect(of('ember')).toContain(imageOf('plain').src);
    expect(of('violet')).toContain(imageOf('violet').src);
    expect(of('violet')).toContain(imageOf('show').src);
    expect(of('ember')).not.toContain(imageOf('violet').src);
    expect(imageOf('violet').alt).toBe('A cup');
  });
});
