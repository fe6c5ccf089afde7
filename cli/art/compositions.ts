import { arches, corner, hills, portal, rosette, sun } from './compositions/discs.ts';
import { blocks, scallops, waves } from './compositions/edges.ts';
import { rays, ribbon, split, stripes } from './compositions/lines.ts';
import { checker, dots, tiles } from './compositions/patterns.ts';
import type { Layer } from './layer.ts';
import type { Random } from './random.ts';

/** What can be behind a drawing, by name. Each places its shapes at random; colors come later. */
export const compositions = {
  arches,
  sun,
  corner,
  split,
  rays,
  scallops,
  stripes,
  dots,
  waves,
  checker,
  portal,
  rosette,
  tiles,
  ribbon,
  blocks,
  hills,
} as const satisfies Record<string, (random: Random) => readonly Layer[]>;

export type Composition = keyof typeof compositions;

export const compositionNames = Object.keys(compositions) as readonly Composition[];
