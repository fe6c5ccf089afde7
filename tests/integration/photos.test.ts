import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blue, colorAt, halves, isLike, photo, red } from '../support/photos.ts';
import { assetsIn, createPictureRig, type PictureRig, pictureIn, withSoup } from '../support/pictureRig.ts';
import { sampleDeal } from '../support/smallCity.ts';

/** Builds the small city with one photo and gives the rig with what the deal's page shows. */
async function buildWith(bytes: Buffer, name = 'dish.jpg') {
  const rig = createPictureRig({ ...withSoup({ imageUrl: `images/${name}` }), [`images/${name}`]: bytes });
  const { code, diagnostics } = await rig.build();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(code).toBe(0);
  return { rig, shown: pictureIn(rig.read('dist/deal/soup.html'), path.parse(name).name) };
}

const photosOf = (rig: PictureRig, name: string) =>
  Object.keys(rig.snapshot()).filter((file) => file.startsWith(`assets/${name}-`));

describe('photos', () => {
  it.each([
    ['images/IMG_0001.JPG', 'images/IMG_0001.JPG', 'img-0001'],
    ['./images/Our Café (1).Jpeg', 'images/Our Café (1).Jpeg', 'our-cafe-1'],
    ['images\\menu\\a b.png', 'images/menu/a b.png', 'a-b'],
    ['images/café.jpg', 'images/cafe\u0301.jpg', 'cafe'],
    ['images/東京.jpg', 'images/東京.jpg', 'picture'],
  ])('are published with a name that every host serves: %s', async (imageUrl, file, name) => {
    const rig = createPictureRig({ ...withSoup({ imageUrl }), [file]: await photo() });
    expect((await rig.build()).code).toBe(0);
    const shown = pictureIn(rig.read('dist/deal/soup.html'), name);
    expect(shown.src).toMatch(new RegExp(`^/assets/${name}-[a-z0-9]+\\.jpeg$`));
    expect(rig.bytes(shown.src).length).toBeGreaterThan(0);
  });

  it.each([
    ['dish.jpg', { width: 2400, height: 300 }, [320, 640, 1024, 1600], 1024],
    ['dish.webp', { width: 700, height: 350, format: 'webp' }, [320, 640, 700], 700],
    ['dish.avif', { width: 640, height: 200, format: 'avif' }, [320, 640], 640],
    ['dish.png', { width: 20, height: 20, format: 'png' }, [20], 20],
    ['dish.jpeg', { width: 1, height: 1 }, [1], 1],
  ] as const)('come in sizes up to their own: %s of %o', async (name, shape, widths, fallback) => {
    const { rig, shown } = await buildWith(await photo(shape), name);
    expect([shown.width, shown.height]).toEqual([shape.width, shape.height]);
    expect(shown.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    for (const { type, files } of shown.sources) {
      expect(files.map(({ width }) => width)).toEqual(widths);
      for (const { address, width } of files) {
        const metadata = await sharp(rig.bytes(address)).metadata();
        const format = metadata.compression === 'av1' ? 'avif' : metadata.format;
        expect(`image/${format}`).toBe(type);
        expect(metadata.width).toBe(width);
        expect(Math.abs((metadata.height ?? 0) - (width * shape.height) / shape.width)).toBeLessThan(1);
      }
    }
    const { format, width } = await sharp(rig.bytes(shown.src)).metadata();
    expect([format, width]).toEqual(['jpeg', fallback]);
    expect(photosOf(rig, 'dish')).toHaveLength(widths.length * 2 + 1);
  });

  it.each(
    (['jpeg', 'png', 'webp', 'avif'] as const).flatMap((format) =>
      [3, 6, 8].map((orientation) => [format, orientation] as const),
    ),
  )('are turned upright, in the page as in the file: %s held as in %i', async (format, orientation) => {
    const stored = await photo({ width: 90, height: 60, format, orientation });
    const { rig, shown } = await buildWith(stored, `dish.${format}`);
    const isTurned = orientation >= 5;
    expect([shown.width, shown.height]).toEqual(isTurned ? [60, 90] : [90, 60]);
    const places = { 3: [0.9, 0.5], 6: [0.5, 0.1], 8: [0.5, 0.9] }[orientation] ?? [];
    const [x = 0, y = 0] = places;
    for (const address of [shown.src, ...shown.sources.flatMap(({ files }) => files.map((f) => f.address))]) {
      const bytes = rig.bytes(address);
      const { width, height } = await sharp(bytes).metadata();
      expect([width, height], address).toEqual([shown.width, shown.height]);
      expect(isLike(await colorAt(bytes, x, y), red), `${address}: red`).toBe(true);
      expect(isLike(await colorAt(bytes, 1 - x, 1 - y), blue), `${address}: blue`).toBe(true);
    }
    for (const { files } of shown.sources) expect(files.map(({ width }) => width)).toEqual([shown.width]);
  });

  it('tell nobody where and by whom they were taken', async () => {
    const stored = await photo({ width: 400, height: 200, orientation: 1 });
    expect(stored.includes('secret owner')).toBe(true);
    expect((await sharp(stored).metadata()).exif).toBeDefined();
    const { rig } = await buildWith(stored);
    const files = photosOf(rig, 'dish');
    expect(files).toHaveLength(5);
    for (const file of files) {
      const bytes = rig.bytes(file);
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation], file).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('secret owner') || bytes.includes('Exif'), file).toBe(false);
    }
  });

  it('stay clear where they are, but for JPEG, which cannot: there is white', async () => {
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { rig, shown } = await buildWith(clear, 'dish.png');
    for (const { files, type } of shown.sources) {
      expect((await colorAt(rig.bytes(files[0]?.address ?? ''), 0.5, 0.5))[3], type).toBe(0);
    }
    expect(isLike(await colorAt(rig.bytes(shown.src), 0.5, 0.5), [255, 255, 255], 2)).toBe(true);
  });

  it.each([
    ['four inks', () => halves(60, 40).toColourspace('cmyk').jpeg().toBuffer(), 'dish.jpg', 90],
    ['16 bits a channel', () => halves(60, 40).toColourspace('rgb16').png().toBuffer(), 'dish.png', 30],
    ['a wide gamut', () => halves(60, 40).withIccProfile('p3').jpeg().toBuffer(), 'dish.jpg', 30],
    ['the ending of another format', () => halves(60, 40).webp().toBuffer(), 'dish.jpg', 30],
  ] as const)('keep their colors with %s', async (_, store, name, by) => {
    const { rig, shown } = await buildWith(await store(), name);
    for (const address of [shown.src, ...shown.sources.flatMap(({ files }) => files.map((f) => f.address))]) {
      const bytes = rig.bytes(address);
      expect((await sharp(bytes).metadata()).space, address).toBe('srgb');
      expect(isLike(await colorAt(bytes, 0.2, 0.5), red, by), address).toBe(true);
      expect(isLike(await colorAt(bytes, 0.8, 0.5), blue, by), address).toBe(true);
    }
  });

  it('are published as they are where they move or are drawings', async () => {
    const gif = await halves(60, 40).gif().toBuffer();
    const { rig, shown } = await buildWith(gif, 'dish.gif');
    expect(shown.sources).toEqual([]);
    expect([shown.width, shown.height]).toEqual([60, 40]);
    expect(rig.bytes(shown.src).equals(gif)).toBe(true);
    expect(pictureIn(rig.read('dist/deal/bread.html'), 'poster').sources).toEqual([]);
  });

  it('are in pages as valid markup that says how wide they are shown', async () => {
    const { rig } = await buildWith(await photo({ width: 700, height: 500 }));
    const validator = new HtmlValidate({
      rules: { 'no-dup-attr': 'error', 'element-permitted-content': 'error' },
    });
    for (const page of ['deal/soup', 'deals', 'index', 'neighborhood/old-town', 'deal/noodles']) {
      const html = rig.read(`dist/${page}.html`);
      const { results } = await validator.validateString(html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      const { sources } = pictureIn(html, 'dish');
      expect(sources).toHaveLength(2);
      for (const { sizes } of sources) expect(sizes, page).toMatch(/(?:vw|rem)$/);
      // Drawings for the dark have no width.
      for (const source of html.match(/<source(?![^>]* media=)[^>]*>/gi) ?? [])
        expect(source).toMatch(/ sizes="/);
      for (const file of assetsIn(html))
        expect(existsSync(path.join(rig.folder, 'dist', file)), file).toBe(true);
    }
  });

  it('are named by their JPEG wherever a reader cannot choose', async () => {
    const { rig, shown } = await buildWith(await photo({ width: 700, height: 500 }));
    expect(shown.src).toMatch(/^\/assets\/dish-[0-9a-f]{10}\.jpeg$/);
    const html = rig.read('dist/deal/soup.html');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const products = data.map(([, text]) => text ?? '').filter((text) => text.includes('"Product"'));
    expect(products.join()).toContain(`https://deals.example${shown.src}`);
    const address = `https://deals.example${shown.src}`;
    expect(rig.read('dist/sitemap.xml')).toContain(`<image:loc>${address}</image:loc>`);
    expect(rig.read('dist/deals.json')).toContain(shown.src);
    expect(pictureIn(rig.read('dist/deals.html'), 'dish').src).toBe(shown.src);
  });

  it('may be there twice under two names', async () => {
    const bytes = await photo({ width: 330, height: 200 });
    const rig = createPictureRig({
      'deals/food.json': [
        sampleDeal('soup', { imageUrl: 'images/dish.jpg' }),
        sampleDeal('stew', { imageUrl: 'images/copy.jpg' }),
        sampleDeal('cake', { imageUrl: 'images/old/dish.jpg' }),
      ],
      'images/dish.jpg': bytes,
      'images/copy.jpg': bytes,
      'images/old/dish.jpg': bytes,
    });
    expect((await rig.build()).code).toBe(0);
    const of = (deal: string, name: string) => pictureIn(rig.read(`dist/deal/${deal}.html`), name);
    expect(of('cake', 'dish')).toEqual(of('soup', 'dish'));
    expect(photosOf(rig, 'dish')).toHaveLength(5);
    expect(photosOf(rig, 'copy')).toHaveLength(5);
    expect(rig.bytes(of('stew', 'copy').src).equals(rig.bytes(of('soup', 'dish').src))).toBe(true);
  });

  it('get other addresses with other bytes, and the files of before leave', async () => {
    const { rig, shown } = await buildWith(await photo({ width: 330, height: 200 }));
    const before = photosOf(rig, 'dish');
    rig.edit({ 'images/dish.jpg': await photo({ width: 330, height: 201 }) });
    const { summary } = await rig.build();
    const after = photosOf(rig, 'dish');
    expect(after).toHaveLength(before.length);
    expect(after.filter((file) => before.includes(file))).toEqual([]);
    expect(summary.files.removed).toBe(before.length);
    const now = pictureIn(rig.read('dist/deal/soup.html'), 'dish');
    expect(now.src).not.toBe(shown.src);
    await rig.build({ out: 'clean', clean: true });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });
});
