import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import postcss, { type Container, type Declaration, type Rule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { defaultColors, sheetRules } from '../../../../cli/theme/sheetRules.ts';
import { defaultRadius, themeRules, themeTokens } from '../../../../cli/theme/themeStyles.ts';
import { defaultPalette, type Palette } from '../../../../data/model/theme/palette.ts';

const folder = path.join(root, 'client', 'styles');

const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .sort();

const declarationsIn = (file: string): Declaration[] => {
  const found: Declaration[] = [];
  postcss.parse(readFileSync(path.join(folder, file), 'utf8')).walkDecls((declaration) => {
    found.push(declaration);
  });
  return found;
};

/** The selector of a declaration with those around it, as if nothing were nested. */
function selectorOf(declaration: Declaration): string {
  const selectors: string[] = [];
  for (
    let node: Container | undefined = declaration.parent as Container;
    node;
    node = node.parent as Container
  ) {
    if (node.type === 'rule') selectors.unshift((node as Rule).selector);
  }
  if (selectors.length === 0) return '';
  return selectors
    .reduce((outer, inner) => (inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`))
    .replace(/\s*([+>])\s*/g, '$1');
}

const colorsIn = (value: string) => value.toLowerCase().match(/#[0-9a-f]{3,8}\b/g) ?? [];

/** Sheets whose colors are the same in every city: prints, maps, and the evenings and holidays of guides. */
const sameEverywhere = /(?:^|\/)(?:print(?:-\w+)?|map|guide|slides)\.css$/;

const withColors = (colors: Partial<Palette>) => ({
  ...defaultColors,
  palette: { ...defaultPalette, ...colors },
});

describe('cli/theme/themeStyles', () => {
  it('says nothing about the default look', () => {
    expect(themeTokens(defaultColors, defaultRadius)).toEqual([]);
    expect(themeRules(defaultColors)).toEqual([]);
  });

  it('has only what differs', () => {
    const colors = withColors({ brick: { light: '#aa0000', dark: '#ff8888' } });
    expect(themeTokens(colors, defaultRadius)).toEqual([
      { selector: ':root', name: '--brick', value: 'light-dark(#aa0000,#ff8888)' },
    ]);
    expect(themeRules(colors)).toEqual([]);
  });

  it('prints a color once that is the same in both themes', () => {
    const colors = withColors({ 'night-line': { light: '#101010', dark: '#101010' } });
    expect(themeRules(colors)).toEqual([
      {
        ...{ selector: '.notices', property: 'border-top', from: '#293650', value: '#101010' },
        isLater: false,
      },
    ]);
  });

  it('rounds all corners by that of cards, and buttons too where there is little of it', () => {
    const radii = (radius: number) =>
      themeTokens(defaultColors, radius).map(({ name, value }) => `${name} ${value}`);
    expect(radii(12)).toEqual([
      ...['--round-s 0.313rem', '--round-m 0.5rem', '--round-l 0.75rem', '--round-xl 1rem'],
      '--pill 0.313rem',
    ]);
    expect(radii(18).join()).not.toContain('--pill');
  });
});

describe('the default look', () => {
  const tokens = declarationsIn('tokens.css').filter((declaration) => selectorOf(declaration) === ':root');

  it('has the colors of tokens.css', () => {
    const colored = tokens.filter(
      ({ prop, value }) => /^(?:light-dark\(#|#)/.test(value) && prop.startsWith('--'),
    );
    expect(colored.length).toBeGreaterThanOrEqual(23);
    for (const { prop, value } of colored) {
      const [light, dark = light] = colorsIn(value);
      expect(defaultPalette, prop).toHaveProperty(prop.slice(2), { light, dark });
    }
  });

  it('has the radius of tokens.css', () => {
    const large = tokens.find(({ prop }) => prop === '--round-l');
    expect(large?.value).toBe(`${defaultRadius / 16}rem`);
  });

  it('replaces each color that a sheet has of its own where that sheet has it', () => {
    const all = sheets.flatMap((file) => declarationsIn(file));
    for (const { selector, property, value } of sheetRules) {
      const replaced = all.filter(
        (item) =>
          selectorOf(item).replaceAll(' ', '') === selector.replaceAll(' ', '') &&
          property.startsWith(item.prop),
      );
      expect(
        replaced.map((item) => colorsIn(item.value)),
        `${selector} ${property}`,
      ).toContainEqual(colorsIn(value(defaultColors)));
    }
  });

  it('knows every color in the sheets but those that are the same everywhere', () => {
    const replaced = new Set(sheetRules.map(({ selector }) => selector.replaceAll(' ', '')));
    const unknown = sheets
      .filter((file) => file !== 'tokens.css' && !sameEverywhere.test(file))
      .flatMap((file) =>
        declarationsIn(file)
          .filter((item) => colorsIn(item.value).some((color) => color !== '#0000'))
          .filter((item) => !replaced.has(selectorOf(item).replaceAll(' ', '')))
          .map((item) => `${file} ${selectorOf(item)} ${item.prop}: ${item.value}`),
      );
    expect(unknown).toEqual([]);
  });
});
