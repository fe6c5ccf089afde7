import type { Edit, Node } from 'jsonc-parser';
import { valueAt } from './jsonEdits.ts';
import type { JsonTexts, MigratedFile } from './migration.ts';
import { parseJsonTree } from './parseJsonTree.ts';

const key = 'contentVersion';

/** The version that `site.json` names; 1 if it names none, or cannot be read. */
export function contentVersionOf(texts: JsonTexts): number {
  const root = parseJsonTree(texts.get('site.json') ?? '');
  const version = root === null ? undefined : valueAt(root, key);
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : 1;
}

/** Writes the version into `site.json`: over the one that is there, or as its first key but "$schema". */
export const withVersion =
  (version: number) =>
  ({ path, root, text }: MigratedFile): readonly Edit[] => {
    if (path !== 'site.json' || root.type !== 'object') return [];
    const properties = root.children ?? [];
    const present = properties.find((property) => property.children?.[0]?.value === key)?.children?.[1];
    if (present !== undefined) {
      return [{ offset: present.offset, length: present.length, content: String(version) }];
    }
    const next = properties.find((property) => property.children?.[0]?.value !== '$schema') ?? properties[0];
    return next === undefined ? [] : [insertionBefore(next, text, version)];
  };

/** On a line of its own where the next key has one. */
function insertionBefore({ offset }: Node, text: string, version: number): Edit {
  const gap = /\s*$/.exec(text.slice(0, offset))?.[0] ?? '';
  return { offset, length: 0, content: `"${key}": ${version},${gap === '' ? ' ' : gap}` };
}
