import * as path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../cli/commandLine.ts';
import { runBuild } from '../../cli/commands/build/runBuild.ts';
import { isFullRun } from '../support/fullRun.ts';
import { sampleGuides } from '../support/guideFixtures.ts';
import { colorsOf, isLike, photo, red } from '../support/photos.ts';
import { createPictureRig, type PictureRig, withBrand, withSoup } from '../support/pictureRig.ts';
import { testInstant } from '../support/rig.ts';
import type { CityFiles } from '../support/smallCity.ts';
import { sampleDeal } from '../support/smallCity.ts';

const on = { socialImages: true };

/** The file that a page names as its image, relative to the output folder. */
function imageOf(rig: PictureRig, page: string, out = 'dist'): string {
  const html = rig.read(`${out}/${page}.html`);
  const address = /<meta property="og:image" content="https:\/\/deals\.example\/([^"]+)"/.exec(html)?.[1];
  if (address === undefined) throw new Error(`${page} names no image of the site`);
  return address;
}

const socialFiles = (rig: PictureRig, out = 'dist') =>
  Object.keys(rig.snapshot(out)).filter((file) => file.startsWith('assets/social-'));
/** The pictures that a build wrote, of which there are not more than it had to. */
const madeBy = (rig: PictureRig) =>
  rig.events.filter((event) => event.type === 'progress' && event.label === 'Generating picture').length;
/** Files that are in one list and not in the other. */
const without = (files: readonly string[], others: readonly string[]) =>
  files.filter((file) => !others.includes(file));

/** Few pages, so that the tests of single steps are quick. */
const fewDeals: CityFiles = { 'deals/shows.json': [sampleDeal('jazz', { category: 'shows' })] };

