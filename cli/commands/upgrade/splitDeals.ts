import * as path from 'node:path';
import type { Node } from 'jsonc-parser';
import { slugPattern } from '../../../data/schema/primitives.ts';
import type { ContentEdit } from '../../content/contentEdits.ts';
import { UsageError } from '../../program/usageError.ts';
import { valueAt } from './jsonEdits.ts';
import type { JsonTexts } from './migration.ts';
import { parseJsonTree } from './parseJsonTree.ts';

/**
 * Edits that give each deal of a list a file of its own, named by its slug; its text stays as it is but for the indentation.
 * Throws UsageError for a deal that has no usable slug, or whose file is there already.
 */
export function splitDeals(texts: JsonTexts): readonly ContentEdit[] {
  const lists = [...texts].flatMap(([file, text]) => {
    const root = /^deals\/[^/]+\.json$/.test(file) ? parseJsonTree(text) : null;
    return root?.type === 'array' ? [{ file, text, entries: root.children ?? [] }] : [];
  });
  const edits = new Map<string, ContentEdit>();
  for (const { file, text } of lists) edits.set(file, { file, before: text, after: null });
  for (const { file, text, entries } of lists) {
    for (const entry of entries) {
      const own = fileOf(entry, file);
      const present = edits.get(own);
      // A list may have the name of one of its deals, whose file then takes its place.
      if (typeof present?.after === 'string' || (texts.has(own) && present === undefined))
        throw taken(own, file);
      edits.set(own, { file: own, before: present?.before ?? null, after: textOf(entry, text) });
    }
  }
  return [...edits.values()];
}

function fileOf(entry: Node, list: string): string {
  const slug = valueAt(entry, 'slug');
  if (typeof slug === 'string' && slugPattern.test(slug)) return path.posix.join('deals', `${slug}.json`);
  throw new UsageError(
    `A deal in ${list} has no slug that could be the name of a file.`,
    'Run "city-deals validate", correct what it reports, and run the command again.',
  );
}

const taken = (file: string, list: string) =>
  new UsageError(
    `A deal in ${list} would become ${file}, which is there already.`,
    'Run "city-deals validate", correct slugs that are there twice, or rename the file.',
  );

/** The text of an entry, moved to the left as a whole, with the line ends of its file. */
function textOf({ offset, length }: Node, text: string): string {
  const lineStart = text.lastIndexOf('\n', offset) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.slice(offset, offset + length).split(/\r?\n/);
  return `${lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join(eol)}${eol}`;
}
