import type { ToneFamily } from '../../data/model/theme/toneFamilies.ts';
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

/** The colors of a family on a light, middle or deep sheet. */
export function tonesOf(family: ToneFamily, ground: PosterGround): Tones {
  const { pale, soft, mid, strong, deep, pop, popOnMid = pop, hue, chroma } = family;
  const step = (lightness: number, colorfulness: number) => oklchColor(lightness, colorfulness * chroma, hue);
  const full = step(0.735, 0.13);
  const vivid = step(0.69, 0.15);
  switch (ground) {
    case 'light':
      return { base: pale, quiet: soft, clear: mid, loud: full, pop, shadow: strong };
    case 'mid':
      return { base: mid, quiet: soft, clear: full, loud: vivid, pop: popOnMid, shadow: deep };
    case 'deep':
      return {
        ...{ base: deep, quiet: step(0.475, 0.125), clear: strong, loud: vivid },
        ...{ pop, shadow: step(0.28, 0.07) },
      };
  }
}
