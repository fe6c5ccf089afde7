import type { Tone } from '../../data/model/appearance.ts';

/** Colors of the site's light theme; social images have no dark version. */
export const palette = {
  paper: '#fbf6ec',
  ink: '#14213a',
  ink2: '#46516a',
  ink3: '#5e6880',
  teal: '#0c5f5b',
  tealLight: '#62cdc0',
  tealSoft: '#d8ebe4',
  marigold: '#f5a81c',
  sun: '#ffc75b',
  glow: '#fae3b5',
  halo: '#fbefd6',
  cream: '#fffaf0',
  dusk: '#1c2a55',
  duskFeet: '#0e1728',
  gold: '#ffc64b',
  night: '#14213a',
} as const;

export interface ToneColors {
  readonly pale: string;
  readonly soft: string;
  readonly mid: string;
  readonly deep: string;
}

const tones: Readonly<Record<Tone, ToneColors>> = {
  ember: { pale: '#ffdfcf', soft: '#fdc5a8', mid: '#f3a37a', deep: '#783404' },
  sky: { pale: '#d0ebfa', soft: '#abdaf4', mid: '#7bc4e9', deep: '#05516f' },
  violet: { pale: '#e9e1fd', soft: '#d7caf9', mid: '#c0acef', deep: '#513d79' },
  sage: { pale: '#dcecd8', soft: '#c0dcba', mid: '#9ec695', deep: '#305528' },
  rose: { pale: '#ffddde', soft: '#fcc1c5', mid: '#f29ea5', deep: '#782e39' },
  dusk: { pale: '#dde6fb', soft: '#c4d2f7', mid: '#a3b8ec', deep: '#384876' },
};

const mixed: ToneColors = { pale: '#d8ebe4', soft: '#fae3b5', mid: '#f5a81c', deep: '#0c5f5b' };

/** The colors of a tone; `null` for those of the site itself. */
export const toneColors = (tone: Tone | null): ToneColors => (tone === null ? mixed : tones[tone]);
