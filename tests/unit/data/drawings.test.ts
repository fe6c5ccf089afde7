import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { root } from '../../../cli/bundler/bundleFolder.mjs';

const folder = path.join(root, 'data', 'content', 'drawings');
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const drawings = files.map((file) => ({
  name: file.slice(0, -'.svg'.length),
  svg: readFileSync(path.join(folder, file), 'utf8'),
}));

/** Names in the notice's first paragraph, which tells which drawings are our own. */
function ownNames(): string[] {
  const [, paragraph = ''] = readFileSync(path.join(folder, 'NOTICE.md'), 'utf8').split('\n\n');
  return [...paragraph.matchAll(/`([\w-]+)`/g)].map((match) => match[1] ?? '');
}

/** The widest of the empty margins around what is painted, as a share of the picture. */
async function widestMargin(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(400, 400, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const painted = [...data.keys()].filter((at) => (data[at] ?? 0) > 100);
  const columns = painted.map((at) => at % info.width);
  const rows = painted.map((at) => Math.floor(at / info.width));
  const margins = [columns, rows].flatMap((places) => {
    const [least, most] = places.reduce(
      ([low, high], at) => [Math.min(low, at), Math.max(high, at)],
      [400, 0],
    );
    return [least, 399 - most];
  });
  return Math.max(...margins) / 400;
}

describe('data/content/drawings', () => {
  it.each(drawings)('$name is small, and made of shapes alone', ({ svg }) => {
    expect(svg.length).toBeLessThanOrEqual(8 * 1024);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[^"]+" data-outline="#[^"]+"/,
    );
    expect(svg).not.toMatch(/<(?:script|style|text|image|foreignObject|a)\b|href|\son\w+=|url\((?!#)|<!/i);
  });

  it.each(drawings)('$name fills its box', async ({ svg }) => {
    expect(await widestMargin(svg)).toBeLessThanOrEqual(0.02);
  });

  it.each(drawings)('$name has the colors of its edge among its own', ({ svg }) => {
    const [, outline = '', body = ''] = /data-outline="([^"]+)"[^>]*>(.*)/s.exec(svg) ?? [];
    for (const color of outline.split(' ')) expect(body).toContain(`"${color}"`);
  });

  it('has in its notice the name of every drawing that is no icon, and of no other', () => {
    const { icons }: { icons: Record<string, { body: string }> } = createRequire(import.meta.url)(
      '@iconify-json/fluent-emoji-flat/icons.json',
    );
    const shapesOf = (svg: string) => [...svg.matchAll(/\sd="[^"]+"/g)].join('');
    const own = drawings.filter(({ name, svg }) => shapesOf(icons[name]?.body ?? '') !== shapesOf(svg));
    expect(own.map(({ name }) => name)).toEqual(ownNames().sort());
  });
});
