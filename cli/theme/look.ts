import { memoize } from '../../data/model/memoize.ts';
import type { ThemeConfig } from '../../data/schema/theme.ts';
import type { SkylineColors } from '../art/skyline.ts';
import { deriveFamilies } from './deriveFamilies.ts';
import { derivePalette } from './derivePalette.ts';
import { deriveSkyline } from './deriveSkyline.ts';
import { completeTheme } from './readyThemes.ts';
import type { LookColors } from './sheetRules.ts';
import { defaultRadius, themeStyles } from './themeStyles.ts';

/** How a city's pages and pictures look. */
export interface Look extends LookColors {
  readonly skyline: SkylineColors;
  /** What pages inline besides their style sheet; empty for the default look. */
  readonly styles: string;
}

/** The look that theme.json describes; an empty one is that of the style sheets. */
export const lookOf = memoize((written: ThemeConfig): Look => {
  const theme = completeTheme(written);
  const palette = derivePalette(theme);
  const colors = { palette, families: deriveFamilies(theme, palette) };
  const skyline = deriveSkyline(palette);
  return { ...colors, skyline, styles: themeStyles(colors, theme.radius ?? defaultRadius) };
}, new WeakMap<ThemeConfig, Look>());

/** The look of a city without theme.json. */
export const defaultLook: Look = lookOf({});
