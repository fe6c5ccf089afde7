import { type Node, type ParseError, parseTree } from 'jsonc-parser';

const mark = '\uFEFF';

/** The tree of a JSON text, whose offsets are those of the text; `null` if it is none. */
export function parseJsonTree(text: string): Node | null {
  const errors: ParseError[] = [];
  // A byte order mark is no white space for the parser, but as long as some.
  const root = parseTree(text.startsWith(mark) ? ` ${text.slice(mark.length)}` : text, errors);
  return errors.length > 0 ? null : (root ?? null);
}
