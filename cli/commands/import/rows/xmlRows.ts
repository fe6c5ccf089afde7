import { Parser } from 'htmlparser2';
import { FeedError, type ReadRow, rowOf } from './feedRow.ts';
import type { FeedLimits } from './limits.ts';
import { createLineCounter } from './lineCounter.ts';

/** Elements that are rows if the map names none. */
const usualItems = ['item', 'entry', 'product', 'offer', 'deal'];

/** The rows of XML: the elements `items`, wherever they are. Rejects with FeedError for a feed that is cut off. */
export async function* xmlRows(
  texts: AsyncIterable<string>,
  items: string | null,
  limits: FeedLimits,
): AsyncGenerator<ReadRow> {
  const reader = createItemReader(items, limits);
  let isEmpty = true;
  for await (const text of texts) {
    if (text.trim() !== '') isEmpty = false;
    reader.write(text);
    yield* reader.take();
  }
  if (isEmpty) throw new FeedError('The feed is empty.');
  reader.end();
  yield* reader.take();
  if (!reader.hasItems() && items !== null) {
    throw new FeedError(
      `There is no element <${items}> in the feed.`,
      'Say in the map which element is a row: "items": "product".',
    );
  }
}

/** An element within a row. */
interface OpenElement {
  readonly path: string;
  text: string;
}

/** A row as it is read. */
interface OpenItem {
  readonly line: number;
  readonly entries: [string, string][];
  readonly stack: OpenElement[];
  size: number;
}

/** Where a parser is in a feed. */
interface XmlState {
  readonly limits: FeedLimits;
  readonly wanted: readonly string[];
  readonly rows: ReadRow[];
  /** How many elements are open. */
  depth: number;
  /** How many characters the parser has kept since it last found something. */
  kept: number;
  /** The element that is a row, once there was one. */
  name: string | null;
  item: OpenItem | null;
}

function createItemReader(items: string | null, limits: FeedLimits) {
  const wanted = items === null ? usualItems : [items.toLowerCase()];
  const state: XmlState = { limits, wanted, rows: [], depth: 0, kept: 0, name: null, item: null };
  const lines = createLineCounter(limits.rowLength);
  const parser = new Parser(
    {
      onprocessinginstruction: (_, data) => refuseEntities(data),
      onopentag: (tag, attributes) => openElement(state, tag, attributes, () => lines.at(parser.startIndex)),
      ontext: (text) => addText(state, text),
      onclosetag: () => closeElement(state),
      oncomment() {
        state.kept = 0;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    write(text: string) {
      lines.add(text);
      state.kept += text.length;
      parser.write(text);
      if (state.kept > limits.rowLength) throw endless(lines.last());
    },
    end() {
      if (state.depth > 0) throw cutOff(lines.last());
      parser.end();
    },
    take: () => state.rows.splice(0),
    hasItems: () => state.name !== null,
  };
}

function openElement(state: XmlState, tag: string, attributes: Attributes, line: () => number): void {
  const { item, limits } = state;
  state.kept = 0;
  state.depth += 1;
  if (state.depth > limits.depth) {
    throw new FeedError(`The feed has more than ${limits.depth} levels.`, null, line());
  }
  if (item !== null) {
    const path = [item.stack.at(-1)?.path, tag].filter(Boolean).join('/');
    item.stack.push({ path, text: '' });
    addAttributes(item, path, attributes);
  } else if (isItem(state, tag)) {
    state.name = tag;
    state.item = { line: line(), entries: [], stack: [], size: 0 };
    addAttributes(state.item, '', attributes);
  }
  checkSize(state.item, limits);
}

const isItem = ({ name, wanted }: XmlState, tag: string) =>
  name === null ? wanted.includes(tag.toLowerCase()) || wanted.includes(localName(tag)) : tag === name;

function addText(state: XmlState, text: string): void {
  const { item, limits } = state;
  state.kept = 0;
  if (item === null) return;
  item.size += text.length;
  checkSize(item, limits);
  const element = item.stack.at(-1);
  if (element) element.text += text;
}

function closeElement(state: XmlState): void {
  const { item, rows } = state;
  state.kept = 0;
  state.depth -= 1;
  if (item === null) return;
  const element = item.stack.pop();
  if (element) item.entries.push([element.path, element.text]);
  else {
    rows.push(rowOf(item.line, namedEntries(item.entries)));
    state.item = null;
  }
}

type Attributes = Readonly<Record<string, string>>;

const cutOff = (line: number) =>
  new FeedError('The feed ends within an element: it is cut off.', 'Download it again.', line);

const endless = (line: number) =>
  new FeedError(
    'A tag, comment or CDATA section is longer than 1 MB, or has no end.',
    'Check the feed before this line.',
    line,
  );

/** Entities multiply: a few lines of them can fill any memory. No feed needs them. */
function refuseEntities(declaration: string): void {
  if (!/<!ENTITY/i.test(declaration)) return;
  throw new FeedError(
    'The feed declares entities, which are not supported.',
    'Ask for a feed without a document type.',
    1,
  );
}

function checkSize(item: OpenItem | null, { rowLength, columns }: FeedLimits): void {
  if (item === null) return;
  if (item.size > rowLength)
    throw new FeedError('An item is larger than 1 MB.', 'Check "items" of the map.', item.line);
  if (item.entries.length > columns)
    throw new FeedError(`An item has more than ${columns} values.`, 'Check "items" of the map.', item.line);
}

function addAttributes(item: OpenItem, path: string, attributes: Attributes): void {
  for (const [key, value] of Object.entries(attributes)) {
    item.size += value.length;
    item.entries.push([path === '' ? `@${key}` : `${path}/@${key}`, value]);
  }
}

const localName = (tag: string) => tag.slice(tag.indexOf(':') + 1).toLowerCase();

/** Each value by its path with and without prefixes; repeated elements are one value, a line each. */
function namedEntries(entries: readonly (readonly [string, string])[]): [string, string][] {
  const values = new Map<string, string[]>();
  for (const [path, text] of entries) {
    const value = text.trim();
    if (value === '') continue;
    const known = values.get(path);
    if (known) known.push(value);
    else values.set(path, [value]);
  }
  const named = [...values].map(([path, texts]): [string, string] => [path, texts.join('\n')]);
  return [...named, ...named.map(([path, text]): [string, string] => [withoutPrefixes(path), text])];
}

const withoutPrefixes = (path: string) =>
  path
    .split('/')
    .map((part) => part.replace(/^(@?)[^:]*:/, '$1'))
    .join('/');
