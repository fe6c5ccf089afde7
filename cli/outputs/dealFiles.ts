import { recordChunkFile } from '../../data/model/deals/chunks/dealChunks.ts';
import type { DealData, DealRecord } from '../../data/model/deals/dealRecord.ts';
import { dealDocument, guideDocument } from '../../data/model/deals/searchDocument.ts';
import type { Site } from '../content/site.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import type { CatalogEntry } from '../plan/catalog/dealIndex.ts';
import { cachedRecords } from './cachedRecords.ts';
import { type ChunkLayout, createChunkLayout } from './chunks/chunkLayout.ts';
import { frontDeals } from './chunks/frontDeals.ts';
import { outlineFiles } from './chunks/outlineFiles.ts';
import { wordFiles } from './chunks/wordFiles.ts';
import { createWordIndexer } from './chunks/wordIndex.ts';
import {
  comingEntries,
  dealDataWithoutDeals,
  dealsIndex,
  dealsIndexOf,
  frontDealData,
  type PlannedDeals,
  type RecordOf,
  recordMaker,
  wholeDealData,
} from './dealsIndex.ts';

/** A text file of the output folder. */
export type TextFile = readonly [file: string, text: string];

/** The content of `/deals.json`: all listed deals, or the front of a catalog of more than `maxWholeDeals`. */
export const dealData = (site: Site, planned: PlannedDeals, maxWholeDeals: number): DealData =>
  isWhole(planned, maxWholeDeals)
    ? wholeDealData(site, planned)
    : frontDealData(site, planned, createChunkLayout(planned.catalog.listed).chunks);

/** The deals of `/deals.json`, in its order, and after them those that are to come. */
export const indexedDeals = (planned: PlannedDeals, maxWholeDeals: number): readonly CatalogEntry[] => [
  ...(isWhole(planned, maxWholeDeals) ? planned.catalog.listed : frontDeals(planned.catalog.listed)),
  ...comingEntries(planned.catalog),
];

const isWhole = ({ catalog: { listed } }: PlannedDeals, maxWholeDeals: number) =>
  listed.length <= maxWholeDeals;

/**
 * The files of deals for browsers, generated one by one: `deals.json`, and before it, because it leads to them, the
 * chunks of a catalog of more than `maxWholeDeals` listed deals. `cache` keeps the records of whole data. Rule: docs/decisions/027-data-in-chunks.md
 */
export function* dealFiles(
  site: Site,
  planned: PlannedDeals,
  maxWholeDeals: number,
  cache: TextCache = noTextCache,
): Iterable<TextFile> {
  if (!isWhole(planned, maxWholeDeals)) return yield* chunkFiles(site, planned);
  const records = cachedRecords(site, planned.posters, cache);
  const texts = planned.catalog.listed.map(records.textOf);
  yield ['deals.json', dealsIndexOf(dealDataWithoutDeals(site, planned), texts)];
  records.store();
}

function* chunkFiles(site: Site, planned: PlannedDeals): Iterable<TextFile> {
  const layout = createChunkLayout(planned.catalog.listed);
  const data = frontDealData(site, planned, layout.chunks);
  const indexer = createWordIndexer();
  for (const [chunk, deals] of recordChunks(layout, recordMaker(site, planned.posters))) {
    for (const deal of deals) indexer.add({ document: dealDocument(deal, data), bonus: bonusOf(deal) });
    yield [recordChunkFile(chunk), `${JSON.stringify(deals)}\n`];
  }
  for (const guide of data.guides) indexer.add({ document: guideDocument(guide), bonus: 0 });
  yield* outlineFiles(layout.entries, Object.keys(data.categories), layout.chunks);
  yield* wordFiles(indexer.finish(), layout.chunks);
  yield ['deals.json', dealsIndex(data)];
}

/** Of deals that match a search equally well, those with a high discount come first. */
const bonusOf = ({ percent = 0 }: DealRecord) => Math.round(percent / 25);

function* recordChunks(
  { entries, starts }: ChunkLayout,
  recordOf: RecordOf,
): Iterable<readonly [chunk: number, deals: DealRecord[]]> {
  for (let chunk = 0; chunk < starts.length - 1; chunk++) {
    const part = entries.slice(starts[chunk], starts[chunk + 1]);
    yield [chunk, part.map(recordOf)];
  }
}
