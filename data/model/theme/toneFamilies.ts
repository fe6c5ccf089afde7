import type { Tone } from '../appearance.ts';

/** The steps of a family of colors, from light to dark, and the color of another family that goes with it; `#RRGGBB`. */
export interface ToneSteps {
  readonly pale: string;
  readonly soft: string;
  readonly mid: string;
  readonly strong: string;
  readonly deep: string;
  readonly pop: string;
}

/**
 * A family: hue (degrees) and relative chroma define the steps between those that are named. `popOnMid` replaces `pop` on
 * the middle step, where it would hardly stand out.
 */
export type ToneFamily = ToneSteps & {
  readonly hue: number;
  readonly chroma: number;
  readonly popOnMid?: string;
};

export type ToneFamilies = Readonly<Record<Tone, ToneFamily>>;

/** The families unless the content has others; the style sheets have the same. */
export const defaultFamilies: ToneFamilies = {
  ember: {
    ...{ pale: '#FFDFCF', soft: '#FDC5A8', mid: '#F3A37A', strong: '#C2590F', deep: '#783404' },
    ...{ pop: '#F5A81C', popOnMid: '#FFCF6B', hue: 48, chroma: 0.96 },
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
