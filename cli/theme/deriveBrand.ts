import { defaultPalette, type Palette, type SchemeColor } from '../../data/model/theme/palette.ts';
import { type BrandColors, defaultBrandColors } from '../art/brand/brandColors.ts';
import { movedAlong, type Replacement, tintedLike } from './relatedColor.ts';

/** The colors of the pictures that are drawn for a city: the assistant and its streets have the accent. */
export function deriveBrand(palette: Palette): BrandColors {
  const instead = (name: 'paper' | 'marigold' | 'teal' | 'brick'): Replacement => ({
    from: defaultPalette[name].light,
    to: palette[name].light,
  });
  const { sky, sun, street, brim } = defaultBrandColors;
  return {
    sky: upper(movedAlong(sky, instead('paper'))),
    disc: upper(palette.marigold.light),
    sun: upper(tintedLike(sun, instead('marigold'))),
    // On the disc, text is always dark.
    roofs: upper(palette.dark.light),
    street: upper(tintedLike(street, instead('teal'))),
    brim: upper(tintedLike(brim, instead('brick'))),
    head: inBoth(palette.teal),
    features: inBoth(palette['on-teal']),
  };
}

const inBoth = ({ light, dark }: SchemeColor) => ({ light: upper(light), dark: upper(dark) });

const upper = (color: string) => color.toUpperCase();
