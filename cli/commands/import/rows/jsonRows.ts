import { JSONParser, TokenizerError, TokenParserError } from '@streamparser/json';
import { FeedError, type ReadRow, rowOf } from './feedRow.ts';
import type { FeedLimits } from './limits.ts';

/** The rows of a JSON list: that at the dotted path `items`, or the whole text if it is `null`. */
export async function* jsonRows(
  texts: AsyncIterable<string>,
  items: string | null,
  limits: FeedLimits,
): AsyncGenerator<ReadRow> {
  const path = items === null ? '$.*' : `$.${items}.*`;
  const parser = new JSONParser({ paths: [path], keepStack: false });
  const found: unknown[] = [];
  let root: 'list' | 'object' | null = null;
  parser.onValue = ({ value }) => {
    found.push(value);
  };
  const bounds = createBounds(limits);
  let line = 0;
  try {
    for await (const text of texts) {
      root ??= rootOf(text);
      if (root === 'object' && items === null) throw needsItems();
      bounds.add(text);
      parser.write(text);
      if (found.length > 0) bounds.reset();
      for (const value of found.splice(0)) {
        line += 1;
        yield jsonRow(line, value, limits);
      }
    }
  } catch (error) {
    throw jsonProblem(error);
  }
  if (root !== null && !parser.isEnded) throw cutOffJson();
  if (root === null) throw new FeedError('The feed is empty.');
  if (line === 0 && items !== null) {
    throw new FeedError(
      `There is no list at "${items}".`,
      'Say in the map where it is: "items": "data.offers".',
    );
  }
}

/** The rows of a text with a JSON object in each line. */
export async function* jsonLineRows(
  texts: AsyncIterable<string>,
  limits: FeedLimits,
): AsyncGenerator<ReadRow> {
  let line = 0;
  let rest = '';
  let last: ReadRow | null = null;
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const written of lines) {
      line += 1;
      if (written.trim() !== '') yield lineRow(line, written, limits);
    }
    if (rest.length > limits.rowLength) throw new FeedError('A line is longer than 1 MB.', null, line + 1);
  }
  if (rest.trim() === '') return;
  last = lineRow(line + 1, rest, limits);
  if ('problem' in last)
    throw new FeedError('The feed ends within a line: it is cut off.', 'Download it again.', line + 1);
  yield last;
}

function lineRow(line: number, text: string, limits: FeedLimits): ReadRow {
  if (text.length > limits.rowLength) throw new FeedError('A line is longer than 1 MB.', null, line);
  try {
    return jsonRow(line, JSON.parse(text), limits);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { line, problem: 'The line is not JSON.', hint: 'Each line has one object.' };
  }
}

/** An item as a row: its values by dotted paths. */
function jsonRow(line: number, value: unknown, limits: FeedLimits): ReadRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { line, problem: 'The item is no object.', hint: 'Each item has keys and values.' };
  }
  const entries: [string, string][] = [];
  addEntries(value, '', entries, limits);
  return rowOf(line, entries);
}

function addEntries(value: object, prefix: string, entries: [string, string][], limits: FeedLimits): void {
  for (const [key, inner] of Object.entries(value)) {
    if (entries.length > limits.columns)
      throw new FeedError(`An item has more than ${limits.columns} values.`);
    const path = prefix + key;
    if (Array.isArray(inner)) {
      const scalars = inner.filter((entry) => typeof entry !== 'object').map(String);
      if (scalars.length > 0) entries.push([path, scalars.join('\n')]);
      const first: unknown = inner.find((entry) => typeof entry === 'object' && entry !== null);
      if (first) addEntries(first as object, `${path}.`, entries, limits);
    } else if (typeof inner === 'object' && inner !== null) addEntries(inner, `${path}.`, entries, limits);
    else if (inner !== null && inner !== undefined) entries.push([path, String(inner)]);
  }
}

function rootOf(text: string): 'list' | 'object' | null {
  const start = text.trimStart()[0];
  return start === undefined ? null : start === '{' ? 'object' : 'list';
}

const needsItems = () =>
  new FeedError(
    'The feed is an object, and its list is somewhere in it.',
    'Say in the map where: "items": "data.offers", or run "city-deals import --suggest".',
  );

/** Counts characters and levels since the last item, so that no item fills the memory or the stack. */
function createBounds({ rowLength, depth }: FeedLimits) {
  let size = 0;
  let level = 0;
  let isText = false;
  let isEscaped = false;
  return {
    add(text: string) {
      size += text.length;
      if (size > rowLength + text.length)
        throw new FeedError('An item is larger than 1 MB.', 'Check "items" of the map.');
      for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (isEscaped) isEscaped = false;
        else if (code === 92) isEscaped = isText;
        else if (code === 34) isText = !isText;
        else if (!isText && (code === 91 || code === 123)) level += 1;
        else if (!isText && (code === 93 || code === 125)) level -= 1;
        if (level > depth) throw new FeedError(`The feed has more than ${depth} levels.`);
      }
    },
    reset() {
      size = 0;
    },
  };
}

const cutOffJson = () => new FeedError('The feed ends within a value: it is cut off.', 'Download it again.');

const jsonProblem = (error: unknown): unknown =>
  error instanceof TokenizerError || error instanceof TokenParserError
    ? new FeedError('The feed is not JSON.', 'Open it, and look for what comes before or within the list.')
    : error;
