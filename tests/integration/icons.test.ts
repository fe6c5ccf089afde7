import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPictureRig, type PictureRig, withBrand } from '../support/pictureRig.ts';

const disk = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#d01010"/></svg>`;

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}
const manifestOf = (rig: PictureRig): { name: string; start_url: string; icons: ManifestIcon[] } =>
  JSON.parse(rig.read('dist/site.webmanifest'));
const linksIn = (html: string) =>
  [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"[^>]*>/g)].map(
    ([tag, rel, href]) => ({ rel, href: href ?? '', sizes: /sizes="([^"]+)"/.exec(tag)?.[1] }),
  );

/** Width and height of what is painted on `ground`, and how far its corners are from the middle, in shares. */
async function drawnPart(image: Uint8Array, isGround: (color: readonly number[]) => boolean) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let farthest = 0;
  let painted = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 4;
      if (isGround([...data.subarray(at, at + 4)])) continue;
      painted += 1;
      farthest = Math.max(farthest, Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2));
    }
  }
  return { farthest: farthest / info.width, painted: painted / (info.width * info.height) };
}

const isPaper = (color: readonly number[]) =>
  Math.abs((color[0] ?? 0) - 0xfb) + Math.abs((color[1] ?? 0) - 0xf6) + Math.abs((color[2] ?? 0) - 0xec) < 12;

