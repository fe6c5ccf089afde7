import type { GuideProps } from '../../../data/model/pages/guide.ts';

/** How a link card is painted: its ground, the motif on it, and whether its words are light. */
export interface CardColors {
  readonly ground: string;
  readonly motif: string;
  readonly dark: boolean;
}

const card = (ground: string, motif: string, dark = false): CardColors => ({ ground, motif, dark });

const brick = card('#c24327', '#ab3419', true);
const cream = card('#f4e6c8', '#e6d3a5');
const sky = card('#bfddf0', '#9fc9e4');
const marigold = card('#f5a81c', '#e0930a');
const night = card('#14213a', '#25365e', true);

const holiday = [brick, cream, sky, marigold, night, sky, night, cream, marigold];
const evening = [
  card('#d7caf9', '#c0acef'),
  card('#abdaf4', '#7bc4e9'),
  card('#fcc1c5', '#f29ea5'),
  card('#fdc5a8', '#f3a37a'),
  card('#c0dcba', '#9ec695'),
];

/** The colors of the card at `index` of a row, after whose end the row begins anew. */
export function cardColors(scene: GuideProps['scene'], index: number): CardColors {
  const row = scene === 'dusk' || scene === 'day' ? evening : holiday;
  return row[index % row.length] ?? cream;
}
