import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { SessionWindow } from '../rows/calendarTimes.ts';
import { csvRows } from '../rows/csvRows.ts';
import type { ReadRow } from '../rows/feedRow.ts';
import { icalRows } from '../rows/icalRows.ts';
import { jsonLineRows, jsonRows } from '../rows/jsonRows.ts';
import type { FeedLimits } from '../rows/limits.ts';
import { isRakutenFile } from '../rows/rakutenFile.ts';
import { xmlRows } from '../rows/xmlRows.ts';
import { peekBytes, unpackedBytes } from './boundedBytes.ts';
import { decodeText, encodingOf } from './decodeText.ts';
import { type FeedFormat, guessFormat, guessSeparator, listPath } from './guessFormat.ts';

/** A feed as it is read. */
export interface OpenedFeed {
  readonly format: FeedFormat;
  readonly encoding: string;
  /** Of CSV; `null` for other formats. */
  readonly separator: string | null;
  /** Where its items are; `null` if that needs not be said. */
  readonly items: string | null;
  readonly rows: AsyncIterable<ReadRow>;
}

/** What a map says about the file of a feed. */
export type FileRules = Pick<FeedMap, 'format' | 'encoding' | 'separator' | 'items'>;

/** How a feed is read. */
export interface ReadingRules {
  readonly rules: FileRules;
  /** The encoding that its sender says; `null` if that is none. */
  readonly charset: string | null;
  /** The days whose sessions count. */
  readonly window: SessionWindow;
}

const sampleLength = 65_536;

/** Finds out the format of a feed, and reads its rows. Throws FeedError for what is no feed, now or with a later row. */
export async function readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { rules, charset, window }: ReadingRules,
  limits: FeedLimits,
): Promise<OpenedFeed> {
  const { first, all } = await peekBytes(unpackedBytes(bytes, limits), sampleLength);
  const { encoding } = encodingOf(first, rules.encoding ?? charset);
  const start = new TextDecoder(encoding).decode(first, { stream: true });
  const format = rules.format ?? guessFormat(start);
  const separator =
    format === 'tsv' ? '\t' : format === 'csv' ? (rules.separator ?? guessSeparator(start)) : null;
  const texts = decodeText(all, encoding);
  const items = rules.items ?? (format === 'json' ? listPath(start) : null);
  return { format, encoding, separator, items, rows: rowsIn(texts, format) };

  function rowsIn(decoded: AsyncIterable<string>, kind: FeedFormat): AsyncIterable<ReadRow> {
    switch (kind) {
      case 'json':
        return jsonRows(decoded, items, limits);
      case 'jsonl':
        return jsonLineRows(decoded, limits);
      case 'xml':
        return xmlRows(decoded, rules.items ?? null, limits);
      case 'ical':
        return icalRows(decoded, window, limits);
      default:
        return csvRows(decoded, { separator: separator ?? ',', isRakuten: isRakutenFile(start) }, limits);
    }
  }
}
