import type { Tone } from '../../data/model/appearance.ts';
import { oklchColor } from './color.ts';

/** How light the sheet of a poster is. */
export const posterGrounds = ['light', 'mid', 'deep'] as const;

export type PosterGround = (typeof posterGrounds)[number];

/** The colors of a poster by purpose, from the sheet to what stands out most; `#RRGGBB`. */
export interface Tones {
  /** The sheet. */
  readonly base: string;
  readonly quiet: string;
  readonly clear: string;
  readonly loud: string;
  /** The one color of another family. */
  readonly pop: string;
  /** The color of the printed shadow, before it is mixed with what lies below. */
  readonly shadow: string;
}

/** The colors that a shape of a poster can have. */
export const roles = ['base', 'quiet', 'clear', 'loud', 'pop'] as const satisfies readonly (keyof Tones)[];

export type Role = (typeof roles)[number];

/** Steps of lightness that the style sheet shares. */
interface Steps {
  readonly pale: string;
  readonly soft: string;
  readonly mid: string;
  readonly strong: string;
  readonly deep: string;
  readonly pop: string;
}

/** The families of colors, from light to dark. Hue (degrees) and relative chroma define the steps between. */
export const families: Readonly<Record<Tone, Steps & { readonly hue: number; readonly chroma: number }>> = {
  ember: {
    ...{ pale: '#FFDFCF', soft: '#FDC5A8', mid: '#F3A37A', strong: '#C2590F', deep: '#783404' },
    ...{ pop: '#F5A81C', hue: 48, chroma: 0.96 },
  },
  sky: {
    ...{ pale: '#D0EBFA', soft: '#ABDAF4', mid: '#7BC4E9', strong: '#1387B4', deep: '#05516F' },
    ...{ pop: '#FFC64B', hue: 232, chroma: 0.78 },
  },
  violet: {
    ...{ pale: '#E9E1FD', soft: '#D7CAF9', mid: '#C0ACEF', strong: '#8668C0', deep: '#513D79' },
    ...{ pop: '#FF9C73', hue: 298, chroma: 0.84 },
  },
  sage: {
    ...{ pale: '#DCECD8', soft: '#C0DCBA', mid: '#9EC695', strong: '#568C4A', deep: '#305528' },
    ...{ pop: '#F2C25C', hue: 140, chroma: 0.7 },
  },
  rose: {
    ...{ pale: '#FFDDDE', soft: '#FCC1C5', mid: '#F29EA5', strong: '#C05362', deep: '#782E39' },
    ...{ pop: '#FFB56B', hue: 14, chroma: 0.88 },
  },
  dusk: {
    ...{ pale: '#DDE6FB', soft: '#C4D2F7', mid: '#A3B8EC', strong: '#6078BC', deep: '#384876' },
    ...{ pop: '#F7B283', hue: 268, chroma: 0.68 },
  },
};

/** The warmest family needs a lighter color to stand out on its own middle ground. */
const popOnMid: Partial<Record<Tone, string>> = { ember: '#FFCF6B' };

/** The colors of a family on a light, middle or deep sheet. */
export function tonesOf(tone: Tone, ground: PosterGround): Tones {
  const { pale, soft, mid, strong, deep, pop, hue, chroma } = families[tone];
  const step = (lightness: number, colorfulness: number) => oklchColor(lightness, colorfulness * chroma, hue);
  const full = step(0.735, 0.13);
  const vivid = step(0.69, 0.15);
  switch (ground) {
    case 'light':
      return { base: pale, quiet: soft, clear: mid, loud: full, pop, shadow: strong };
    case 'mid':
      return { base: mid, quiet: soft, clear: full, loud: vivid, pop: popOnMid[tone] ?? pop, shadow: deep };
    case 'deep':
      return {
        ...{ base: deep, quiet: step(0.475, 0.125), clear: strong, loud: vivid },
        ...{ pop, shadow: step(0.28, 0.07) },
      };
  }
}
