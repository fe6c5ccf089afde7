import type { DealChunks } from '../../../data/model/deals/chunks/dealChunks.ts';
import { filterChunkFile, sortChunkFile } from '../../../data/model/deals/chunks/dealChunks.ts';
import {
  encodeFilterChunk,
  encodeSortChunk,
  type NumberedDeal,
} from '../../../data/model/deals/chunks/filterChunks.ts';
import type { CatalogEntry } from '../../plan/catalog/dealCatalog.ts';

/** The data for filters, and that for sorts, of each category. `entries` are in the order of their numbers. */
export function* outlineFiles(
  entries: readonly CatalogEntry[],
  categories: readonly string[],
  { layout }: DealChunks,
): Iterable<readonly [file: string, text: string]> {
  const deals = new Map(categories.map((category): [string, NumberedDeal[]] => [category, []]));
  for (const [number, entry] of entries.entries())
    deals.get(entry.deal.category)?.push(outlineOf(entry, number));
  for (const [category, own] of deals) {
    yield [filterChunkFile(category), `${JSON.stringify(encodeFilterChunk(own, layout))}\n`];
    yield [sortChunkFile(category), `${JSON.stringify(encodeSortChunk(own, layout))}\n`];
  }
}

const outlineOf = ({ deal, span }: CatalogEntry, number: number): NumberedDeal => ({
  slug: number,
  category: deal.category,
  neighborhood: deal.neighborhood,
  price: deal.discountPrice,
  percent: deal.discountPercent,
  endsAt: span.endsAt,
  publishedDate: deal.publishedDate,
  clicks: deal.clickCount,
  ...(deal.featured ? { featured: true } : {}),
  ...(deal.familyFriendly ? { family: true } : {}),
  ...(deal.outdoor === undefined ? {} : { outdoor: deal.outdoor }),
  ...(deal.coordinates === undefined ? {} : { at: [deal.coordinates.lat, deal.coordinates.lon] }),
});
