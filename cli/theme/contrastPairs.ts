import type { ColorName, Palette, SchemeColor } from '../../data/model/theme/palette.ts';
import { borderContrast, contrastOf, textContrast } from './contrast.ts';

type Scheme = keyof SchemeColor;

/** A text or a border, and what it can be on. */
interface Use {
  readonly front: ColorName;
  readonly grounds: readonly ColorName[];
  readonly least: number;
}

const text = (front: ColorName, ...grounds: readonly ColorName[]): Use => ({
  front,
  grounds,
  least: textContrast,
});

const uses: readonly Use[] = [
  text('ink', 'paper', 'surface', 'sunk', 'teal-soft', 'marigold-soft'),
  text('ink-2', 'paper', 'surface', 'sunk'),
  text('ink-3', 'paper', 'surface', 'sunk'),
  text('teal', 'paper', 'surface', 'sunk', 'teal-soft'),
  text('on-teal', 'teal', 'teal-hover'),
  text('marigold-ink', 'marigold-soft', 'surface'),
  text('dark', 'marigold'),
  text('brick', 'paper', 'surface'),
  text('cream', 'ground'),
  text('night-ink', 'ground', 'night'),
  text('night-ink-2', 'night'),
  text('night-ink-3', 'night'),
  text('night-teal', 'night'),
  { front: 'edge', grounds: ['paper', 'surface'], least: borderContrast },
];

/** Two colors, one on the other, that are too much alike. */
export interface WeakPair {
  readonly scheme: Scheme;
  readonly front: ColorName;
  readonly ground: ColorName;
  /** Their contrast, and what it has to be at least. */
  readonly contrast: number;
  readonly least: number;
}

/** Every pair of `look` that cannot be told apart well enough, the most usual first. */
export const weakPairs = (look: Palette): WeakPair[] =>
  uses.flatMap(({ front, grounds, least }) =>
    grounds.flatMap((ground) =>
      (['light', 'dark'] as const).flatMap((scheme) => {
        const contrast = contrastOf(look[front][scheme], look[ground][scheme]);
        return contrast < least ? [{ scheme, front, ground, contrast, least }] : [];
      }),
    ),
  );
