import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { halves, heicOf, photo, pngOf, truncatedPhoto } from '../support/photos.ts';
import { assetsIn, createPictureRig, type PictureRig, withBrand, withSoup } from '../support/pictureRig.ts';
import { createRig } from '../support/rig.ts';
import { type CityFiles, sampleDeal, smallCity } from '../support/smallCity.ts';
import { type BadInput, expectDiscreet, expectRefused } from '../unit/cli/support/expectRefused.ts';

const unclosed = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h9"></svg>';
const bitmap = Buffer.alloc(200);
bitmap.write('BM');
bitmap.writeInt32LE(20, 18);
bitmap.writeInt32LE(10, 22);

const heic = heicOf(40, 30);

const tooTall = () =>
  sharp({ create: { width: 40, height: 17_000, channels: 3, background: '#c63' } })
    .png()
    .toBuffer();
const shortened = async () => (await halves(300, 200).gif().toBuffer()).subarray(0, 300);

interface BadPicture {
  readonly files: () => Promise<CityFiles>;
  readonly file: string;
  readonly socialImages?: boolean;
}

const undecodable: Record<string, BadPicture> = {
  'a photo that is cut off': {
    files: async () => ({
      ...withSoup({ imageUrl: 'images/a.jpg' }),
      'images/a.jpg': await truncatedPhoto(),
    }),
    file: 'content/images/a.jpg',
  },
  'a photo of which only the head is there': {
    files: async () => ({
      ...withSoup({ imageUrl: 'images/a.png' }),
      'images/a.png': (await photo({ format: 'png' })).subarray(0, 60),
    }),
    file: 'content/images/a.png',
  },
  'a photo too tall for the formats of pages': {
    files: async () => ({ ...withSoup({ imageUrl: 'images/a.png' }), 'images/a.png': await tooTall() }),
    file: 'content/images/a.png',
  },
  'a mark that is no whole SVG': {
    files: async () => ({ ...withBrand({ mark: 'brand/mark.svg' }), 'brand/mark.svg': unclosed }),
    file: 'content/brand/mark.svg',
  },
  'a drawing of a deal that is no whole SVG, once it is to be painted': {
    files: async () => ({ ...withSoup({ imageUrl: 'images/a.svg' }), 'images/a.svg': unclosed }),
    file: 'content/images/a.svg',
    socialImages: true,
  },
  'a GIF that is cut off, once it is to be painted': {
    files: async () => ({ ...withSoup({ imageUrl: 'images/a.gif' }), 'images/a.gif': await shortened() }),
    file: 'content/images/a.gif',
    socialImages: true,
  },
  'a skyline that is no whole SVG, once it is to be painted': {
    files: async () => ({ ...withBrand({ skyline: 'brand/city.svg' }), 'brand/city.svg': unclosed }),
    file: 'content/brand/city.svg',
    socialImages: true,
  },
};

/** All pages with their bytes, and whether what they refer to is there. */
function pagesOf(rig: PictureRig) {
  const files = rig.snapshot();
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
  for (const [file] of pages) {
    for (const asset of assetsIn(rig.read(`dist/${file}`))) expect(Object.keys(files), file).toContain(asset);
  }
  return Object.fromEntries(pages);
}

