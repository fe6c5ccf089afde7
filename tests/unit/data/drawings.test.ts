import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { parseDrawing } from '../../../cli/art/drawing.ts';
import { root } from '../../../cli/bundler/bundleFolder.mjs';

const folder = path.join(root, 'data', 'content', 'drawings');
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const drawings = files.map((file) => ({
  name: file.slice(0, -'.svg'.length),
  svg: readFileSync(path.join(folder, file), 'utf8'),
}));

/** Names in the first paragraph of the notice, which lists the drawings that are our own. */
function ownNames(): string[] {
  const [, paragraph = ''] = readFileSync(path.join(folder, 'NOTICE.md'), 'utf8').split('\n\n');
  return [...paragraph.matchAll(/`([\w-]+)`/g)].map((match) => match[1] ?? '');
}

const rasterSize = 200;

/** The widest of the empty margins around what is painted, as a share of the picture. */
async function widestMargin(svg: string): Promise<number> {
  const size = `width="${rasterSize}" height="${rasterSize}" preserveAspectRatio="none"`;
  const pixels = await sharp(Buffer.from(svg.replace('<svg ', `<svg ${size} `)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  let [left, top, right, bottom] = [rasterSize, rasterSize, 0, 0];
  pixels.forEach((alpha, index) => {
    if (alpha <= 100) return;
    const [x, y] = [index % rasterSize, Math.floor(index / rasterSize)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const last = rasterSize - 1;
  return Math.max(left, top, last - right, last - bottom) / rasterSize;
}

describe('data/content/drawings', () => {
  it('are small, made of shapes alone, and name the colors of their edge', () => {
    const problems = drawings.flatMap(({ name, svg }) => {
      const drawing = parseDrawing(name, svg);
      if (typeof drawing === 'string') return [`${name} ${drawing}`];
      const missing = drawing.outline.filter((color) => !drawing.body.includes(`"${color}"`));
      return [
        ...(svg.length > 8 * 1024 ? [`${name} has ${svg.length} characters`] : []),
        ...(drawing.outline.length === 0 ? [`${name} names no color of its edge`] : []),
        ...missing.map((color) => `${name} has ${color} on its edge, but in no shape`),
      ];
    });
    expect(drawings.length).toBeGreaterThan(50);
    expect(problems).toEqual([]);
  });

  it('fill their boxes', async () => {
    const margins = await Promise.all(
      drawings.map(async ({ name, svg }) => ({ name, margin: await widestMargin(svg) })),
    );
    expect(margins.filter(({ margin }) => margin > 0.02)).toEqual([]);
  });

  it('have in their notice every drawing that is not an icon, and no other', () => {
    const { icons }: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
      '@iconify-json/fluent-emoji-flat/icons.json',
    );
    const shapesOf = (svg: string) => [...svg.matchAll(/\sd="[^"]+"/g)].join('');
    const own = drawings.filter(({ name, svg }) => shapesOf(icons[name]?.body ?? '') !== shapesOf(svg));
    expect(own.map(({ name }) => name)).toEqual(ownNames().sort());
  });
});
