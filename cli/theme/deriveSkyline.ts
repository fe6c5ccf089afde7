import { defaultPalette, type Palette } from '../../data/model/theme/palette.ts';
import { defaultSkyline, type SkylineColors } from '../art/skyline.ts';
import { movedAlong, tintedLike } from './relatedColor.ts';

/**
 * The colors of the city in each light: its front stands on the ground of pages, what is lit has the color of the sun.
 * Evenings are the same over every city.
 */
export function deriveSkyline({ ground, marigold }: Palette): SkylineColors {
  const sun = { from: defaultPalette.marigold.light, to: marigold.light };
  const day = { from: defaultPalette.ground.light, to: ground.light };
  const night = { from: defaultPalette.ground.dark, to: ground.dark };
  const { day: byDay, night: byNight, dusk } = defaultSkyline;
  const onGround = (color: string) => upper(movedAlong(color.toLowerCase(), day));
  const inTheDark = (color: string) => upper(movedAlong(color.toLowerCase(), night));
  const lit = (color: string) => upper(tintedLike(color, sun));
  return {
    day: {
      back: lit(byDay.back),
      mid: upper(tintedLike(byDay.mid, day)),
      front: onGround(byDay.front),
      shade: onGround(byDay.shade),
      windows: onGround(byDay.windows),
      evening: onGround(byDay.evening),
      lit: lit(byDay.lit),
      trees: onGround(byDay.trees),
    },
    night: {
      back: inTheDark(byNight.back),
      mid: inTheDark(byNight.mid),
      front: inTheDark(byNight.front),
      shade: inTheDark(byNight.shade),
      windows: inTheDark(byNight.windows),
      evening: inTheDark(byNight.evening),
      lit: lit(byNight.lit),
      trees: inTheDark(byNight.trees),
    },
    dusk,
  };
}

const upper = (color: string) => color.toUpperCase();
