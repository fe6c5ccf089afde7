/** Words in lines, and how uneven these are. */
interface Setting {
  readonly lines: readonly string[];
  readonly weight: number;
}

/**
 * `words` in `count` lines, no more than there are words: the longest is about as short as it can be, and the others
 * are about as long.
 */
export function balancedLines(
  words: readonly string[],
  count: number,
  measure: (text: string) => number,
): readonly string[] {
  const space = measure(' ');
  /** At each word: how wide all words before it are, each with a space after it. */
  const starts = [0];
  for (const word of words) starts.push((starts.at(-1) ?? 0) + measure(word) + space);

  const extended = (setting: Setting, from: number, to: number): Setting => {
    const width = (starts[to] ?? 0) - (starts[from] ?? 0) - space;
    // A high power makes the longest line count most.
    return {
      lines: [...setting.lines, words.slice(from, to).join(' ')],
      weight: setting.weight + width ** 8,
    };
  };
  /** For each number of words from the first: the most even setting in as many lines as rows so far. */
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
