import type { DealPieces } from '../../../data/model/deals/chunks/dealChunks.ts';
import { outlineFile, sortFile } from '../../../data/model/deals/chunks/dealChunks.ts';
import {
  type NumberedOutline,
  writeOutlines,
  writeSorts,
} from '../../../data/model/deals/chunks/filterChunks.ts';
import type { CatalogueEntry } from '../../plan/catalog/dealCatalog.ts';

/** For each category what filters read of its deals, and what sorts read besides; `entries` are in the order of their numbers. */
export function* outlineFiles(
  entries: readonly CatalogueEntry[],
  categories: readonly string[],
  { layout }: DealPieces,
): Iterable<readonly [file: string, text: string]> {
  const deals = new Map(categories.map((category): [string, NumberedOutline[]] => [category, []]));
  for (const [number, entry] of entries.entries())
    deals.get(entry.deal.category)?.push(outlineOf(entry, number));
  for (const [category, own] of deals) {
    yield [outlineFile(category), `${JSON.stringify(writeOutlines(own, layout))}\n`];
    yield [sortFile(category), `${JSON.stringify(writeSorts(own, layout))}\n`];
  }
}

const outlineOf = ({ deal, span }: CatalogueEntry, number: number): NumberedOutline => ({
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
