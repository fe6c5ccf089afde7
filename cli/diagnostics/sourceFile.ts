import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { type Diagnostic, diagnostic, type Range } from './diagnostic.ts';
import { createLineIndex, type LineIndex, rangeAt } from './textLines.ts';

/** Which part of a property to point at. */
export type PropertyPart = 'key' | 'value';

/** A content file, and where its values are. */
export interface SourceFile {
  /** Relative to the content folder, with forward slashes. */
  readonly path: string;
  /** The text; it may be read from the disk each time. */
  readonly readText: () => string;
  /**
   * The range of the property or value at `path`; of its nearest existing parent if it is absent; `null` if the text
   * has none of them.
   */
  readonly locate: (path: readonly PropertyKey[], part: PropertyPart) => Range | null;
  /** Other files that have some of its keys in its place, by key; absent for a file that is whole. */
  readonly parts?: ReadonlyMap<PropertyKey, SourceFile>;
}

/** The file that has what is at `path` of a file: one of its parts, or itself. */
export const fileHolding = (file: SourceFile, [key = '']: readonly PropertyKey[]): SourceFile =>
  file.parts?.get(key) ?? file;

/** The file that has what is at `path`, and the range of its property or value there, as `locate` finds it. */
export function placeIn(
  file: SourceFile,
  path: readonly PropertyKey[],
  target: PropertyPart = 'value',
): { readonly file: string; readonly range: Range | null } {
  const part = fileHolding(file, path);
  return { file: part.path, range: part.locate(path, target) };
}

/** A JSON file. It is parsed when the first place in it is needed, and only once. */
export function jsonSource(path: string, readText: () => string): SourceFile {
  let parsedFile: ParsedFile | undefined;
  return {
    path,
    readText,
    locate(steps, part) {
      parsedFile ??= parseFile(readText());
      const { tree, lines } = parsedFile;
      return tree && locateNode(tree, steps, part, lines);
    },
  };
}

interface ParsedFile {
  readonly tree: Node | null;
  readonly lines: LineIndex;
}

const parseFile = (text: string): ParsedFile => ({
  tree: parseTree(text) ?? null,
  lines: createLineIndex(text),
});

function locateNode(
  tree: Node,
  steps: readonly PropertyKey[],
  part: PropertyPart,
  lines: LineIndex,
): Range | null {
  for (let length = steps.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, steps.slice(0, length) as (string | number)[]);
    if (!node) continue;
    const isValue = length === steps.length && part === 'value';
    return isValue ? lines.rangeAt(node.offset, node.length) : labelRange(node, lines);
  }
  return null;
}

/** A short range for a node: the key of its property, else its opening bracket. */
function labelRange(node: Node, lines: LineIndex): Range {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  if (key) return lines.rangeAt(key.offset, key.length);
  const isContainer = node.type === 'object' || node.type === 'array';
  return lines.rangeAt(node.offset, isContainer ? 1 : node.length);
}

/** A Markdown file with front matter, whose keys are found by their lines. */
export function markdownSource(path: string, text: string): SourceFile {
  return {
    path,
    readText: () => text,
    locate(steps, part) {
      const key = steps.find((step) => typeof step === 'string');
      const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text);
      if (!frontMatter) return rangeAt(text, 0, 1);
      const pattern = new RegExp(`^(${escapePattern(String(key))})(\\s*:[ \\t]*)(.*)$`, 'm');
      const match = key === undefined ? null : pattern.exec(frontMatter[0]);
      if (!match) return rangeAt(text, 0, 3);
      const [, name = '', colon = '', value = ''] = match;
      return part === 'key' || value === ''
        ? rangeAt(text, match.index, name.length)
        : rangeAt(text, match.index + name.length + colon.length, value.trimEnd().length);
    },
  };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reports a file whose `text` is empty (CD104); `null` if it is not. */
export function emptyFileDiagnostic(path: string, text: string, expected: string): Diagnostic | null {
  if (text.trim() !== '') return null;
  return diagnostic({ code: 'CD104', file: path, problem: 'The file is empty.', expected });
}
