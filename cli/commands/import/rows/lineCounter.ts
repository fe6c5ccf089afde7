/** Finds the lines of offsets that only grow, and are at most `reach` characters before the end of the text. */
export function createLineCounter(reach: number) {
  let pending = '';
  let start = 0;
  let line = 1;
  /** The line of an offset in the whole text. Earlier text is forgotten. */
  const lineAt = (offset: number): number => {
    const part = pending.slice(0, Math.max(0, offset - start));
    for (let at = part.indexOf('\n'); at >= 0; at = part.indexOf('\n', at + 1)) line += 1;
    pending = pending.slice(part.length);
    start += part.length;
    return line;
  };
  return {
    add(text: string) {
      pending += text;
      if (pending.length > 2 * reach) lineAt(start + pending.length - reach);
    },
    at: lineAt,
    last: () => line + (pending.match(/\n/g)?.length ?? 0),
  };
}
