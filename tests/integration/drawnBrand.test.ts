import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { runNewBrand } from '../../cli/commands/new/runNewBrand.ts';
import { checkJson, wordyCity } from '../support/checkedCity.ts';
import { createRig, type Rig } from '../support/rig.ts';
import type { CityFiles } from '../support/smallCity.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0h48v48H0z"/></svg>';

/** The settings of the small city with only these pictures of its brand, and fields of its city. */
const siteWith = (brand: Record<string, string>, city: Record<string, string> = {}): CityFiles => {
  const { brand: _, ...site } = wordyCity()['site.json'] as { readonly city: object; brand: object };
  const named = Object.keys(brand).length > 0 ? { brand } : {};
  return { 'site.json': { ...site, ...named, city: { ...site.city, ...city } } };
};

const withoutBrand = (files: CityFiles = {}) => createRig({ ...wordyCity(), ...siteWith({}), ...files });

/** The file that a page shows of one picture: the first below /assets/ whose name is `name`, before its hash. */
function shown(rig: Rig, name: string, page = 'index.html'): string {
  const file = new RegExp(`assets/${name}-[0-9a-f]{10}\\.(?:svg|png)`).exec(rig.read(`dist/${page}`))?.[0];
  if (!file) throw new Error(`${page} shows no ${name}`);
  return path.join(rig.folder, 'dist', file);
}

const textOf = (rig: Rig, name: string, page?: string) => readFileSync(shown(rig, name, page), 'utf8');

/** The preview of shared pages: its size, and the color at the top of the mark. */
async function preview(rig: Rig) {
  const image = sharp(shown(rig, 'social'));
  const { format, width, height } = await image.metadata();
  const pixel = image.extract({ left: 600, top: 80, width: 1, height: 1 }).removeAlpha().raw();
  const top = `#${(await pixel.toBuffer()).toString('hex')}`;
  return { size: [format, width, height].join(' '), top };
}

async function built(rig: Rig, options: Parameters<Rig['build']>[0] = {}) {
  const { code, summary } = await rig.build(options);
  expect(code).toBe(0);
  return summary;
}

describe('a city without files of a brand', () => {
  it('shows pictures that were drawn from its name, and a check finds nothing', async () => {
    const rig = withoutBrand();
    await built(rig, { socialImages: true });
    expect(textOf(rig, 'mark')).toContain('#F5A81C');
    expect(textOf(rig, 'skyline-night')).not.toContain('data-layer');
    expect(textOf(rig, 'assistant')).toContain('prefers-color-scheme: dark');
    expect(textOf(rig, 'assistant-lost', '404.html')).not.toBe(textOf(rig, 'assistant'));
    const { report } = await checkJson(rig);
    expect(report.findings).toEqual([]);
  });

  it('has a preview of shared pages, of the mark above the skyline', async () => {
    const rig = withoutBrand();
    await built(rig);
    const { size, top } = await preview(rig);
    expect([size, top]).toEqual(['png 1200 630', '#f5a81c']);
  });

  it('has the same pictures after each build, and others than a city with another name', async () => {
    const [one, same, other] = [withoutBrand(), withoutBrand(), withoutBrand(siteWith({}, { name: 'عمّان' }))];
    for (const rig of [one, same, other]) await built(rig, { socialImages: true });
    expect(same.snapshot()).toEqual(one.snapshot());
    for (const name of ['mark', 'skyline-day']) expect(textOf(other, name)).not.toBe(textOf(one, name));
  });

  it('has them in the colors of its look', async () => {
    const rig = withoutBrand({ 'theme.json': { accent: '#1d4ed8', highlight: '#f9a8d4' } });
    await built(rig);
    expect(textOf(rig, 'mark')).toContain('fill="#F9A8D4"');
    expect(textOf(rig, 'assistant')).toContain('fill="#1D4ED8"');
  });

  it('takes a file with the usual name as soon as there is one, and draws again when it is gone', async () => {
    const rig = withoutBrand();
    const drawn = await built(rig);
    const before = rig.snapshot();
    rig.edit({ 'brand/mark.svg': svg });
    expect((await built(rig)).pages.rendered).toBe(drawn.pages.total);
    expect(textOf(rig, 'mark')).toBe(svg);
    rig.edit({ brand: null });
    await built(rig);
    expect(rig.snapshot()).toEqual(before);
    expect((await built(rig)).pages.rendered).toBe(0);
  });

  it('stays the same site when it gets these pictures as files', async () => {
    const rig = withoutBrand();
    await built(rig);
    const drawn = rig.snapshot();
    expect(runNewBrand(rig.deps, { content: 'content', skyline: null })).toBe(0);
    await built(rig);
    expect(rig.snapshot()).toEqual(drawn);
  });

  it('may name pictures by empty texts, as some editors write them', async () => {
    const rig = createRig({ ...wordyCity(), ...siteWith({ mark: '', icon: '', skyline: '' }) });
    await built(rig);
    expect(textOf(rig, 'mark')).toContain('#F5A81C');
  });

  it('makes the preview of its own mark and skyline', async () => {
    const red = svg.replace('<path', '<path fill="#f00"');
    const rig = createRig({ ...wordyCity(), ...siteWith({ mark: 'logo.svg' }), 'logo.svg': red });
    await built(rig);
    expect((await preview(rig)).top).toBe('#ff0000');
  });

  it.each(['mark', 'socialImage', 'skyline', 'assistant', 'assistantLost'])(
    'reports a file for %s that site.json names and that does not exist',
    async (key) => {
      const file = key === 'mark' ? 'brand/mark.svg' : 'brand/own.svg';
      const { code, diagnostics } = await createRig({ ...wordyCity(), ...siteWith({ [key]: file }) }).build();
      expect(code).toBe(1);
      expect(diagnostics).toMatchObject([{ code: 'CD307', file: 'content/site.json' }]);
    },
  );
});
