import {
  type ColorName,
  defaultPalette,
  type Palette,
  type SchemeColor,
} from '../../data/model/theme/palette.ts';
import type { ThemeColor, ThemeConfig } from '../../data/schema/theme.ts';
import { borderContrast, contrastOf, nearestClear, textContrast } from './contrast.ts';
import { movedAlong, tintedLike } from './relatedColor.ts';

/** The fields of theme.json, and the colors that they set. */
export const colorFields = [
  { path: ['surfaces', 'page'], name: 'paper' },
  { path: ['surfaces', 'card'], name: 'surface' },
  { path: ['surfaces', 'sunk'], name: 'sunk' },
  { path: ['surfaces', 'line'], name: 'line' },
  { path: ['surfaces', 'edge'], name: 'edge' },
  { path: ['text', 'main'], name: 'ink' },
  { path: ['text', 'soft'], name: 'ink-2' },
  { path: ['text', 'faint'], name: 'ink-3' },
  { path: ['accent'], name: 'teal' },
  { path: ['highlight'], name: 'marigold' },
  { path: ['urgent'], name: 'brick' },
  { path: ['ground'], name: 'ground' },
  { path: ['footer'], name: 'night' },
] as const satisfies readonly { path: readonly string[]; name: ColorName }[];

type Scheme = keyof SchemeColor;

/** How a color that nobody chose follows from those before it. */
type Rule = (scheme: Scheme, look: Palette) => string;

/** `name` as it goes with another color, with the lightness it has by default. */
const tintOf = (name: ColorName, other: ColorName, otherScheme?: Scheme): Rule =>
  follow(tintedLike, name, other, otherScheme);

/** `name` as far from another color as it is by default. */
const shiftOf = (name: ColorName, other: ColorName, otherScheme?: Scheme): Rule =>
  follow(movedAlong, name, other, otherScheme);

const follow =
  (change: typeof tintedLike, name: ColorName, other: ColorName, otherScheme?: Scheme): Rule =>
  (scheme, look) => {
    const of = otherScheme ?? scheme;
    return change(defaultPalette[name][scheme], { from: defaultPalette[other][of], to: look[other][of] });
  };

/** As another color is in the dark theme. */
const atNight =
  (name: ColorName): Rule =>
  (_, look) =>
    look[name].dark;

/** Until it can be read on all of `grounds`. */
const clearOn =
  (rule: Rule, grounds: readonly ColorName[], least: number = textContrast): Rule =>
  (scheme, look) => {
    const color = rule(scheme, look);
    const opposites = grounds.map((name) => ({ color: look[name][scheme], least }));
    return nearestClear(color, opposites) ?? color;
  };

/** One rule for each theme. */
const perScheme =
  (light: Rule, dark: Rule): Rule =>
  (scheme, look) =>
    (scheme === 'light' ? light : dark)(scheme, look);

const asIs =
  (name: ColorName): Rule =>
  (scheme) =>
    defaultPalette[name][scheme];

/** Light text or dark text, whichever can be read better on `name`. */
const textOn =
  (own: ColorName, name: ColorName): Rule =>
  (scheme, look) => {
    const [light, dark] = [look.cream.light, look.dark.light];
    const color = asIs(own)(scheme, look);
    const ground = look[name][scheme];
    if (contrastOf(color, ground) >= textContrast) return color;
    return contrastOf(light, ground) >= contrastOf(dark, ground) ? light : dark;
  };

const surfaces = ['paper', 'surface', 'sunk'] as const satisfies readonly ColorName[];

/** The dark surfaces have the hue of the text by day, and the text by night that of the paper. */
const surface = (name: ColorName): Rule => perScheme(shiftOf(name, 'paper'), tintOf(name, 'ink', 'light'));

/** Text that stands back behind the main text. */
const quieter = (name: ColorName): Rule => perScheme(shiftOf(name, 'ink'), tintOf(name, 'ink', 'light'));

/** A colored text in the dark theme, which has its own lightness. */
const glowing = (name: ColorName): Rule =>
  perScheme(asIs(name), clearOn(tintOf(name, name, 'light'), surfaces));

