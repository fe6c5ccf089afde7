import { memoize } from '../../data/model/memoize.ts';
import { defaultFamilies } from '../../data/model/theme/toneFamilies.ts';
import type { ThemeConfig } from '../../data/schema/theme.ts';
import { derivePalette } from './derivePalette.ts';
import type { LookColors } from './sheetRules.ts';
import { defaultRadius, themeStyles } from './themeStyles.ts';

/** How a city's pages and pictures look. */
export interface Look extends LookColors {
  /** What pages inline besides their style sheet; empty for the default look. */
  readonly styles: string;
}

/** The look that theme.json describes; an empty one is that of the style sheets. */
export const lookOf = memoize((theme: ThemeConfig): Look => {
  const palette = derivePalette(theme);
  const colors = { palette, families: defaultFamilies };
  return { ...colors, styles: themeStyles(colors, theme.radius ?? defaultRadius) };
}, new WeakMap<ThemeConfig, Look>());

/** The look of a city without theme.json. */
export const defaultLook: Look = lookOf({});
