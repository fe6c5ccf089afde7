import { describe, expect, it } from 'vitest';
import { compositionNames, compositions } from '../../../../cli/art/compositions.ts';
import { type Layer, paintLayers, roleAt } from '../../../../cli/art/layer.ts';
import { seededRandom } from '../../../../cli/art/random.ts';
import { pixelColor, raster } from './support/rasters.ts';

const colors = {
  ...{ base: '#000000', quiet: '#FF0000', clear: '#00FF00' },
  ...{ loud: '#0000FF', pop: '#FFFF00', shadow: '#FFFFFF' },
};
const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
const [width, height, scale] = [160, 120, 5];

const paint = (layers: readonly Layer[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><path d="M0 0h800v600H0z"/>${paintLayers(layers, colors)}</svg>`;

describe('cli/art/compositions', () => {
  it('has sixteen compositions', () => {
    expect(compositionNames).toHaveLength(16);
  });

  it.each(compositionNames)('%s covers exactly the points that it paints', async (name) => {
    for (const seed of seeds) {
      const layers = compositions[name](seededRandom(seed));
      const pixels = await raster(paint(layers), width, height);
      let wrong = 0;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const role = roleAt(layers, (x + 0.5) * scale, (y + 0.5) * scale);
          const shown = pixelColor(pixels, (y * width + x) * 4);
          // Anti-aliased pixels of an edge have no color of the palette, and may be on either side.
          if (shown !== colors[role] && Object.values(colors).includes(shown)) wrong++;
        }
      }
      expect(wrong / (width * height), seed).toBeLessThan(0.004);
    }
  });

  it.each(compositionNames)('%s depends only on its seed', (name) => {
    const pictures = seeds.map((seed) => paint(compositions[name](seededRandom(seed))));
    expect(new Set(pictures).size).toBeGreaterThan(1);
    expect(paint(compositions[name](seededRandom('a')))).toBe(pictures[0]);
  });

  it.each(compositionNames)('%s is small and has only finite numbers', (name) => {
    for (const seed of seeds) {
      const picture = paint(compositions[name](seededRandom(seed)));
      expect(picture).not.toMatch(/NaN|Infinity|undefined|null|\d\.\d{5}/);
      expect(picture.length).toBeLessThan(3000);
    }
  });
});
