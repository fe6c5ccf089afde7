/** The metrics of a typeface that are needed to set text. */
export interface Glyphs {
  has(codePoint: number): boolean;
  /** The advance width of the character, in em. */
  advance(codePoint: number): number;
}

export interface Typeface {
  readonly family: string;
  readonly weight: 500 | 600 | 800;
  /** Letter spacing, in em. */
  readonly tracking: number;
  /** A file of templates/social/fonts. */
  readonly file: string;
}

export type TypefaceName = 'display' | 'label' | 'text';

/** The typefaces of the site in single weights; the display face is made for large sizes. */
export const typefaces: Readonly<Record<TypefaceName, Typeface>> = {
  display: {
    family: 'Bricolage Grotesque',
    weight: 800,
    tracking: -0.038,
    file: 'bricolage-grotesque-800.woff',
  },
  label: { family: 'Inter', weight: 600, tracking: -0.01, file: 'inter-600.woff' },
  text: { family: 'Inter', weight: 500, tracking: -0.01, file: 'inter-500.woff' },
};

/** `text` in characters that `glyphs` has; others are replaced by their base letters, or removed. */
export function printable(text: string, glyphs: Glyphs): string {
  const has = (character: string) => glyphs.has(character.codePointAt(0) ?? 0);
  const shown = [...text.normalize('NFC')].map((character) =>
    has(character) ? character : [...plain(character)].filter(has).join(''),
  );
  return shown.join('').replace(/\s+/gu, ' ').trim();
}

const plain = (character: string) => (/\s/u.test(character) ? ' ' : character.normalize('NFKD'));

/** The width of `text` in em, without kerning. */
export function textWidth(text: string, glyphs: Glyphs, tracking: number): number {
  const characters = [...text];
  const widths = characters.map((character) => glyphs.advance(character.codePointAt(0) ?? 0));
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, characters.length - 1) * tracking;
}
