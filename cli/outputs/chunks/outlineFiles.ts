import {
  type DealChunks,
  filterChunkFile,
  sortChunkFile,
} from '../../../data/model/deals/chunks/dealChunks.ts';
import {
  encodeFilterChunk,
  encodeSortChunk,
  type NumberedDeal,
} from '../../../data/model/deals/chunks/filterChunks.ts';
import { percentOf } from '../../../data/model/deals/offer.ts';
import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import type { CatalogEntry } from '../../plan/catalog/dealIndex.ts';
import { traitsForBrowsers } from '../dealTraits.ts';
import { coordinatesOf, featureField, offerFields, scheduleFields } from '../recordFields.ts';

/** The filter chunk and the sort chunk of each category. `entries` are in the order of their numbers. */
export function* outlineFiles(
  entries: readonly CatalogEntry[],
  categories: readonly string[],
  { layout }: DealChunks,
): Iterable<readonly [file: string, text: string]> {
  const deals = new Map(categories.map((category): [string, NumberedDeal[]] => [category, []]));
  for (const [number, entry] of entries.entries())
    deals.get(entry.deal.category)?.push(numberedDeal(entry, number));
  for (const [category, categoryDeals] of deals) {
    yield [filterChunkFile(category), `${JSON.stringify(encodeFilterChunk(categoryDeals, layout))}\n`];
    yield [sortChunkFile(category), `${JSON.stringify(encodeSortChunk(categoryDeals, layout))}\n`];
  }
}

const numberedDeal = ({ deal, span }: CatalogEntry, number: number): NumberedDeal => ({
  slug: number,
  category: deal.category,
  neighborhoods: neighborhoodsOf(deal.places),
  ...offerFields(deal.offer),
  percent: percentOf(deal.offer) ?? 0,
  ...(span.endsAt === null ? {} : { endsAt: span.endsAt }),
  publishedDate: deal.publishedDate,
  clicks: deal.clickCount,
  ...(deal.featured ? { featured: true } : {}),
  ...(deal.familyFriendly ? { family: true } : {}),
  ...(deal.outdoor === undefined ? {} : { outdoor: deal.outdoor }),
  ...featureField(deal),
  ...traitsForBrowsers(deal),
  ...scheduleFields(deal.schedule),
  ...coordinatesOf(deal.places),
});
