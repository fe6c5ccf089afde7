import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePreview, previewCity, previewLogo } from '../../../../cli/images/makePreview.ts';

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;

const red = svg(16, 16, '<path fill="#f00" d="M0 0h16v16H0z"/>');
const blue = svg(16, 16, '<path fill="#00f" d="M0 0h16v16H0z"/>');

/** The color of a pixel of a picture, as `#rrggbb`. */
async function colorAt(picture: Uint8Array, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

describe('cli/images/makePreview', () => {
  it('shows the mark above the city, in the size of social networks', async () => {
    const preview = await composePreview({
      logo: await previewLogo(Buffer.from(red)),
      city: await previewCity(blue),
      ground: '#00ff00',
    });
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await colorAt(preview, 600, 100)).toBe('#ff0000');
    expect(await colorAt(preview, 20, 100)).toBe('#00ff00');
    expect(await colorAt(preview, 20, 620)).toBe('#0000ff');
  });

  it.each([
    ['wide', 3840, 420],
    ['small', 80, 40],
    ['tall', 40, 4000],
    ['very narrow', 1, 100_000],
  ])('fills its part with a drawing that is %s', async (_, width, height) => {
    const city = await previewCity(svg(width, height, `<path d="M0 0h${width}v${height}H0z"/>`));
    expect(await sharp(city).metadata()).toMatchObject({ width: 1200, height: 420 });
  });

  it('rejects a drawing that cannot be decoded', async () => {
    await expect(previewCity(blue.replace('</svg>', ''))).rejects.toThrow();
  });
});