/** In an order in which each needs only those before it. */
const rules: readonly (readonly [ColorName, Rule])[] = [
  ['paper', perScheme(asIs('paper'), tintOf('paper', 'ink', 'light'))],
  ['surface', surface('surface')],
  ['sunk', surface('sunk')],
  ['line', surface('line')],
  ['edge', clearOn(surface('edge'), ['paper', 'surface'], borderContrast)],
  ['ink', perScheme(asIs('ink'), clearOn(tintOf('ink', 'paper', 'light'), surfaces))],
  ['ink-2', clearOn(quieter('ink-2'), surfaces)],
  ['ink-3', clearOn(quieter('ink-3'), surfaces)],
  ['dark', shiftOf('dark', 'ink', 'light')],
  ['cream', tintOf('cream', 'paper', 'light')],
  ['teal', glowing('teal')],
  ['on-teal', textOn('on-teal', 'teal')],
  ['teal-hover', clearOn(shiftOf('teal-hover', 'teal'), ['on-teal'])],
  ['teal-soft', clearOn(tintOf('teal-soft', 'teal'), ['teal', 'ink'])],
  ['marigold', perScheme(asIs('marigold'), shiftOf('marigold', 'marigold', 'light'))],
  ['marigold-soft', clearOn(tintOf('marigold-soft', 'marigold'), ['ink'])],
  ['marigold-ink', clearOn(tintOf('marigold-ink', 'marigold'), ['marigold-soft', 'surface'])],
  ['brick', glowing('brick')],
  ['ground', perScheme(clearOn(shiftOf('ground', 'teal'), ['cream']), tintOf('ground', 'ink', 'light'))],
  ['night', tintOf('night', 'ink', 'light')],
  ['night-ink', clearOn(atNight('ink'), ['night'])],
  ['night-ink-2', clearOn(atNight('ink-2'), ['night'])],
  ['night-ink-3', clearOn(atNight('ink-3'), ['night'])],
  ['night-teal', clearOn(atNight('teal'), ['night'])],
  ['night-line', atNight('line')],
  ['night-giant', shiftOf('night-giant', 'night')],
  ['night-chip', shiftOf('night-chip', 'night')],
  ['night-chip-hover', shiftOf('night-chip-hover', 'night')],
  ['sun', tintOf('sun', 'marigold', 'light')],
  ['glow', perScheme(tintOf('glow', 'marigold'), shiftOf('glow', 'paper'))],
  ['halo', perScheme(tintOf('halo', 'marigold'), shiftOf('halo', 'paper'))],
];

/** The colors of a city whose theme.json is `theme`. What it does not say follows from what it says, in OKLCH. */
export function derivePalette(theme: ThemeConfig): Palette {
  const given = new Map(
    colorFields.map(({ name, path }) => [name as ColorName, chosen(colorAt(theme, path))]),
  );
  const look: Record<ColorName, SchemeColor> = { ...defaultPalette };
  // Some follow from one that comes later.
  for (const [name, color] of given) look[name] = { ...look[name], ...color };
  for (const [name, rule] of rules) {
    const { light, dark } = given.get(name) ?? {};
    const day = light ?? rule('light', look);
    look[name] = { ...look[name], light: day };
    // The dark color may follow from the light one.
    look[name] = { light: day, dark: isSame(name) ? day : (dark ?? rule('dark', look)) };
  }
  return look;
}

/** Whether a color is the same in both themes. */
const isSame = (name: ColorName) => defaultPalette[name].light === defaultPalette[name].dark;

/** What a field of theme.json holds. */
export function colorAt(theme: ThemeConfig, path: readonly string[]): ThemeColor | undefined {
  let value: unknown = theme;
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return value as ThemeColor | undefined;
}

function chosen(color: ThemeColor | undefined): Partial<SchemeColor> {
  if (color === undefined) return {};
  const { light, dark } = typeof color === 'string' ? { light: color, dark: undefined } : color;
  const written = { light: light.toLowerCase() };
  return dark === undefined ? written : { ...written, dark: dark.toLowerCase() };
}
