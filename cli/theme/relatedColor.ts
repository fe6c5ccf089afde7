import { oklchColor, oklchOf } from '../art/color.ts';

/** A color of the default look that others were chosen to go with, and what replaces it. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

/** How much stronger or weaker a color may become with the one that it goes with. */
const mostChroma = 1.6;

/** Below this, a color has no hue to speak of. */
const greyChroma = 0.004;

const lch = (color: string) => oklchOf(color) ?? { l: 0, c: 0, h: 0, alpha: 1 };

/** `color` of the hue of `to`, by as much stronger as that is than `from`, and as light as it was. */
export function tintedLike(color: string, { from, to }: Replacement): string {
  return related(color, { from, to }, 0);
}

/** `color` of the hue of `to`, and as far from it in strength and lightness as it was from `from`. */
export function movedAlong(color: string, { from, to }: Replacement): string {
  return color === from ? to : related(color, { from, to }, lch(to).l - lch(from).l);
}

function related(color: string, { from, to }: Replacement, lighter: number): string {
  if (from === to) return color;
  const [own, old, next] = [lch(color), lch(from), lch(to)];
  const strength = old.c < greyChroma ? 1 : Math.min(mostChroma, next.c / old.c);
  const lightness = Math.min(1, Math.max(0, own.l + lighter));
  return oklchColor(lightness, own.c * strength, next.h).toLowerCase();
}
