import { colorDistance, mixColors, oklab } from './color.ts';
import type { Drawing } from './drawing.ts';
import { type Layer, roleAt } from './layer.ts';
import { edgePoints, type Placement } from './placement.ts';
import { printDrawing } from './recolor.ts';
import { type Role, roles, type Tones } from './tones.ts';

/** How strong the printed shadow is. */
export const shadowStrength = 0.3;

/** Colors closer than the first are one to the eye; from the second on they are clearly two. */
const [same, apart] = [0.05, 0.09];

/** How much of an edge faces the printed shadow and not the bare shapes. */
const shadedEdge = 0.3;

/** A drawing of which more than this share of its edge is lost is not seen well. */
export const maxMergedShare = 0.03;

/** Shares of roles in what lies behind the edge of a drawing; they add up to 1. */
export type RoleShares = Readonly<Record<Role, number>>;

/** What layers show where a drawing's edge may lie. */
export function rolesBehindEdge(
  layers: readonly Layer[],
  { box }: Drawing,
  placement: Placement,
): RoleShares {
  const shares = { base: 0, quiet: 0, clear: 0, loud: 0, pop: 0 };
  const points = edgePoints(box, placement);
  for (const { x, y } of points) shares[roleAt(layers, x, y)] += 1 / points.length;
  return shares;
}

/** By role, how much of a drawing's edge would be lost if that color alone lay behind it; from 0 to 1. */
export type Losses = RoleShares;

/** What a drawing loses on each color of a sheet. The more of its edge has a color, the more that color counts. */
export function lossesOn(tones: Tones, drawing: Drawing): Losses {
  const losses = { base: 0, quiet: 0, clear: 0, loud: 0, pop: 0 };
  const { outline } = printDrawing(drawing);
  const weights = outline.map((_, index) => 1 / (index + 1.5));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  for (const role of roles) {
    const shaded = shadedColor(tones, role);
    outline.forEach((color, index) => {
      const lost = (1 - shadedEdge) * nearness(color, tones[role]) + shadedEdge * nearness(color, shaded);
      losses[role] += ((weights[index] ?? 0) / whole) * lost;
    });
  }
  return losses;
}

/** The share of a drawing's edge that is lost in what is behind it, were each color all around the drawing. */
export const mergedShare = (shares: RoleShares, losses: Losses): number =>
  roles.reduce((sum, role) => sum + shares[role] * losses[role], 0);

const shadedColors = new Map<string, string>();

function shadedColor(tones: Tones, role: Role): string {
  const key = tones[role] + tones.shadow;
  const known = shadedColors.get(key);
  if (known) return known;
  const mixed = mixColors(tones[role], tones.shadow, shadowStrength);
  shadedColors.set(key, mixed);
  return mixed;
}

function nearness(a: string, b: string): number {
  const distance = colorDistance(oklab(a), oklab(b));
  return Math.min(1, Math.max(0, (apart - distance) / (apart - same)));
}

/** The first of several choices before which the drawing stands out, or else that before which it does best. */
export function clearestLayers(
  drawing: Drawing,
  placement: Placement,
  choices: readonly (readonly Layer[])[],
  tones: Tones,
): readonly Layer[] {
  const losses = lossesOn(tones, drawing);
  const judged = choices.map((layers) => {
    return { layers, merged: mergedShare(rolesBehindEdge(layers, drawing, placement), losses) };
  });
  const best = judged.toSorted((a, b) => a.merged - b.merged)[0];
  return (judged.find(({ merged }) => merged <= maxMergedShare) ?? best)?.layers ?? [];
}
