import { memoize } from '../../data/model/memoize.ts';
import type { SheetEdits } from '../../data/model/theme/themedSheet.ts';
import type { ThemeConfig } from '../../data/schema/theme.ts';
import type { BrandColors } from '../art/brand/brandColors.ts';
import type { SkylineColors } from '../art/skyline.ts';
import { deriveBrand } from './deriveBrand.ts';
import { deriveFamilies } from './deriveFamilies.ts';
import { derivePalette } from './derivePalette.ts';
import { deriveSkyline } from './deriveSkyline.ts';
import { faceEdit, fontTokens, type LoadedFont } from './fontEdits.ts';
import { completeTheme } from './readyThemes.ts';
import type { LookColors } from './sheetRules.ts';
import { defaultRadius, themeRules, themeTokens } from './themeStyles.ts';

/** How a city's pages and pictures look. */
export interface Look extends LookColors {
  readonly skyline: SkylineColors;
  /** Those of the pictures that are drawn from the city's name. */
  readonly brand: BrandColors;
  /** How style sheets differ; not at all for the default look. */
  readonly sheets: SheetEdits;
}

/** The look that theme.json describes; an empty one is that of the style sheets. */
export const lookOf = memoize((written: ThemeConfig): Look => {
  const theme = completeTheme(written);
  const palette = derivePalette(theme);
  const colors = { palette, families: deriveFamilies(theme, palette) };
  const tokens = themeTokens(colors, theme.radius ?? defaultRadius);
  return {
    ...colors,
    skyline: deriveSkyline(palette),
    brand: deriveBrand(palette),
    sheets: { tokens, rules: themeRules(colors), faces: [] },
  };
}, new WeakMap<ThemeConfig, Look>());

/** A look with other fonts. */
export const withFonts = (look: Look, fonts: readonly LoadedFont[]): Look => ({
  ...look,
  sheets: {
    ...look.sheets,
    tokens: [...look.sheets.tokens, ...fonts.flatMap(fontTokens)],
    faces: fonts.map(faceEdit),
  },
});

/** The look of a city without theme.json. */
export const defaultLook: Look = lookOf({});
