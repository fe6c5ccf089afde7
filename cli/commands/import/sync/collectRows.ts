import type { MappedRow } from '../mapping/mapRow.ts';
import { BadValue, type Rejection, type RejectionReason, rejection } from '../mapping/rejection.ts';
import { FeedError, type FeedRow, type ReadRow } from '../rows/feedRow.ts';
import { createHolder, type HeldOffer } from './heldOffers.ts';

/** Rows that were rejected; the first ones in full, all of them counted. */
export interface RejectedRows {
  readonly list: Rejection[];
  readonly reasons: Map<RejectionReason, number>;
  /** The ids whose deals stay as they are. */
  readonly ids: Set<string>;
  count: number;
}

/** All rows of a feed. */
export interface CollectedRows {
  readonly rows: number;
  /** The names of the values that rows have. */
  readonly columns: ReadonlySet<string>;
  readonly filtered: number;
  readonly dropped: number;
  readonly ended: number;
  readonly offers: readonly HeldOffer[];
  readonly rejections: RejectedRows;
}

const mostListed = 1000;
const mostColumns = 1000;

/** Adds a rejected row. */
export function reject(rejections: RejectedRows, item: Rejection): void {
  if (rejections.list.length < mostListed) rejections.list.push(item);
  rejections.reasons.set(item.reason, (rejections.reasons.get(item.reason) ?? 0) + 1);
  if (item.id !== null) rejections.ids.add(item.id);
  rejections.count += 1;
}

/** Reads and maps all rows of a feed; `maxRows` bounds them. */
export async function collectRows(
  rows: AsyncIterable<ReadRow>,
  mapRow: (row: FeedRow) => MappedRow,
  maxRows: number,
): Promise<CollectedRows> {
  const rejections: RejectedRows = { list: [], reasons: new Map(), ids: new Set(), count: 0 };
  const counts = { filtered: 0, dropped: 0, ended: 0 };
  const offers: HeldOffer[] = [];
  const ids = new Set<string>();
  const hold = createHolder();
  const columns = new Set<string>();
  let lastNames: readonly string[] = [];
  let read = 0;
  for await (const row of rows) {
    read += 1;
    if (read > maxRows)
      throw new FeedError(`The feed has more than ${maxRows} rows.`, 'Split it, or ask for a smaller one.');
    if ('names' in row && columns.size < mostColumns && row.names() !== lastNames) {
      lastNames = row.names();
      for (const name of lastNames) columns.add(name);
    }
    const mapped = 'problem' in row ? unreadable(row) : mapRow(row);
    if (mapped.kind === 'rejected') reject(rejections, mapped.rejection);
    else if (mapped.kind !== 'offer') counts[mapped.kind] += 1;
    else if (ids.has(mapped.offer.id)) reject(rejections, secondOf(mapped.offer));
    else {
      const offer = hold(mapped.offer);
      ids.add(offer.id);
      offers.push(offer);
    }
  }
  return { rows: read, columns, ...counts, offers, rejections };
}

const unreadable = ({ line, problem, hint }: Extract<ReadRow, { problem: string }>): MappedRow => ({
  kind: 'rejected',
  rejection: rejection(line, null, new BadValue('row', null, null, `${problem} ${hint}`)),
});

const secondOf = ({ id, line }: { readonly id: string; readonly line: number }) =>
  rejection(
    line,
    id,
    new BadValue('duplicate-id', 'id', id, 'An earlier row has this id: name a column that differs.'),
  );
