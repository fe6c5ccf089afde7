import { defaultPalette, type Palette, type SchemeColor } from '../../data/model/theme/palette.ts';
import { defaultFamilies, type ToneFamilies } from '../../data/model/theme/toneFamilies.ts';

/** All colors of a look. */
export interface LookColors {
  readonly palette: Palette;
  readonly families: ToneFamilies;
}

export const defaultColors: LookColors = { palette: defaultPalette, families: defaultFamilies };

/** A declaration of a style sheet with a color of its own. */
export interface SheetRule {
  readonly selector: string;
  readonly property: string;
  readonly value: (colors: LookColors) => string;
  /** Whether it is in a sheet that islands load. */
  readonly isLater: boolean;
}

/** As esbuild prints it. */
export const printed = ({ light, dark }: SchemeColor) =>
  light === dark ? light : `light-dark(${light},${dark})`;

/** As esbuild leaves it in custom properties, which it does not read. */
const spaced = (color: SchemeColor) => printed(color).replace(',', ', ');

const paint = (
  selector: string,
  property: string,
  color: (palette: Palette, families: ToneFamilies) => SchemeColor | string,
  isLater = false,
): SheetRule => ({
  selector,
  property,
  isLater,
  value: ({ palette, families }) => {
    const value = color(palette, families);
    if (typeof value === 'string') return value;
    return property.startsWith('--') ? spaced(value) : printed(value);
  },
});

/** What stands out from the page in both themes. */
const accentGround = ({ ground, 'teal-soft': soft }: Palette): SchemeColor => ({
  light: ground.light,
  dark: soft.dark,
});

/** A test finds each of them in client/styles, with the colors of the default look, and no color besides them. */
export const sheetRules: readonly SheetRule[] = [
  paint(':root', '--sun', ({ sun }) => sun),
  paint(':root', '--glow', ({ glow }) => glow),
  paint(':root', '--halo', ({ halo }) => halo),
  paint('.end', '--focus', (palette) => palette['night-teal']),
  paint('.end', '--teal', (palette) => palette['night-teal']),
  paint('.notices', 'border-top', (palette) => palette['night-line']),
  paint('.giant text', 'fill', (palette) => palette['night-giant']),
  paint('.social li a', 'background', (palette) => palette['night-chip']),
  paint('.social li a:hover', 'background', (palette) => palette['night-chip-hover']),
  paint('.promotion', 'background', accentGround),
  paint('.ask', '--disc', accentGround, true),
  paint('.lost+.promotion', 'background', ({ ground }) => ground),
  paint('.slips .tag', 'background', ({ line }) => `light-dark(var(--sunk),${line.dark})`),
  paint('.replies li', 'background', (_, { ember }) => `var(--tint, ${ember.pale.toLowerCase()})`),
  paint('.replies li:nth-child(2)', '--tint', (_, { sky }) => sky.pale.toLowerCase()),
  paint('.replies li:nth-child(3)', '--tint', (_, { violet }) => violet.pale.toLowerCase()),
  paint('.replies li:nth-child(4)', '--tint', (_, { dusk }) => dusk.pale.toLowerCase()),
];
