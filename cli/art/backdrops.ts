import { type Tone, toneNames } from '../../data/model/appearance.ts';
import type { ToneFamilies } from '../../data/model/theme/toneFamilies.ts';
import { type PosterGround, posterGrounds, type Tones, tonesOf } from './tones.ts';

/** What a poster can be printed on. */
export interface Backdrop {
  readonly ground: PosterGround;
  readonly tones: Tones;
  /** 0 for the poster's own family, 1 for the one whose hue is nearest, and so on. */
  readonly distance: number;
}

/** The backdrops of a family, and the light and middle ones of others, which show what would be lost on its own. */
export function backdropsOf(tone: Tone, families: ToneFamilies): readonly Backdrop[] {
  const byHue = toneNames.toSorted(
    (a, b) => angle(families[a].hue, families[tone].hue) - angle(families[b].hue, families[tone].hue),
  );
  const names = [tone, ...byHue.filter((name) => name !== tone)];
  return names.flatMap((name, distance) => {
    const grounds = distance === 0 ? posterGrounds : lightGrounds;
    return grounds.map((ground) => ({ ground, tones: tonesOf(families[name], ground), distance }));
  });
}

/**
 * `backdrops` in the order in which they replace the wanted ground of the poster's own family. The two nearest families take
 * turns, by the number of the poster. Deep grounds come last unless wanted, because they make a page dark.
 */
export function backdropsLike(
  wanted: PosterGround,
  poster: number,
  backdrops: readonly Backdrop[],
): readonly Backdrop[] {
  const rank = ({ ground, distance }: Backdrop) => {
    const turn = poster % 2 === 1 && (distance === 1 || distance === 2) ? 3 - distance : distance;
    if (ground === wanted) return 2 * turn;
    return ground === 'deep' ? Number.POSITIVE_INFINITY : 2 * turn + 1;
  };
  return backdrops.toSorted((a, b) => rank(a) - rank(b));
}

const lightGrounds = posterGrounds.filter((ground) => ground !== 'deep');

/** The angle between two hues, from 0 to 180 degrees. */
const angle = (a: number, b: number): number => 180 - Math.abs(180 - (Math.abs(a - b) % 360));
