import { CsvError, type Info, parse } from 'csv-parse';
import { columnKey, FeedError, type ReadRow } from './feedRow.ts';
import type { FeedLimits } from './limits.ts';
import { createRakutenReader, rakutenColumns } from './rakutenFile.ts';

/** How values are separated. */
export interface CsvRules {
  readonly separator: string;
  /** Whether it is a file of Rakuten, whose first row has no names of columns. */
  readonly isRakuten: boolean;
}

/**
 * The rows of separated values, whose first row has the names of the columns. Rejects with FeedError for a feed without
 * columns, or one that ends within a row.
 */
export async function* csvRows(
  texts: AsyncIterable<string>,
  rules: CsvRules,
  limits: FeedLimits,
): AsyncGenerator<ReadRow> {
  const ending = { text: '' };
  const records = parserOf(rules, limits);
  const feeding = feed(texts, records, ending);
  try {
    yield* rules.isRakuten ? rakutenRows(records, limits) : namedRows(records, limits, ending);
    await feeding;
  } catch (error) {
    throw error instanceof CsvError ? csvProblem(error) : error;
  }
}

async function* namedRows(
  records: AsyncIterable<ParsedRecord>,
  limits: FeedLimits,
  ending: { readonly text: string },
): AsyncGenerator<ReadRow> {
  let header: Header | null = null;
  let last: { size: number; line: number } | null = null;
  for await (const { record, info } of records) {
    if (header === null) {
      if (!isSeparatorLine(record)) header = readHeader(record, limits);
      continue;
    }
    last = { size: record.length, line: startOf(record, info) };
    yield readRecord(header, record, last.line);
  }
  if (header === null)
    throw new FeedError('The feed is empty.', 'It needs a first row with the names of its columns.');
  if (last && last.size < header.size && !/[\r\n]$/.test(ending.text)) {
    throw new FeedError('The feed ends within a row: it is cut off.', 'Download it again.', last.line);
  }
}

/** The line in which Excel says how values are separated, such as "sep=;", before the names of the columns. */
const isSeparatorLine = (record: readonly string[]) =>
  /^sep=/i.test(record[0] ?? '') && record.every((value, index) => index === 0 || value === '');

async function* rakutenRows(
  records: AsyncIterable<ParsedRecord>,
  limits: FeedLimits,
): AsyncGenerator<ReadRow> {
  const header = readHeader(rakutenColumns, limits);
  const reader = createRakutenReader();
  for await (const { record, info } of records) {
    const row = reader.rowOf(record);
    if (row !== null) yield readRecord(header, row, startOf(record, info));
  }
  reader.end();
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: Info;
}

interface Header {
  readonly size: number;
  readonly names: () => readonly string[];
  readonly indexes: ReadonlyMap<string, number>;
}

const parserOf = ({ separator, isRakuten }: CsvRules, { rowLength }: FeedLimits) =>
  parse({
    bom: true,
    delimiter: separator,
    ...(isRakuten ? { quote: null } : {}),
    info: true,
    max_record_size: rowLength,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });

/** Writes the texts into the parser no faster than it is read. */
async function feed(
  texts: AsyncIterable<string>,
  parser: ReturnType<typeof parserOf>,
  ending: { text: string },
): Promise<void> {
  try {
    for await (const text of texts) {
      if (text !== '') ending.text = text.slice(-1);
      if (parser.destroyed) return;
      if (!parser.write(text)) await drained(parser);
    }
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

const drained = (parser: ReturnType<typeof parserOf>) =>
  new Promise<void>((resolve) => {
    const done = () => {
      parser.off('drain', done).off('close', done);
      resolve();
    };
    parser.on('drain', done).on('close', done);
  });

function readHeader(names: readonly string[], { columns }: FeedLimits): Header {
  if (names.length > columns) {
    throw new FeedError(
      `The feed has ${names.length} columns, more than ${columns}.`,
      'Check its separator, and say it in the map: "separator": ";".',
      1,
    );
  }
  const indexes = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const key = columnKey(name);
    if (key !== '' && !indexes.has(key)) indexes.set(key, index);
  }
  return { size: names.length, names: () => names, indexes };
}

/** Where a record starts: the parser knows where it ends, and line breaks in quotes count. */
function startOf(record: readonly string[], { lines }: Info): number {
  let line = lines;
  for (const value of record) {
    for (let at = value.indexOf('\n'); at >= 0; at = value.indexOf('\n', at + 1)) line -= 1;
  }
  return Math.max(1, line);
}

function readRecord({ size, names, indexes }: Header, record: readonly string[], line: number): ReadRow {
  if (record.length > size && record.slice(size).some((value) => value.trim() !== '')) {
    return {
      line,
      problem: `The row has ${record.length} values, and the feed ${size} columns.`,
      hint: 'A value that contains the separator needs quotes around it.',
    };
  }
  return { line, get: (key) => record[indexes.get(key) ?? -1]?.trim() ?? '', names };
}

function csvProblem(error: CsvError): FeedError {
  const line = typeof error.lines === 'number' ? error.lines : null;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FeedError('The feed ends within quotes: it is cut off.', 'Download it again.', line);
    case 'CSV_MAX_RECORD_SIZE':
      return new FeedError(
        'A row is longer than 1 MB: it has no end, or a quote that is never closed.',
        'Check the separator and the quotes around this line.',
        line,
      );
    default:
      return new FeedError(
        `The rows cannot be read (${error.code}).`,
        'Check the separator and the quotes.',
        line,
      );
  }
}
