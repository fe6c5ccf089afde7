import { recordChunkFile } from '../../data/model/deals/chunks/dealChunks.ts';
import type { DealData, DealRecord } from '../../data/model/deals/dealRecord.ts';
import { dealDocument, guideDocument } from '../../data/model/deals/searchRules.ts';
import type { Site } from '../content/site.ts';
import { layOut, type PieceLayout } from './chunks/chunkLayout.ts';
import { outlineFiles } from './chunks/outlineFiles.ts';
import { wordFiles } from './chunks/wordFiles.ts';
import { createWordIndexer } from './chunks/wordIndex.ts';
import { dealRecord, dealsIndex, frontDealData, type Planned, wholeDealData } from './dealsIndex.ts';

/** A text file of the output folder. */
export type TextFile = readonly [file: string, text: string];

/** What `/deals.json` says: all listed deals, or the front of a catalog of more than `mostWhole`. */
export const dealData = (site: Site, planned: Planned, mostWhole: number): DealData =>
  isWhole(planned, mostWhole)
    ? wholeDealData(site, planned)
    : frontDealData(site, planned, layOut(planned.catalog.listed).pieces);

const isWhole = ({ catalog: { listed } }: Planned, mostWhole: number) => listed.length <= mostWhole;

/**
 * The files of deals for browsers, made one by one: `deals.json`, and before it, because it leads to them, the pieces of
 * a catalog of more than `mostWhole` listed deals. Rule: docs/decisions/027-data-in-chunks.md
 */
export function* dealFiles(site: Site, planned: Planned, mostWhole: number): Iterable<TextFile> {
  if (isWhole(planned, mostWhole)) yield ['deals.json', dealsIndex(wholeDealData(site, planned))];
  else yield* filesInPieces(site, planned);
}

function* filesInPieces(site: Site, planned: Planned): Iterable<TextFile> {
  const layout = layOut(planned.catalog.listed);
  const data = frontDealData(site, planned, layout.pieces);
  const indexer = createWordIndexer();
  for (const [piece, deals] of recordPieces(layout, planned)) {
    for (const deal of deals) indexer.add({ document: dealDocument(deal, data), bonus: bonusOf(deal) });
    yield [recordChunkFile(piece), `${JSON.stringify(deals)}\n`];
  }
  for (const guide of data.guides) indexer.add({ document: guideDocument(guide), bonus: 0 });
  yield* outlineFiles(layout.entries, Object.keys(data.categories), layout.pieces);
  yield* wordFiles(indexer.finish(), layout.pieces);
  yield ['deals.json', dealsIndex(data)];
}

/** Of deals that say the same, those with a high discount come first. */
const bonusOf = ({ percent }: DealRecord) => Math.round(percent / 25);

function* recordPieces(
  { entries, starts }: PieceLayout,
  { posters }: Planned,
): Iterable<readonly [piece: number, deals: DealRecord[]]> {
  for (let piece = 0; piece < starts.length - 1; piece++) {
    yield [piece, entries.slice(starts[piece], starts[piece + 1]).map((entry) => dealRecord(entry, posters))];
  }
}
