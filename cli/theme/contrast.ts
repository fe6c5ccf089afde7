import { oklchColor, oklchOf } from '../art/color.ts';

/** What WCAG 2 asks of text (AA), and of borders without which a control cannot be found. */
export const textContrast = 4.5;
export const borderContrast = 3;

/** The share of light that a color reflects, from 0 to 1 (WCAG 2, relative luminance). */
function luminance(color: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The contrast of two colors (`#RRGGBB`) by WCAG 2, from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A color that has to be told apart, by at least this contrast. */
export interface Opposite {
  readonly color: string;
  readonly least: number;
}

const isClear = (color: string, opposites: readonly Opposite[]) =>
  opposites.every(({ color: other, least }) => contrastOf(color, other) >= least);

/** Steps of lightness between two that hardly anybody can tell apart. */
const step = 0.005;

/**
 * `color` itself if it stands out from all `opposites`, else the nearest that does: of the same hue, lighter or darker.
 * `null` if there is none.
 */
export const nearestClear = (color: string, opposites: readonly Opposite[]): string | null =>
  nearestColor(color, (next) => isClear(next, opposites));

/** `color` itself if it `works`, else the nearest of the same hue that does, lighter or darker; `null` if none does. */
export function nearestColor(color: string, works: (color: string) => boolean): string | null {
  if (works(color)) return color;
  const { l, c, h } = oklchOf(color) ?? { l: 0, c: 0, h: 0 };
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const next = oklchColor(lightness, c, h).toLowerCase();
      if (works(next)) return next;
    }
  }
  return null;
}
