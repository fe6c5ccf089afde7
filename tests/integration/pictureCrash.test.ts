import { describe, expect, it } from 'vitest';
import { faultyFileSystem } from '../support/faultyFileSystem.ts';
import { sampleOf } from '../support/fullRun.ts';
import { photo } from '../support/photos.ts';
import { assetsIn, withBrand } from '../support/pictureRig.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { type CityFiles, sampleDeal, smallCity } from '../support/smallCity.ts';

const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#FF822D" d="${path}"/></svg>`;
const small: CityFiles = {
  'deals/shows.json': [],
  'site.json': {
    ...(withBrand({ icon: 'brand/icon.svg' })['site.json'] as Record<string, unknown>),
    popularSearches: { heading: 'Popular', note: 'Now', links: [{ label: 'All', href: '/deals' }] },
  },
};

/** Photo, poster and icon; then each of them another. */
const contents = async (): Promise<readonly [CityFiles, CityFiles]> => [
  {
    ...smallCity(),
    ...small,
    'deals/food.json': [
      sampleDeal('soup', { imageUrl: 'images/dish.jpg' }),
      sampleDeal('tea', { imageUrl: undefined, art: { drawing: 'cup' } }),
    ],
    'images/dish.jpg': await photo({ width: 60, height: 40 }),
    'drawings/cup.svg': drawing('M0 0h16v16H0z'),
    'brand/icon.svg': drawing('M0 0h16v16z'),
  },
  {
    'images/dish.jpg': await photo({ width: 64, height: 40 }),
    'drawings/cup.svg': drawing('M0 0h16v8H0z'),
    'brand/icon.svg': drawing('M0 0h8v16z'),
  },
];

/** Every file under /assets/ that a page, or the manifest of icons, names and that is not there. */
function missing(rig: Rig): string[] {
  const files = rig.snapshot();
  const present = new Set(Object.keys(files));
  return Object.entries(files)
    .filter(([file]) => /\.(?:html|webmanifest|json)$/.test(file) && file !== 'build-manifest.json')
    .flatMap(([file, bytes]) =>
      assetsIn(Buffer.from(bytes, 'base64').toString('utf8')).map((name) => [file, name]),
    )
    .flatMap(([file, name = '']) => (present.has(name) ? [] : [`${file} names ${name}`]));
}

describe('a build with pictures that is cut off', () => {
  it.each([
    ['with social images', true],
    ['without', false],
  ])(
    'leaves no page without its pictures, wherever that is, and the next one heals the rest: %s',
    async (_, on) => {
      const [before, after] = await contents();
      const counter = faultyFileSystem(Number.POSITIVE_INFINITY, () => new Error('never'));
      const whole = createRig(before, counter);
      const options = { socialImages: on };
      await whole.build(options);
      const first = counter.changes();
      whole.edit(after);
      await whole.build(options);
      const changes = counter.changes() - first;
      const expected = whole.snapshot();
      expect(missing(whole)).toEqual([]);
      expect(changes).toBeGreaterThan(30);

      // Not each place: those in between differ in which of several similar files are there.
      const cuts = Array.from({ length: Math.ceil(changes / 4) }, (_, index) => 4 * index + (on ? 1 : 0));
      for (const cut of sampleOf(cuts, 4).filter((place) => place < changes)) {
        const rig = createRig(before);
        await rig.build(options);
        rig.edit(after);
        const dying = { ...rig.deps, fs: faultyFileSystem(cut, () => new Error('killed')) };
        await expect(rig.build(options, dying), `cut ${cut}`).rejects.toThrow('killed');
        expect(missing(rig), `after change ${cut}`).toEqual([]);
        expect((await rig.build(options)).code).toBe(0);
        expect(rig.snapshot(), `healed after change ${cut}`).toEqual(expected);
      }
    },
  );
});
