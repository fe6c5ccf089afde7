/** Words broken into lines, and how uneven the lines are. */
interface Setting {
  readonly lines: readonly string[];
  readonly weight: number;
}

/**
 * `words` in `count` lines (at most one per word) of about the same length: the longest line is about as short as
 * possible.
 */
function balancedLines(
  words: readonly string[],
  count: number,
  measure: (text: string) => number,
): readonly string[] {
  const space = measure(' ');
  /** For each word: the width of all words before it, each followed by a space. */
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + measure(word) + space);

  const extended = (setting: Setting, from: number, to: number): Setting => {
    const width = (starts[to] ?? 0) - (starts[from] ?? 0) - space;
    // With a high power the longest line dominates.
    return {
      lines: [...setting.lines, words.slice(from, to).join(' ')],
      weight: setting.weight + width ** 8,
    };
  };
  /** For each number of leading words: the most even break into as many lines as rows so far. */
  let row: (Setting | null)[] = [{ lines: [], weight: 0 }, ...words.map(() => null)];
  for (let made = 0; made < count; made++) {
    const before = row;
    row = before.map((_, to) => {
      const settings = before.slice(0, to).map((setting, from) => setting && extended(setting, from, to));
      return settings.reduce((a, b) => (a && (!b || a.weight <= b.weight) ? a : b), null);
    });
  }
  return row.at(-1)?.lines ?? [];
}

/** The space for a text; lengths in pixels. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  readonly largest: number;
  readonly smallest: number;
  /** Line height, in em. */
  readonly leading: number;
}

/** A text that fits its box: font size in whole pixels, and lines. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The width of a text, in em. */
export type Measure = (text: string) => number;

/** Kerning can make a line this much wider than the sum of its characters. */
const safety = 1.03;

/**
 * The largest font size and the lines for `text` in `box`, with lines of about the same length. A word that is too long
 * even at the smallest size is broken; a text that is too long ends with "…". Without text there are no lines.
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

/** `word`, broken into parts of at most `widest` em; empty for an empty word. */
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

/** `word` with an ellipsis, shortened to `widest` em. */
function shortened(word: string, widest: number, measure: Measure): string {
  const characters = [...word.replace(/\p{P}+$/u, '')];
  while (characters.length > 0 && measure(`${characters.join('')}…`) > widest) characters.pop();
  return `${characters.join('')}…`;
}

/** The largest setting of all `words`, or `null` if they do not fit even at the smallest size. */
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
    // Another line must pay off in font size, and a short word alone on a line counts against it.
    const worth = size * (2 + Math.min(...widths) / widest);
    if (size < box.smallest || worth < most * 1.05) continue;
    best = { size, lines };
    most = worth;
  }
  return best;
}