describe('pictures that cannot be decoded', () => {
  it.each(Object.entries(undecodable))('are named, and no page is touched: %s', async (_, bad) => {
    const options = { socialImages: bad.socialImages ?? false };
    const rig = createPictureRig({}, bad.socialImages);
    await rig.build(options);
    const before = pagesOf(rig);
    rig.edit(await bad.files());
    const { code, diagnostics } = await rig.build(options);
    expect(diagnostics.map((item) => [item.code, item.file])).toEqual([['CD311', bad.file]]);
    expect(code).toBe(1);
    expectDiscreet(rig);
    expect(diagnostics[0]?.problem).not.toContain('/assets/');
    expect(rig.events.map((event) => (event.type === 'note' ? event.text : ''))).not.toContain(
      'Nothing was changed: 1 error.',
    );
    expect(pagesOf(rig)).toEqual(before);
  });

  it('are all named at once, each once, with all else made for the next build', async () => {
    const rig = createPictureRig({
      'deals/food.json': [
        sampleDeal('soup', { imageUrl: 'images/good.jpg' }),
        sampleDeal('stew', { imageUrl: 'images/b.jpg' }),
        sampleDeal('cake', { imageUrl: 'images/a.jpg' }),
      ],
      'images/good.jpg': await photo({ width: 700, height: 400 }),
      'images/a.jpg': await truncatedPhoto(),
      'images/b.jpg': await truncatedPhoto(),
    });
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    expect(diagnostics.map(({ file }) => file)).toEqual(['content/images/a.jpg', 'content/images/b.jpg']);
    expect(Object.keys(rig.snapshot()).filter((file) => file.endsWith('.html'))).toEqual([]);
    expect(Object.keys(rig.snapshot('cache')).filter((file) => file.startsWith('good-'))).toHaveLength(7);
  });

  it('leave nothing behind once they are fixed', async () => {
    const rig = createPictureRig();
    await rig.build();
    rig.edit({ ...withSoup({ imageUrl: 'images/a.jpg' }), 'images/a.jpg': await truncatedPhoto() });
    expect((await rig.build()).code).toBe(1);
    rig.edit({ 'images/a.jpg': await photo() });
    expect((await rig.build()).code).toBe(0);
    await rig.build({ out: 'clean', clean: true });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const art = (value: unknown): CityFiles => withSoup({ imageUrl: undefined, art: value });
const category = (fields: Record<string, unknown>): CityFiles => ({
  'categories.json': [
    { ...(smallCity()['categories.json'] as Record<string, unknown>[])[0], ...fields },
    (smallCity()['categories.json'] as Record<string, unknown>[])[1],
  ],
});

const refused: Record<string, BadInput> = {
  'a deal with both a poster and a picture': {
    files: { ...withSoup({ art: { drawing: 'cup' } }), 'drawings/cup.svg': drawing },
    faults: ['CD205 content/deals/food.json:20:12'],
  },
  'a deal with neither': {
    files: withSoup({ imageUrl: undefined }),
    faults: ['CD201 content/deals/food.json:2:3'],
  },
  'a category with both': {
    files: { ...category({ art: { drawing: 'cup' } }), 'drawings/cup.svg': drawing },
    faults: ['CD205 content/categories.json:10:12'],
  },
  'a category with neither': {
    files: category({ image: undefined }),
    faults: ['CD201 content/categories.json:2:3'],
  },
  'a drawing that is named by its file': {
    files: { ...art({ drawing: 'cup.svg' }), 'drawings/cup.svg': drawing },
    faults: ['CD317 content/deals/food.json:20:18'],
  },
  'a drawing outside its folder': {
    files: { ...art({ drawing: '../images/poster' }) },
    faults: ['CD317 content/deals/food.json:20:18'],
  },
  'a drawing with an absolute path': {
    files: { ...art({ drawing: '/etc/passwd' }) },
    faults: ['CD317 content/deals/food.json:20:18'],
  },
  'a drawing in a folder of drawings': {
    files: { ...art({ drawing: 'cup' }), 'drawings/more/cup.svg': drawing },
    faults: ['CD317 content/deals/food.json:20:18'],
  },
  'a drawing that is a folder': {
    prepare: (rig) => mkdirSync(path.join(rig.folder, 'content/drawings/cup.svg'), { recursive: true }),
    files: art({ drawing: 'cup' }),
    faults: ['CD317 content/deals/food.json:20:18'],
  },
  'a drawing that is a photo': {
    prepare: (rig) => writeFileSync(path.join(rig.folder, 'content/drawings/cup.svg'), bitmap),
    files: { ...art({ drawing: 'cup' }), 'drawings/cup.svg': drawing },
    faults: ['CD318 content/deals/food.json:20:18'],
  },
  'a photo of a format that no browser shows': {
    files: { ...withSoup({ imageUrl: 'images/a.jpg' }), 'images/a.jpg': bitmap },
    faults: ['CD311 content/deals/food.json:11:17'],
  },
  'a photo of an iPhone with another name': {
    files: { ...withSoup({ imageUrl: 'images/a.jpg' }), 'images/a.jpg': heic },
    faults: ['CD311 content/deals/food.json:11:17'],
  },
  'a photo of an iPhone': {
    files: { ...withSoup({ imageUrl: 'images/IMG_0001.HEIC' }), 'images/IMG_0001.HEIC': heic },
    faults: ['CD205 content/deals/food.json:11:17'],
  },
  'a photo of 288 megapixels': {
    files: { ...withSoup({ imageUrl: 'images/a.png' }), 'images/a.png': pngOf(20_000, 14_400) },
    faults: ['CD311 content/deals/food.json:11:17'],
  },
  'a skyline that is no SVG': {
    files: withBrand({ skyline: 'brand/city.png' }),
    faults: ['CD205 content/site.json:26:16'],
  },
  'a skyline on another host': {
    files: withBrand({ skyline: 'https://cdn.example/city.svg' }),
    faults: ['CD205 content/site.json:26:16'],
  },
  'a skyline that is not there': {
    files: withBrand({ skyline: 'brand/city.svg' }),
    faults: ['CD307 content/site.json:26:16'],
  },
  'a skyline that is text': {
    files: { ...withBrand({ skyline: 'brand/city.svg' }), 'brand/city.svg': 'the city' },
    faults: ['CD311 content/site.json:26:16'],
  },
  'a skyline that is a bitmap with another name': {
    files: { ...withBrand({ skyline: 'brand/city.svg' }), 'brand/city.svg': bitmap },
    faults: ['CD311 content/site.json:26:16'],
  },
};

describe('pictures that content should not name', () => {
  it.each(Object.entries(refused))('are refused: %s', (_, bad) => expectRefused(bad));

  it.each([
    ['images/IMG_1.jpg', 'images/IMG_1.JPG'],
    ['poster.svg', 'images/poster.svg'],
    ['images/postr.svg', 'images/poster.svg'],
    ['images\\photos\\IMG_1.JPG', 'images/IMG_1.JPG'],
  ])('are met with the file that may be meant: %s', async (imageUrl, file) => {
    const rig = createRig({ ...smallCity(), ...withSoup({ imageUrl }), 'images/IMG_1.JPG': await photo() });
    const { diagnostics } = await rig.build();
    expect(diagnostics).toMatchObject([{ code: 'CD307', hint: `Did you mean "${file}"?` }]);
  });

  it('are met with the name that may be meant', async () => {
    const rig = createRig({
      ...smallCity(),
      'deals/food.json': [
        sampleDeal('soup', { imageUrl: undefined, art: { drawing: 'cup', tone: 'embre' } }),
      ],
      'deals/more.json': [sampleDeal('cake', { imageUrl: undefined, art: { drawing: 'cpu' } })],
      'drawings/cup.svg': drawing,
    });
    const { diagnostics } = await rig.build();
    const hints = Object.fromEntries(diagnostics.map(({ code, hint }) => [code, hint]));
    expect(hints.CD204).toContain('"ember"');
    expect(hints.CD317).toContain('"cup"');
  });
});
