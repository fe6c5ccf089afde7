import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklab,
  type Oklch,
  parse,
  useMode as register,
} from 'culori/fn';

register(modeRgb);
register(modeOklab);
register(modeOklch);

const toOklab = converter('oklab');
const toOklch = converter('oklch');

/** A color in Oklab, where distances match what eyes see. Black if `color` is not a color. */
export const oklab = (color: string): Oklab => toOklab(color) ?? { mode: 'oklab', l: 0, a: 0, b: 0 };

/** The distance of two colors: 0 is the same, 0.02 can just be told apart side by side, black to white is 1. */
export const colorDistance = (a: Oklab, b: Oklab): number => Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);

/** A color of this lightness (0 to 1), chroma (0 to about 0.3, cut to what screens can show) and hue in degrees. */
export const oklchColor = (lightness: number, chroma: number, hue: number): string =>
  hex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'));

/** Lightness, chroma, hue and alpha; `undefined` if `color` is not a color. A grey has hue 0. */
export function oklchOf(color: string): { l: number; c: number; h: number; alpha: number } | undefined {
  const lch: Oklch | undefined = toOklch(parse(color));
  return lch && { l: lch.l, c: lch.c, h: lch.h ?? 0, alpha: lch.alpha ?? 1 };
}

/** `below` with a share of `above` over it, mixed as screens do. */
export const mixColors = (below: string, above: string, share: number): string =>
  hex(interpolate([below, above])(share));

/** `#RRGGBB` of any color that SVG knows, without its alpha; `undefined` if it is not a color. */
export const hexOf = (color: string): string | undefined => formatHex(color)?.toUpperCase();

const hex = (color: Oklch | ReturnType<ReturnType<typeof interpolate>>): string =>
  formatHex(color).toUpperCase();
