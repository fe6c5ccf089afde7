import type { Tone } from '../../data/model/appearance.ts';
import type { SocialBrand } from '../../data/model/pages/socialCard.ts';
import type { ToneSteps } from '../../data/model/theme/toneFamilies.ts';

/** Colors of the evening, which is the same over every city. */
export const evening = {
  sky: '#1c2a55',
  night: '#14213a',
  /** Of the skyline at dusk, where it ends. */
  feet: '#0e1728',
  gold: '#ffc64b',
} as const;

/** Colors of the site's light theme; social images have no dark version. */
export const paletteOf = ({ palette }: SocialBrand) => ({
  paper: palette.paper.light,
  ink: palette.ink.light,
  ink2: palette['ink-2'].light,
  ink3: palette['ink-3'].light,
  dark: palette.dark.light,
  teal: palette.teal.light,
  tealLight: palette['night-teal'].light,
  tealSoft: palette['teal-soft'].light,
  ground: palette.ground.light,
  marigold: palette.marigold.light,
  sun: palette.sun.light,
  glow: palette.glow.light,
  halo: palette.halo.light,
  cream: palette.cream.light,
});

export type ToneColors = Pick<ToneSteps, 'pale' | 'soft' | 'mid' | 'deep'>;

/** The colors of a tone; `null` for those of the site itself. */
export function toneColors(brand: SocialBrand, tone: Tone | null): ToneColors {
  if (tone !== null) return brand.families[tone];
  const { tealSoft, glow, marigold, teal } = paletteOf(brand);
  return { pale: tealSoft, soft: glow, mid: marigold, deep: teal };
}
