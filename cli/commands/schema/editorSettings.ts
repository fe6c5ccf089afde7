import {
  applyEdits,
  type FormattingOptions,
  findNodeAtLocation,
  getNodeValue,
  modify,
  type Node,
  type ParseError,
  parseTree,
} from 'jsonc-parser';

/** One entry of `json.schemas`, the setting of VS Code that says which schema files of JSON have. */
export interface SchemaSetting {
  readonly url: string;
  readonly fileMatch: readonly string[];
}

const key = 'json.schemas';

/**
 * The text of a `settings.json` in which `json.schemas` has `entries`; `null` if `text` is none. Comments and other
 * settings stay as they are, also entries for other schemas. A text that has all entries is returned unchanged.
 */
export function withSchemaSettings(text: string, entries: readonly SchemaSetting[]): string | null {
  const mark = '\uFEFF';
  if (text.startsWith(mark)) {
    const changed = withSchemaSettings(text.slice(mark.length), entries);
    return changed === null ? null : mark + changed;
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const value: unknown = tree ? getNodeValue(tree) : {};
  if (errors.length > 0 || !isRecord(value)) return null;
  const list = value[key];
  if (list !== undefined && !Array.isArray(list)) return null;
  return entries.reduce(withEntry, text);
}

function withEntry(text: string, entry: SchemaSetting): string {
  const formattingOptions = layoutOf(text);
  const tree = parseTree(text, [], { allowTrailingComma: true });
  const entries = (tree && findNodeAtLocation(tree, [key])?.children) ?? [];
  const values = entries.map((node): unknown => getNodeValue(node));
  const index = values.findIndex((other) => isRecord(other) && other.url === entry.url);
  const last = entries.at(-1);
  if (index < 0 && last) return withNextEntry(text, last, entry);
  if (index < 0) return applyEdits(text, modify(text, [key], [entry], { formattingOptions }));
  const { fileMatch } = values[index] as Record<string, unknown>;
  if (JSON.stringify(fileMatch) === JSON.stringify(entry.fileMatch)) return text;
  return applyEdits(text, modify(text, [key, index, 'fileMatch'], entry.fileMatch, { formattingOptions }));
}

/** `text` with an entry after `last`. An insertion of jsonc-parser would lay out the line before it, too. */
function withNextEntry(text: string, last: Node, entry: SchemaSetting): string {
  const { eol = '\n', insertSpaces, tabSize } = layoutOf(text);
  const end = last.offset + last.length;
  const lineStart = text.lastIndexOf('\n', last.offset) + 1;
  const before = text.slice(lineStart, last.offset);
  const isOnOwnLine = lineStart > 0 && before.trim() === '';
  const json = JSON.stringify(entry, null, insertSpaces ? tabSize : '\t').replaceAll('\n', eol + before);
  const added = isOnOwnLine ? `,${eol}${before}${json}` : `, ${JSON.stringify(entry)}`;
  return text.slice(0, end) + added + text.slice(end);
}

/** How a text is indented and its lines end. */
function layoutOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 4 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
