import {
  type DetailsChunk,
  type DetailsRecord,
  dealDetailsVersion,
  dealsPerDetailsChunk,
  detailsFileOf,
} from '../../data/model/deals/dealDetails.ts';
import type { DealData } from '../../data/model/deals/dealRecord.ts';
import type { Site, SiteDeal } from '../content/site.ts';
import { digest } from '../files/hash.ts';
import type { CatalogEntry } from '../plan/catalog/dealIndex.ts';
import { frameHash } from '../plan/frameHash.ts';
import { hashOfEntry } from '../plan/ingredients.ts';
import type { SiteFile } from './lazyText.ts';

/** The details of `entries`, the deals of `/deals.json` in its order, in chunks: see `DetailsChunk`. */
export function* detailFiles(site: Site, entries: readonly CatalogEntry[]): Iterable<SiteFile> {
  const detailsOf = detailsBySlug(site);
  for (let start = 0; start < entries.length; start += dealsPerDetailsChunk) {
    const part = entries.slice(start, start + dealsPerDetailsChunk);
    const ingredients = digest([frameHash(site), ...part.map(hashOfEntry)].join(' '));
    yield [detailsFileOf(start), { ingredients, make: () => chunkOf(part, detailsOf) }];
  }
}

function chunkOf(entries: readonly CatalogEntry[], detailsOf: ReturnType<typeof detailsBySlug>): string {
  const slugs = entries.map(({ deal }) => deal.slug);
  const chunk: DetailsChunk = {
    version: dealDetailsVersion,
    deals: Object.fromEntries(slugs.flatMap((slug) => detailsOf(slug).map((details) => [slug, details]))),
  };
  return `${JSON.stringify(chunk)}\n`;
}

/** The details of the deals of `data`, by slug. */
export function detailsOfDeals(
  site: Site,
  { deals, coming = [] }: Pick<DealData, 'deals' | 'coming'>,
): ReadonlyMap<string, DetailsRecord> {
  const detailsOf = detailsBySlug(site);
  return new Map(
    [...deals, ...coming].flatMap(({ slug }) =>
      detailsOf(slug).map((details): [string, DetailsRecord] => [slug, details]),
    ),
  );
}

/** Looks up the details of the deals of `site`: one, or none for a slug that it does not have. */
function detailsBySlug(site: Site): (slug: string) => DetailsRecord[] {
  const deals = new Map(site.deals.map((deal) => [deal.slug, deal]));
  const phones = new Map(site.vendors.map(({ id, phone }) => [id, phone]));
  return (slug) => {
    const deal = deals.get(slug);
    return deal ? [detailsOf(deal, phones.get(deal.vendor.id ?? ''))] : [];
  };
}

const detailsOf = (
  { facts, goodFor, included, goodToKnow, restrictions, description, places, questions }: SiteDeal,
  phone: string | undefined,
): DetailsRecord => ({
  ...(facts ? { facts } : {}),
  ...(goodFor === undefined ? {} : { goodFor }),
  ...(included ? { included } : {}),
  ...(goodToKnow === undefined ? {} : { goodToKnow }),
  ...(restrictions ? { restrictions } : {}),
  description,
  places: places.map(({ name, address, neighborhood }) => ({
    ...(name === null ? {} : { name }),
    ...(address === null ? {} : { address }),
    neighborhood,
  })),
  ...(phone === undefined ? {} : { phone }),
  ...(questions ? { questions } : {}),
});
