import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import { readFont } from '../../cli/fonts/readFont.ts';
import { loadEngine } from '../../cli/publish/engine.ts';
import { defaultColors, sheetRules } from '../../cli/theme/sheetRules.ts';
import { themedSheet } from '../../data/model/theme/themedSheet.ts';
import { builtCity, checkJson, wordyCity } from '../support/checkedCity.ts';
import { createRig, type Rig } from '../support/rig.ts';
import type { CityFiles } from '../support/smallCity.ts';
import { testBundle } from '../support/testBundle.ts';

const theme = { accent: '#1d4ed8', surfaces: { page: '#f5f7fa' }, text: { main: '#1b1b2f' }, radius: 12 };

/** The files of a built site that say how it looks, by what they are. */
const lookOf = (rig: Rig) => ({
  page: rig.read('dist/deal/soup.html'),
  manifest: JSON.parse(rig.read('dist/site.webmanifest')) as Record<string, string>,
  policy: rig.read('dist/_headers'),
});

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">${body}</svg>`;

/** Has a poster, a tile and a skyline of its own. */
function paintedCity(): CityFiles {
  const city = wordyCity();
  const [soup, ...deals] = city['deals/food.json'] as Record<string, unknown>[];
  const [food, ...categories] = city['categories.json'] as Record<string, unknown>[];
  const site = city['site.json'] as Record<string, object>;
  const art = { art: { drawing: 'cup' }, image: undefined, imageUrl: undefined };
  return {
    ...city,
    'deals/food.json': [{ ...soup, ...art }, ...deals],
    'categories.json': [{ ...food, ...art, imageUrl: undefined }, ...categories],
    'site.json': { ...site, brand: { ...site.brand, skyline: 'brand/skyline.svg' } },
    'brand/skyline.svg': svg('<g data-layer="trees"><path d="M0 30h80v10H0z"/></g>'),
    'drawings/cup.svg': svg('<path fill="#8d8c93" d="M0 0h60v40H0z"/>'),
  };
}