describe('icons', () => {
  it('are PNG files of the sizes that the manifest and pages promise', async () => {
    const rig = createPictureRig({ ...withBrand({ icon: 'brand/icon.svg' }), 'brand/icon.svg': disk(64) });
    expect((await rig.build()).code).toBe(0);
    const { icons, name, start_url } = manifestOf(rig);
    expect([name, start_url]).toEqual(['Port Sample Deals', '/']);
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) {
      const { format, width, height } = await sharp(rig.bytes(src)).metadata();
      expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
    }
    const links = linksIn(rig.read('dist/deal/soup.html'));
    expect(links.map(({ rel }) => rel).sort()).toEqual(['apple-touch-icon', 'icon', 'icon', 'manifest']);
    for (const { href, rel } of links) expect(rig.bytes(href).length, `${rel} ${href}`).toBeGreaterThan(0);
    const touch = links.find(({ rel }) => rel === 'apple-touch-icon');
    const { width, height, hasAlpha } = await sharp(rig.bytes(touch?.href ?? '')).metadata();
    expect([width, height, hasAlpha]).toEqual([180, 180, false]);
  });

  it('keep the drawing inside the circle that systems may cut out of a maskable one, on a whole ground', async () => {
    const rig = createPictureRig({ ...withBrand({ icon: 'brand/icon.svg' }), 'brand/icon.svg': disk(64) });
    await rig.build();
    const maskable = manifestOf(rig).icons.find(({ purpose }) => purpose === 'maskable');
    const bytes = rig.bytes(maskable?.src ?? '');
    expect((await sharp(bytes).stats()).isOpaque).toBe(true);
    const { farthest, painted } = await drawnPart(bytes, isPaper);
    expect(farthest).toBeLessThanOrEqual(0.4);
    expect(painted).toBeGreaterThan(0.25);
  });

  it.each([
    ['a small drawing', 12],
    ['a drawing of common size', 2048],
    ['a huge drawing', 40_000],
  ])('are the same of %s', async (_, size) => {
    const rig = createPictureRig({ ...withBrand({ icon: 'brand/icon.svg' }), 'brand/icon.svg': disk(size) });
    const { code, diagnostics } = await rig.build();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(code).toBe(0);
    const bytes = rig.bytes(manifestOf(rig).icons[1]?.src ?? '');
    const { painted } = await drawnPart(bytes, ([, , , alpha]) => (alpha ?? 0) < 250);
    expect(painted).toBe(1);
  });

  it('stay sharp: the edge of a drawing takes no more than two pixels', async () => {
    const half = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M0 0h8v16H0z"/></svg>';
    const rig = createPictureRig({ ...withBrand({ icon: 'brand/icon.svg' }), 'brand/icon.svg': half });
    await rig.build();
    const { data, info } = await sharp(rig.bytes(manifestOf(rig).icons[1]?.src ?? ''))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = Array.from({ length: info.width }, (_, x) => data[(256 * info.width + x) * 4 + 3] ?? 0);
    expect(row.filter((alpha) => alpha > 5 && alpha < 250).length).toBeLessThanOrEqual(2);
    expect(row.filter((alpha) => alpha >= 250).length).toBeGreaterThan(250);
  });

  it('are made of the mark where the brand has no icon, in its own shape', async () => {
    const wide =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20"/></svg>';
    const rig = createPictureRig({ ...withBrand({ mark: 'brand/mark.svg' }), 'brand/mark.svg': wide });
    await rig.build();
    const bytes = rig.bytes(manifestOf(rig).icons[0]?.src ?? '');
    const { painted } = await drawnPart(bytes, ([, , , alpha]) => (alpha ?? 0) < 128);
    expect(painted).toBeCloseTo(0.5, 1);
  });

  it('have the details of an icon for home screens everywhere but in tabs', async () => {
    const quarter = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h4v4H0z"/></svg>';
    const rig = createPictureRig({
      ...withBrand({ icon: 'brand/icon.svg', appIcon: 'brand/app.svg' }),
      'brand/icon.svg': disk(64),
      'brand/app.svg': quarter,
    });
    await rig.build();
    const isClear = ([, , , alpha]: readonly number[]) => (alpha ?? 0) < 128;
    const ofApps = manifestOf(rig).icons.slice(0, 2);
    const tab = linksIn(rig.read('dist/index.html')).find(({ sizes }) => sizes === '48x48');
    for (const { src } of ofApps)
      expect((await drawnPart(rig.bytes(src), isClear)).painted).toBeCloseTo(0.25, 2);
    expect((await drawnPart(rig.bytes(tab?.href ?? ''), isClear)).painted).toBe(1);
  });

  it('are made of a PNG and a JPEG too', async () => {
    const png = await sharp(Buffer.from(disk(64)))
      .png()
      .toBuffer();
    const rig = createPictureRig({ ...withBrand({ mark: 'brand/mark.png' }), 'brand/mark.png': png });
    expect((await rig.build()).code).toBe(0);
    const html = rig.read('dist/index.html');
    expect(html).not.toContain('image/svg+xml" href="/assets/mark');
    for (const { src, sizes } of manifestOf(rig).icons) {
      expect(`${(await sharp(rig.bytes(src)).metadata()).width}`).toBe(sizes.split('x')[0]);
    }
    rig.edit({ ...withBrand({ icon: 'brand/i.jpg' }), 'brand/i.jpg': await sharp(png).jpeg().toBuffer() });
    expect((await rig.build()).code).toBe(0);
    const { painted } = await drawnPart(rig.bytes(manifestOf(rig).icons[0]?.src ?? ''), () => false);
    expect(painted).toBe(1);
  });

  it('are refused on another host, whose pictures no build asks for', async () => {
    const rig = createPictureRig(withBrand({ mark: 'https://cdn.example/mark.svg' }));
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    expect(diagnostics.map(({ code: name }) => name)).toEqual(['CD205']);
  });

  it('change their addresses with the drawing, and the old ones leave', async () => {
    const rig = createPictureRig({ ...withBrand({ icon: 'brand/icon.svg' }), 'brand/icon.svg': disk(64) });
    await rig.build();
    const before = Object.keys(rig.snapshot()).filter((file) => file.startsWith('assets/icon-'));
    rig.edit({ 'brand/icon.svg': disk(65) });
    await rig.build();
    const after = Object.keys(rig.snapshot()).filter((file) => file.startsWith('assets/icon-'));
    expect(after).toHaveLength(before.length);
    expect(after.filter((file) => before.includes(file))).toEqual([]);
  });
});