describe('social images', () => {
  it('are there for every kind of page that is shared, 1200 × 630, and for no other', async () => {
    const rig = createPictureRig(sampleGuides(), true);
    expect((await rig.build(on)).code).toBe(0);
    const pages = Object.keys(rig.snapshot()).flatMap((file) => /^(.*)\.html$/.exec(file)?.[1] ?? []);
    const shared = pages.filter((page) => imageOf(rig, page).startsWith('assets/social-'));
    expect(pages.filter((page) => !shared.includes(page))).toEqual(['404', 'saved']);
    for (const page of ['index', 'deal/soup', 'deal/circus', 'deals', 'categories/food', 'things-to-do']) {
      expect(shared).toContain(page);
    }
    for (const page of ['harbor-day', 'chatbot', 'search', 'about', 'neighborhood/harbor']) {
      expect(shared).toContain(page);
    }
    const files = [...new Set(shared.map((page) => imageOf(rig, page)))];
    expect(files.sort()).toEqual(socialFiles(rig));
    for (const file of files) {
      const { format, width, height, exif } = await sharp(rig.bytes(file)).metadata();
      expect([format, width, height, exif], file).toEqual(['jpeg', 1200, 630, undefined]);
      await sharp(rig.bytes(file)).stats();
    }
    for (const page of shared) {
      expect(rig.read(`dist/${page}.html`)).toContain('<meta property="og:image:width" content="1200"');
    }
  });

  it('are one for a page and its aliases', async () => {
    const rig = createPictureRig({}, true);
    await rig.build(on);
    expect(imageOf(rig, 'category/food')).toBe(imageOf(rig, 'categories/food'));
    expect(imageOf(rig, 'blog')).toBe(imageOf(rig, 'index'));
    expect(imageOf(rig, 'submit-deal')).toBe(imageOf(rig, 'index'));
    const all = Object.keys(rig.snapshot()).filter((file) => file.endsWith('.html'));
    expect(socialFiles(rig).length).toBeLessThan(all.length);
  });

  it('are generated again only for the deal whose price changed, under another name, and the old one is removed', async () => {
    const rig = createPictureRig(fewDeals, true);
    await rig.build(on);
    const before = socialFiles(rig);
    const soup = imageOf(rig, 'deal/soup');
    const lower = { discountPrice: 39, discountPercent: 22 };
    rig.edit({ 'deals/shows.json': [sampleDeal('jazz', { category: 'shows', ...lower })] });
    await rig.build(on);
    expect(imageOf(rig, 'deal/soup')).toBe(soup);
    const [made, gone] = [without(socialFiles(rig), before), without(before, socialFiles(rig))];
    const ofDeals = (files: readonly string[]) => files.filter((file) => /social-deal-/.test(file));
    expect(ofDeals(made)).toEqual([imageOf(rig, 'deal/jazz')]);
    expect(ofDeals(gone)).toEqual([expect.stringMatching(/social-deal-jazz-/)]);
    expect(madeBy(rig)).toBe(made.length);
    await rig.build({ ...on, out: 'clean', clean: true });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });

  it('are kept where only words changed that they do not show', async () => {
    const rig = createPictureRig(fewDeals, true);
    await rig.build(on);
    const before = socialFiles(rig);
    rig.edit({
      'deals/shows.json': [
        sampleDeal('jazz', { category: 'shows', description: 'Other words.', summary: 'New.' }),
      ],
    });
    const { summary } = await rig.build(on);
    expect(summary.pages.rendered).toBeGreaterThan(0);
    expect(madeBy(rig)).toBe(0);
    expect(socialFiles(rig)).toEqual(before);
  });

  it('lose the last day once a deal has ended', async () => {
    const rig = createPictureRig(fewDeals, true);
    await rig.build(on);
    const live = imageOf(rig, 'deal/noodles');
    await rig.build({ ...on, now: '2027-02-02T12:00:00Z' });
    const ended = imageOf(rig, 'deal/noodles');
    expect(ended).not.toBe(live);
    expect(socialFiles(rig)).toContain(ended);
    expect(socialFiles(rig)).not.toContain(live);
  });

  it('give way to the picture of the whole site where they are switched off, and come back the same', async () => {
    const rig = createPictureRig(fewDeals, true);
    await rig.build(on);
    const first = rig.snapshot();
    await rig.build();
    expect(socialFiles(rig)).toEqual([]);
    expect(imageOf(rig, 'deal/soup')).toMatch(/^assets\/poster-[0-9a-f]+\.svg$/);
    await rig.build({ out: 'clean', clean: true });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
    await rig.build(on);
    expect(rig.snapshot()).toEqual(first);
  });

  it('are the same bytes without a cache and with one', async () => {
    const rig = createPictureRig(
      {
        'deals/food.json': [sampleDeal('soup', { imageUrl: 'images/dish.jpg' })],
        'deals/shows.json': [],
        'site.json': {
          ...(withBrand({})['site.json'] as Record<string, unknown>),
          popularSearches: { heading: 'Popular', note: 'Now', links: [{ label: 'All', href: '/deals' }] },
        },
        'images/dish.jpg': await photo({ width: 400, height: 300 }),
      },
      true,
    );
    await rig.build(on);
    // A cache that cannot be one only costs time.
    const noFolder = { ...rig.deps, pictureCache: path.join(rig.folder, 'content', 'site.json') };
    await rig.build({ ...on, out: 'clean', clean: true }, noFolder);
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });

  it.runIf(isFullRun)(
    'are the same whether one build makes them or several at a time that share a cache',
    async () => {
      const rig = createPictureRig({
        ...fewDeals,
        'images/dish.jpg': await photo(),
        ...withSoup({ imageUrl: 'images/dish.jpg' }),
      });
      const outs = ['one', 'two', 'three'];
      const world = { ...rig.deps, pictureCache: rig.cache, print: () => undefined, report: () => undefined };
      const job = {
        content: 'content',
        now: testInstant,
        clean: false,
        force: false,
        jobs: 1,
        shard: null,
        json: true,
        ...on,
      };
      const codes = await Promise.all(outs.map((out) => runBuild(world, { ...job, out })));
      expect(codes).toEqual([0, 0, 0]);
      await rig.build({ ...on, out: 'alone' });
      for (const out of outs) expect(rig.snapshot(out)).toEqual(rig.snapshot('alone'));
      const whole = Object.keys(rig.snapshot('cache'));
      expect(whole.filter((file) => !/\.(?:jpg|jpeg|avif|webp|png)$/.test(file))).toEqual([]);
    },
  );

  it('are made unless the command says otherwise', async () => {
    const rig = createPictureRig(fewDeals, true);
    const codes: number[] = [];
    const run = (...more: string[]) =>
      createProgram(rig.deps, (code) => codes.push(code)).parseAsync(
        ['build', '--content', 'content', ...more],
        {
          from: 'user',
        },
      );
    await run('--now', testInstant, '--no-social-images');
    expect(socialFiles(rig)).toEqual([]);
    await run('--now', testInstant);
    expect(socialFiles(rig)).toContain(imageOf(rig, 'deal/jazz'));
    expect(codes).toEqual([0, 0]);
  });

  it('show the photo of a deal, and follow it when it changes', async () => {
    const stored = await photo({ width: 320, height: 240 });
    const rig = createPictureRig({
      ...fewDeals,
      ...withSoup({ imageUrl: 'images/dish.jpg' }),
      'images/dish.jpg': stored,
    });
    expect((await rig.build(on)).code).toBe(0);
    const before = imageOf(rig, 'deal/soup');
    const colorIn = await colorsOf(rig.bytes(before));
    const colors: number[][] = [];
    for (let x = 0.02; x < 1; x += 0.04) {
      for (let y = 0.05; y < 1; y += 0.1) colors.push(colorIn(x, y));
    }
    expect(colors.filter((color) => isLike(color, red)).length).toBeGreaterThan(5);
    rig.edit({ 'images/dish.jpg': await photo({ width: 320, height: 241 }) });
    await rig.build(on);
    expect(imageOf(rig, 'deal/soup')).not.toBe(before);
    expect(socialFiles(rig)).not.toContain(before);
  });

  it('are not made of pictures on other hosts, which a build never asks', async () => {
    const rig = createPictureRig({
      ...fewDeals,
      ...withSoup({ imageUrl: 'https://cdn.example/a/soup.jpg?w=800' }),
    });
    const asked: unknown[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (...args) => {
      asked.push(args[0]);
      return Promise.reject(new Error('no network'));
    };
    try {
      expect((await rig.build(on)).code).toBe(0);
    } finally {
      globalThis.fetch = fetch;
    }
    expect(asked).toEqual([]);
    expect(imageOf(rig, 'deal/soup')).toMatch(/^assets\/poster-/);
    expect(imageOf(rig, 'deal/bread')).toMatch(/^assets\/social-deal-bread-/);
    const html = rig.read('dist/deal/soup.html');
    expect(html).toMatch(
      /<img[^>]* src="https:\/\/cdn\.example\/a\/soup\.jpg\?w=800" width="800" height="600"/,
    );
    expect(html).not.toContain('<source');
    const policy = /img-src ([^;]+);/.exec(rig.read('dist/_headers'))?.[1];
    expect(policy).toBe("'self' https://cdn.example");
    expect(Object.keys(rig.snapshot()).filter((file) => file.includes('soup.jpg'))).toEqual([]);
    // The listing that has the deal first shows those whose pictures are there.
    expect(imageOf(rig, 'categories/food')).toMatch(/^assets\/social-categories-food-/);
  });

  it('follow the name and the mark of the site, which all wear', async () => {
    const rig = createPictureRig(fewDeals, true);
    await rig.build(on);
    const before = socialFiles(rig);
    rig.edit({
      ...withBrand({ mark: 'brand/mark.svg' }),
      'brand/mark.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    });
    await rig.build(on);
    expect(socialFiles(rig)).toHaveLength(before.length);
    expect(socialFiles(rig).filter((file) => before.includes(file))).toEqual([]);
  });

  it('are made in the shard of their page alone, and are all there once the shards are put together', async () => {
    const rig = createPictureRig(fewDeals, true);
    await rig.build({ ...on, out: 'whole' });
    const shards = [1, 2].map((index) => ({ index, count: 2 }));
    const together: Record<string, string> = {};
    for (const shard of shards) {
      const out = `part-${shard.index}`;
      await rig.build({ ...on, shard, out });
      const part = rig.snapshot(out);
      for (const file of Object.keys(part).filter((name) => name.endsWith('.html'))) {
        expect(Object.keys(part)).toContain(imageOf(rig, file.replace(/\.html$/, ''), out));
      }
      const named = Object.keys(part).flatMap((file) =>
        file.endsWith('.html') ? imageOf(rig, file.replace(/\.html$/, ''), out) : [],
      );
      expect(socialFiles(rig, out).filter((file) => !named.includes(file))).toEqual([]);
      Object.assign(together, part);
    }
    const published = (files: Record<string, string>) => ({ ...files, 'build-manifest.json': '' });
    expect(published(together)).toEqual(published(rig.snapshot('whole')));
  });
});