/** The drawings of a built site by what they show; posters have numbers. */
function picturesOf(rig: Rig): Record<string, string> {
  const files = Object.entries(rig.snapshot('dist/assets')).filter(([file]) =>
    /^(?:cup|door-cup|skyline-(?:day|night))-/.test(file),
  );
  const named = files.map(([file, bytes], index) => {
    const name = file.replace(/-\w+\.svg$/, '');
    return [name === 'cup' ? `cup ${index}` : name, Buffer.from(bytes, 'base64').toString()] as const;
  });
  return Object.fromEntries(named);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('theme.json', () => {
  it.each([
    ['says nothing', {}],
    ['says what is so anyway', { accent: '#0C5F5B', surfaces: { page: '#fbf6ec' }, radius: 24 }],
  ])('changes no byte if it %s', async (_, same) => {
    const rig = await builtCity();
    const before = rig.snapshot();
    rig.edit({ 'theme.json': same });
    expect((await rig.build({ clean: true })).code).toBe(0);
    expect(rig.snapshot()).toEqual(before);
    expect(lookOf(rig).page).not.toContain('@layer tokens{:root{--');
  });

  it('colors pages, the toolbar and the icons from one source, allowed by the security policy', async () => {
    const rig = await builtCity({ 'theme.json': theme });
    const { page, manifest, policy } = lookOf(rig);
    const [, sheet = ''] = /<style>(@layer.*?)<\/style>/s.exec(page) ?? [];
    expect(sheet).toContain('--teal:light-dark(#1d4ed8,');
    expect(sheet).toContain('--round-l:0.75rem');
    expect(sheet).not.toMatch(/#0c5f5b|#62cdc0/);
    expect(policy).toContain(hashOf(sheet));
    expect(page).toContain(
      '<meta name="theme-color" content="#F5F7FA" media="(prefers-color-scheme: light)">',
    );
    expect(manifest).toMatchObject({ background_color: '#F5F7FA', theme_color: '#F5F7FA' });
    expect((await checkJson(rig)).report.findings).toEqual([]);
  });

  it('colors posters, tiles and the skyline', async () => {
    const rig = createRig(paintedCity());
    await rig.build();
    const before = picturesOf(rig);
    rig.edit({
      'theme.json': { ground: { light: '#7c2d12', dark: '#2a160d' }, tones: { ember: '#0e7490' } },
    });
    await rig.build();
    const after = picturesOf(rig);
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length);
    for (const [name, svg] of Object.entries(after)) expect(svg, name).not.toBe(before[name]);
    expect(after['skyline-day']).toContain('#7C2D12');
    expect(lookOf(rig).page).toContain('.tone-ember{--pale:');
  });

  it('leaves the last word to extra.css', async () => {
    const { page } = lookOf(await builtCity({ 'theme.json': theme, 'extra.css': '.own { color: purple }' }));
    expect(page.indexOf('--teal:light-dark(#1d4ed8,')).toBeLessThan(page.indexOf('@layer extra{.own'));
  });

  it('brings fonts of its own, with stand-ins as wide and as tall, and loads no others', async () => {
    const font = (family: string) => ({ family, file: 'fonts/own.woff2' });
    const rig = await builtCity({
      'theme.json': { fonts: { display: font('Own Display'), text: font('Own Text') } },
      'fonts/own.woff2': readFileSync(path.join(root, 'client', 'fonts', 'bricolage-grotesque.woff2')),
    });
    const { page, policy } = lookOf(rig);
    const [, sheet = ''] = /<style>(@layer.*?)<\/style>/s.exec(page) ?? [];
    expect(policy).toContain(hashOf(sheet));
    expect(sheet).not.toMatch(/Inter|Bricolage/);
    expect(sheet).toContain('--display:"Own Display","Own Display Fallback",system-ui,sans-serif;');
    expect(sheet).toContain('[data-fonts]{--display:"Own Display Fallback",system-ui,sans-serif;');
    expect(sheet).toMatch(/@font-face\{font-family:Own Text Fallback;src:local\("Arial"\).*?size-adjust:\d/);
    const [, address = ''] = /src:url\("\/(assets\/own-display-[^"]+\.woff2)"\)/.exec(sheet) ?? [];
    expect(rig.snapshot()[address]?.length).toBeGreaterThan(10_000);
    expect((await checkJson(rig)).report.findings).toEqual([]);
  });

  it('cuts a font to what the content says, under a name that changes with it', async () => {
    const source = readFileSync(path.join(root, 'client', 'fonts', 'bricolage-grotesque.woff2'));
    const rig = await builtCity({
      'theme.json': { fonts: { display: { family: 'Own Display', file: 'fonts/own.woff2' } } },
      'fonts/own.woff2': source,
    });
    const fontOf = () =>
      Object.entries(rig.snapshot('dist')).flatMap(([file, bytes]) =>
        file.includes('own-display-') ? [{ file, bytes: Buffer.from(bytes, 'base64') }] : [],
      );
    const [before] = fontOf();
    expect(before?.bytes.length).toBeLessThan(source.length);
    expect(readFont(before?.bytes ?? source)).toEqual(readFont(source));
    await rig.build({ clean: true });
    expect(fontOf()).toEqual([before]);
    const [soup, ...deals] = wordyCity()['deals/food.json'] as Record<string, unknown>[];
    rig.edit({ 'deals/food.json': [{ ...soup, title: 'Soup ☕' }, ...deals] });
    expect((await rig.build()).code).toBe(0);
    const [after, ...others] = fontOf();
    expect(others).toEqual([]);
    expect(after?.file).not.toBe(before?.file);
    expect(lookOf(rig).page).toContain(after?.file);
  });

  it('finds every color to replace in the sheets that esbuild prints', () => {
    const sheets = Object.values(loadEngine(nodeFileSystem(), testBundle()).assets.styles);
    for (const { selector, property, value, isLater } of sheetRules) {
      const edit = { selector, property, from: value(defaultColors), value: '#123456', isLater };
      const themed = (sheet: string, rules = [edit]) => themedSheet(sheet, { tokens: [], rules, faces: [] });
      const found = sheets.filter((sheet) => themed(sheet) !== themed(sheet, []));
      expect(found.length, `${selector} ${property}`).toBeGreaterThan(0);
    }
  });

  it('renders every page again when it changes, and none when it does not', async () => {
    const rig = await builtCity({ 'theme.json': theme });
    const before = lookOf(rig).page;
    expect((await rig.build()).summary.pages.rendered).toBe(0);
    rig.edit({ 'theme.json': { ...theme, accent: '#6d28d9' } });
    const { pages } = (await rig.build()).summary;
    expect(pages.rendered).toBe(pages.total);
    expect(lookOf(rig).page).toContain('#6d28d9');
    expect(lookOf(rig).page).not.toBe(before);
  });

  it('gives shared links pictures in its colors', async () => {
    const rig = createRig(wordyCity());
    const imageOf = async () => {
      await rig.build({ socialImages: true });
      return /og:image" content="[^"]*(assets\/[^"]+)"/.exec(lookOf(rig).page)?.[1] ?? '';
    };
    const before = await imageOf();
    const bytes = rig.snapshot()[before];
    rig.edit({ 'theme.json': theme });
    const after = await imageOf();
    expect(after).not.toBe(before);
    expect(rig.snapshot()[after]).not.toBe(bytes);
  });
});
