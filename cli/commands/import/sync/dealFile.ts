import { parseTree } from 'jsonc-parser';
import { newList } from '../../new/appendEntry.ts';

/** The fields of a deal as written. */
export type DealEntry = Readonly<Record<string, unknown>>;

/** The text of a new file of one deal. */
export const dealFileText = (entry: DealEntry): string => newList(entry);

/** The entries of a file of deals; empty for anything else. */
export function entriesOf(text: string): readonly DealEntry[] {
  const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
  return (Array.isArray(value) ? value : [value]).filter(isEntry);
}

const isEntry = (entry: unknown): entry is DealEntry =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry);

/** The text of a file with another entry at `index` in place of its own; all others stay as they are written. */
export function replaceEntry(text: string, index: number, entry: DealEntry): string {
  if (text === dealFileText(entriesOf(text)[0] ?? {})) return dealFileText(entry);
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const bare = text.slice(mark.length);
  const tree = parseTree(bare);
  const objects =
    tree?.type === 'array' ? (tree.children ?? []).filter(({ type }) => type === 'object') : [tree];
  const node = objects[index];
  if (!node) return text;
  const indent = /[ \t]*$/.exec(bare.slice(0, node.offset))?.[0] ?? '';
  const lineEnd = bare.includes('\r\n') ? '\r\n' : '\n';
  const written = JSON.stringify(entry, null, 2).replaceAll('\n', `${lineEnd}${indent}`);
  return mark + bare.slice(0, node.offset) + written + bare.slice(node.offset + node.length);
}
