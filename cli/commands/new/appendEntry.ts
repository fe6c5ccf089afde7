import { type Node, parseTree } from 'jsonc-parser';

/**
 * The text of a JSON list with `entry` added at its end, formatted like the entries before it. Nothing else changes.
 * `null` if the text is not a list.
 */
export function appendEntry(text: string, entry: unknown): string | null {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const bare = text.slice(mark.length);
  const list = isList(bare) ? parseTree(bare) : undefined;
  if (!list) return null;
  const last = list.children?.at(-1);
  const open = last ? last.offset + last.length : list.offset + 1;
  const close = last ? open : list.offset + list.length - 1;
  const style = styleOf(bare, list);
  return mark + bare.slice(0, open) + formatEntry(entry, style, last !== undefined) + bare.slice(close);
}

/** The text of a new file with a list of `entry` alone. */
export const newList = (entry: unknown) => `${JSON.stringify([entry], null, 2)}\n`;

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The layout of a file; `indent` precedes each entry and is `null` if entries share a line. */
interface Style {
  readonly lineEnd: string;
  readonly indent: string | null;
  readonly unit: string;
}

function styleOf(text: string, { children = [] }: Node): Style {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const last = children.at(-1);
  if (!last) return { lineEnd, indent: '  ', unit: '  ' };
  const indent = indentAt(text, last.offset);
  const key = last.children?.at(-1);
  const inner = (key && indentAt(text, key.offset)) ?? '';
  const isNested = indent !== null && inner.startsWith(indent) && inner !== indent;
  return { lineEnd, indent, unit: isNested ? inner.slice(indent.length) : indent || '  ' };
}

/** The indentation before `offset`; `null` if anything else precedes it on its line. */
function indentAt(text: string, offset: number): string | null {
  const before = /(?:^|[\r\n])([ \t]*)$/.exec(text.slice(Math.max(0, offset - 200), offset));
  return before?.[1] ?? null;
}

function formatEntry(entry: unknown, { lineEnd, indent, unit }: Style, hasPrevious: boolean): string {
  const comma = hasPrevious ? ',' : '';
  if (indent === null) return `${comma} ${JSON.stringify(entry)}`;
  const lines = JSON.stringify(entry, null, unit).split('\n');
  const block = lines.map((line) => lineEnd + indent + line).join('');
  return comma + block + (hasPrevious ? '' : lineEnd);
}
