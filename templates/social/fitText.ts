import { balancedLines } from './balancedLines.ts';

/** The room for a text; lengths in pixels. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly largest: number;
  readonly smallest: number;
  /** From line to line, in em. */
  readonly leading: number;
}

/** A text that fits its box: the size of its letters in whole pixels, and its lines. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** How wide a text is, in em. */
export type Measure = (text: string) => number;

/** As much as pairs of letters that the font moves apart can make a line wider than its characters together. */
const safety = 1.03;

/**
 * Sets `text` as large as `box` allows, in lines of about the same length. A word that is too long even at the
 * smallest size goes on in the next line; a text that is too long ends with "…". No lines where `text` is empty.
 */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const widest = box.width / box.smallest / safety;
  const words = text.split(' ').flatMap((word) => pieces(word, widest, measure));
  for (let kept = words.length; kept > 0; kept--) {
    const shown = words.slice(0, kept);
    if (kept < words.length) shown[kept - 1] = shortened(shown[kept - 1] ?? '', widest, measure);
    const fitted = bestFit(shown, box, measure);
    if (fitted) return fitted;
  }
  return { size: box.smallest, lines: [] };
}

/** `word`, cut where it is wider than `widest` em; nothing for no word. */
function pieces(word: string, widest: number, measure: Measure): string[] {
  const cut: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > widest) {
      cut.push(piece);
      piece = '';
    }
    piece += character;
  }
  return piece === '' ? cut : [...cut, piece];
}

/** `word` with an ellipsis, less as many of its last characters as that needs. */
function shortened(word: string, widest: number, measure: Measure): string {
  const characters = [...word.replace(/\p{P}+$/u, '')];
  while (characters.length > 0 && measure(`${characters.join('')}…`) > widest) characters.pop();
  return `${characters.join('')}…`;
}

/** The largest setting of all `words`, or `null` where even the smallest letters are too large for them. */
function bestFit(words: readonly string[], box: TextBox, measure: Measure): FittedText | null {
  let best: FittedText | null = null;
  let most = 0;
  for (let count = 1; count <= Math.min(box.lines, words.length); count++) {
    const lines = balancedLines(words, count, measure);
    const widths = lines.map(measure);
    const widest = Math.max(...widths);
    const size = Math.floor(
      Math.min(box.largest, box.width / (widest * safety), box.height / (count * box.leading)),
    );
    // One more line must gain more than somewhat larger letters, and a short word alone in its line costs.
    const worth = size * (2 + Math.min(...widths) / widest);
    if (size < box.smallest || worth < most * 1.05) continue;
    best = { size, lines };
    most = worth;
  }
  return best;
}
