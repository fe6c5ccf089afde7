import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { type Diagnostic, diagnostic, type Range } from './diagnostic.ts';
import { positionAt } from './textLines.ts';

/** Which part of a property to point at. */
export type PropertyPart = 'key' | 'value';

/** A content file as read, and where in it a value stands. */
export interface SourceFile {
  /** Relative to the content folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /**
   * The range of the property or value at `path`; of its nearest existing parent where it is absent; `null` where
   * the text has no such place at all.
   */
  locate(path: readonly PropertyKey[], place: PropertyPart): Range | null;
}

/** A JSON file, whose text is asked for each time. Text and tree are kept once somebody asks for a place: others will. */
export function jsonSource(path: string, read: () => string): SourceFile {
  let parsedFile: { readonly text: string; readonly tree: Node | null } | undefined;
  return {
    path,
    get text() {
      return read();
    },
    locate(steps, place) {
      parsedFile ??= parseText(read());
      const { tree, text } = parsedFile;
      return tree && locateNode(tree, steps, place, text);
    },
  };
}

const parseText = (text: string) => ({ text, tree: parseTree(text) ?? null });

function locateNode(
  tree: Node,
  steps: readonly PropertyKey[],
  place: PropertyPart,
  text: string,
): Range | null {
  for (let length = steps.length; length >= 0; length--) {
    const node = findNodeAtLocation(tree, steps.slice(0, length) as (string | number)[]);
    if (!node) continue;
    const whole = length === steps.length && place === 'value';
    return whole ? rangeAt(text, node.offset, node.length) : labelRange(node, text);
  }
  return null;
}

/** A short range that stands for a node: the key of its property, else its opening bracket. */
function labelRange(node: Node, text: string): Range {
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  if (key) return rangeAt(text, key.offset, key.length);
  const isContainer = node.type === 'object' || node.type === 'array';
  return rangeAt(text, node.offset, isContainer ? 1 : node.length);
}

/** A Markdown file with front matter: keys are found by their lines. */
export function markdownSource(path: string, text: string): SourceFile {
  return {
    path,
    text,
    locate(steps, place) {
      const key = steps.find((step) => typeof step === 'string');
      const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text);
      if (!frontMatter) return rangeAt(text, 0, 1);
      const pattern = new RegExp(`^(${escapePattern(String(key))})(\\s*:[ \\t]*)(.*)$`, 'm');
      const match = key === undefined ? null : pattern.exec(frontMatter[0]);
      if (!match) return rangeAt(text, 0, 3);
      const [, name = '', colon = '', value = ''] = match;
      return place === 'key' || value === ''
        ? rangeAt(text, match.index, name.length)
        : rangeAt(text, match.index + name.length + colon.length, value.trimEnd().length);
    },
  };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The range of `length` characters from `offset` of `text`. */
export function rangeAt(text: string, offset: number, length: number): Range {
  return { start: positionAt(text, offset), end: positionAt(text, offset + length) };
}

/** The fault of a file in which nothing is written (CD104); `null` where something is. */
export function emptyFileDiagnostic({ path, text }: SourceFile, expected: string): Diagnostic | null {
  if (text.trim() !== '') return null;
  return diagnostic({ code: 'CD104', file: path, problem: 'The file is empty.', expected });
}
