import { toneNames } from '../../data/model/appearance.ts';
import { type ColorName, defaultPalette } from '../../data/model/theme/palette.ts';
import type { RuleEdit, TokenEdit } from '../../data/model/theme/themedSheet.ts';
import { defaultColors, type LookColors, printed, sheetRules } from './sheetRules.ts';

/** The tokens of client/styles/tokens.css that have other values in this look; none for the default look. */
export function themeTokens(colors: LookColors, radius: number): TokenEdit[] {
  const root = tokenNames.map((name) => token(':root', `--${name}`, ({ palette }) => printed(palette[name])));
  const tones = toneNames.flatMap((tone) =>
    toneSteps.map((step) =>
      token(`.tone-${tone}`, `--${step}`, ({ families }) => families[tone][step].toLowerCase()),
    ),
  );
  const differing = [...root, ...tones].flatMap((edit) => {
    const value = edit.valueIn(colors);
    return value === edit.valueIn(defaultColors) ? [] : [{ selector: edit.selector, name: edit.name, value }];
  });
  return [...differing, ...(radius === defaultRadius ? [] : corners(radius))];
}

const token = (selector: string, name: string, valueIn: (colors: LookColors) => string) => ({
  selector,
  name,
  valueIn,
});

/** The rules of client/styles with colors of their own that differ in this look; none for the default look. */
export const themeRules = (colors: LookColors): RuleEdit[] =>
  sheetRules.flatMap(({ selector, property, value, isLater }) => {
    const [from, to] = [value(defaultColors), value(colors)];
    return from === to ? [] : [{ selector, property, from, value: to, isLater }];
  });

/** Colors that only some rules have, not the tokens. */
const isOfRules = (name: string) => /^(?:sun|glow|halo|night-(?:teal|line|giant|chip).*)$/.test(name);

const tokenNames = (Object.keys(defaultPalette) as ColorName[]).filter((name) => !isOfRules(name));

/** The steps of a family that the style sheet has. */
const toneSteps = ['pale', 'soft', 'strong', 'deep'] as const;

/** The radius of cards in pixels, from which all others follow. */
export const defaultRadius = 24;

/** Below this, buttons have corners. */
const leastOfPills = 16;

/** The radii of client/styles/tokens.css, as shares of that of cards. */
const shares = { s: 10 / 24, m: 16 / 24, l: 1, xl: 32 / 24 } as const;

function corners(radius: number): TokenEdit[] {
  const rem = (pixels: number) => `${Math.round((pixels / 16) * 1000) / 1000}rem`;
  const edit = (name: string, value: string) => ({ selector: ':root', name, value });
  const rounds = Object.entries(shares).map(([size, share]) => edit(`--round-${size}`, rem(radius * share)));
  return radius < leastOfPills ? [...rounds, edit('--pill', rem(radius * shares.s))] : rounds;
}
