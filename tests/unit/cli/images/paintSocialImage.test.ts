import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { createSocialPainter, type SocialMaterials } from '../../../../cli/images/paintSocialImage.ts';
import { propertyRuns, quickChoice } from '../../../support/fullRun.ts';
import {
  drawing,
  fontsFolder,
  sampleBrand,
  sampleCards,
  sampleDeal,
  sampleListing,
  samplePage,
  titled,
} from '../../templates/social/sampleSocial.ts';

const materials: SocialMaterials = {
  fs: { read: (file) => readFileSync(file) },
  fontsFolder,
  brand: sampleBrand,
  readPicture: () => Buffer.from(drawing('#22aa44')),
};
const paint = createSocialPainter(materials);
const paintWith = (readPicture: SocialMaterials['readPicture']) =>
  createSocialPainter({ ...materials, readPicture });

/** The color of pixels of `image`, as [red, green, blue]. */
async function pixelsOf(image: Uint8Array) {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

/** True where two colors look alike; JPEG changes them a little. */
const alike = (a: readonly number[], b: readonly number[], by = 12) =>
  a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= by);

const paper = [0xfb, 0xf6, 0xec];
const green = [0x22, 0xaa, 0x44];
const red = [0xc0, 0x20, 0x20];

describe('cli/images/paintSocialImage', () => {
  it('paints JPEG of 1200 × 630 for every kind of card, small enough to be fetched for a preview', async () => {
    for (const card of sampleCards) {
      const image = await paint(card);
      const { format, width, height, chromaSubsampling } = await sharp(image).metadata();

      expect({ format, width, height, chromaSubsampling }).toEqual({
        format: 'jpeg',
        width: 1200,
        height: 630,
        chromaSubsampling: '4:4:4',
      });
      expect(image.length).toBeLessThan(150_000);
    }
  });

  it('paints the same bytes only for the same card', async () => {
    const first = await paint(sampleDeal);

    expect(Buffer.compare(await createSocialPainter(materials)(sampleDeal), first)).toBe(0);
    expect(Buffer.compare(await paint({ ...sampleDeal, end: 'Until Dec 7, 2027' }), first)).not.toBe(0);
    expect(Buffer.compare(await paint(titled(sampleDeal, 'Pie night for three')), first)).not.toBe(0);
  });

  it('paints several cards at a time with the same result as one after the other', async () => {
    const cards = quickChoice(sampleCards, 3);
    const together = await Promise.all(cards.map(paint));
    for (const [index, card] of cards.entries())
      expect(Buffer.compare(await paint(card), together[index] ?? new Uint8Array())).toBe(0);
  });

  it('leaves the margin and the gap before the poster empty beside a long title', async () => {
    const title =
      'WWWWW MMMMM bowling for a family of six, with shoes, pizza, soft drinks and one big locker';
    const at = await pixelsOf(await paint(titled(sampleDeal, title)));

    for (let y = 2; y < 628; y++) {
      for (const x of [4, 30, 56]) expect(alike(at(x, y), paper), `${x}, ${y}`).toBe(true);
      // The seal hangs over the upper end of the gap.
      if (y > 250) for (const x of [600, 630, 640]) expect(alike(at(x, y), paper), `${x}, ${y}`).toBe(true);
    }
    expect(at(900, 500)).toSatisfy((color: number[]) => alike(color, green));
  });

  it('draws masks and repeated shapes of drawings', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><defs><path id="half" d="M0 0H800V300H0Z"/></defs>
      <rect width="800" height="600" fill="#22aa44"/><mask id="m" style="mask-type:alpha"><use href="#half"/></mask>
      <g mask="url(#m)"><rect width="800" height="600" fill="#c02020"/></g></svg>`;
    const at = await pixelsOf(await paintWith(() => Buffer.from(svg))(sampleDeal));

    expect(alike(at(1000, 200), red)).toBe(true);
    expect(alike(at(1000, 400), green)).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('paints a photo in %s', async (format) => {
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c02020' } })
      .toFormat(format)
      .toBuffer();
    const read = (address: string) =>
      address === sampleDeal.poster ? photo : materials.readPicture(address);
    const at = await pixelsOf(await paintWith(read)(sampleDeal));

    expect(alike(at(1000, 40), red, 20)).toBe(true);
    expect(alike(at(1190, 610), red, 20)).toBe(true);
  });

  it('names the address of a picture that cannot be read', async () => {
    const missing = paintWith((address) => {
      if (address === '/assets/tea.svg') throw new Error('ENOENT: no such file');
      return materials.readPicture(address);
    });
    await expect(missing(sampleListing)).rejects.toThrow(/\/assets\/tea\.svg.*ENOENT/);

    const broken = paintWith(() => Buffer.from('This is no picture.'));
    await expect(broken(samplePage)).rejects.toThrow('/assets/');
  });

  it('reads the pictures of the brand once and those of cards each time', async () => {
    const read: string[] = [];
    const counting = paintWith((address) => {
      read.push(address);
      return materials.readPicture(address);
    });
    await counting(sampleDeal);
    await counting(sampleDeal);

    expect(read.filter((address) => address === sampleBrand.mark)).toHaveLength(1);
    expect(read.filter((address) => address === sampleDeal.poster)).toHaveLength(2);
  });

  it('paints whatever characters a card has', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, text, fc.constantFrom(...sampleCards), async (title, vendor, card) => {
        const strange = { ...titled(card, title), ...(card.kind === 'deal' && { vendor }) };
        expect((await paint(strange)).length).toBeGreaterThan(5000);
      }),
      propertyRuns(12),
    );
  });

  it('loads its libraries with the first picture only', () => {
    for (const file of ['paintSocialImage.ts', 'readGlyphs.ts']) {
      const text = readFileSync(path.join(root, 'cli', 'images', file), 'utf8');
      expect(text).not.toMatch(/^import (?!type )[^;]*'(?:sharp|satori)'/m);
    }
  });
});
