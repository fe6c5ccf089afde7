import type { Oklab } from 'culori/fn';
import { colorDistance, mixColors, oklab } from './color.ts';
import type { Box } from './drawing.ts';
import { type Layer, roleAt } from './layer.ts';
import { edgePoints, type Placement } from './placement.ts';
import type { PrintedDrawing } from './recolor.ts';
import { type Role, roles, type Tones } from './tones.ts';

/** The opacity of the printed shadow. */
export const shadowStrength = 0.3;

/** Colors at a distance up to `sameDistance` look the same; from `clearDistance` on they clearly differ. */
const [sameDistance, clearDistance] = [0.05, 0.09];

/** The share of an edge that borders on the printed shadow instead of bare shapes. */
const shadedEdge = 0.3;

/** A drawing that loses more than this share of its edge is hard to see. */
export const maxMergedShare = 0.03;

/** The shares of colors behind the edge of a drawing; they add up to 1. */
export type RoleShares = Readonly<Record<Role, number>>;

/** The colors that layers show where a drawing's edge may be. */
export function rolesBehindEdge(
  layers: readonly Layer[],
  { box }: { readonly box: Box },
  placement: Placement,
): RoleShares {
  const shares = { base: 0, quiet: 0, clear: 0, loud: 0, pop: 0 };
  const points = edgePoints(box, placement);
  for (const { x, y } of points) shares[roleAt(layers, x, y)] += 1 / points.length;
  return shares;
}

/** How much of a drawing's edge would be lost if one color alone were behind it, by color; from 0 to 1. */
export type Losses = RoleShares;

/** What a drawing loses on each color of a sheet. The more of its edge has a color, the more that color counts. */
export function lossesOn(tones: Tones, drawing: PrintedDrawing): Losses {
  const losses = { base: 0, quiet: 0, clear: 0, loud: 0, pop: 0 };
  const outline = drawing.outline.map(oklab);
  const weights = outline.map((_, index) => 1 / (index + 1.5));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  for (const role of roles) {
    const bare = oklab(tones[role]);
    const shaded = oklab(mixColors(tones[role], tones.shadow, shadowStrength));
    outline.forEach((color, index) => {
      const lost = (1 - shadedEdge) * nearness(color, bare) + shadedEdge * nearness(color, shaded);
      losses[role] += ((weights[index] ?? 0) / totalWeight) * lost;
    });
  }
  return losses;
}

/** The share of a drawing's edge that is lost, if each color is spread evenly around the drawing. */
export const mergedShare = (shares: RoleShares, losses: Losses): number =>
  roles.reduce((sum, role) => sum + shares[role] * losses[role], 0);

/** How much two colors look like one, from 0 to 1. */
const nearness = (a: Oklab, b: Oklab): number =>
  Math.min(1, Math.max(0, (clearDistance - colorDistance(a, b)) / (clearDistance - sameDistance)));

/** The first of `choices` on which the drawing stands out; if there is none, the one on which it stands out most. */
export function clearestLayers(
  drawing: PrintedDrawing,
  placement: Placement,
  choices: readonly (readonly Layer[])[],
  tones: Tones,
): readonly Layer[] {
  const losses = lossesOn(tones, drawing);
  const rated = choices.map((layers) => ({
    layers,
    merged: mergedShare(rolesBehindEdge(layers, drawing, placement), losses),
  }));
  const best = rated.toSorted((a, b) => a.merged - b.merged)[0];
  return (rated.find(({ merged }) => merged <= maxMergedShare) ?? best)?.layers ?? [];
}
