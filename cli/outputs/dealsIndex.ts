import type { LanguagePack } from '../../data/language/languagePack.ts';
import type { DealChunks } from '../../data/model/deals/chunks/dealChunks.ts';
import { type DealData, type DealRecord, dealDataVersion } from '../../data/model/deals/dealRecord.ts';
import { featuresOf } from '../../data/model/deals/features.ts';
import { neighborhoodsOf } from '../../data/model/deals/place.ts';
import { mondaysOff } from '../../data/model/time/holidays.ts';
import { cityParts } from '../content/cityParts.ts';
import type { Site } from '../content/site.ts';
import type { CatalogEntry } from '../plan/catalog/dealIndex.ts';
import { packOf } from '../plan/languagePacks.ts';
import { maxUpcoming } from '../plan/pages/guideLinks.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { frontDeals } from './chunks/frontDeals.ts';
import { traitsForBrowsers } from './dealTraits.ts';
import { coordinatesOf, factsForBrowsers, offerFields, scheduleFields } from './recordFields.ts';
import { withTopics } from './topics.ts';

/** The input of the index. */
export type PlannedDeals = Pick<PlannedSite, 'catalog' | 'posters' | 'chrome' | 'guides'>;

/** Browsers load up to this number of listed deals at once; those of a larger catalog come in chunks. */
export const maxWholeDeals = 10_000;

/** `/deals.json`: the deals and guides for search, filters and the assistant. */
export const dealsIndex = (data: DealData): string => `${JSON.stringify(data)}\n`;

/** The text of `data` with these `deals`, each as JSON: objects of thousands of them would fill the memory. */
export function dealsIndexOf(data: DealData, deals: readonly string[]): string {
  const list = '"deals":[';
  const text = JSON.stringify({ ...data, deals: [] });
  const start = text.indexOf(list) + list.length;
  return `${text.slice(0, start)}${deals.join(',')}${text.slice(start)}\n`;
}

/** All listed deals and the guides, for browsers. */
export const wholeDealData = (site: Site, planned: PlannedDeals): DealData =>
  dealDataOf(site, planned, planned.catalog.listed);

/** All that whole data has besides the deals. */
export const dealDataWithoutDeals = (site: Site, planned: PlannedDeals): DealData =>
  dealDataOf(site, planned, []);

/** The front of a large catalog: deals that represent all others, and the layout of the chunks. */
export const frontDealData = (site: Site, planned: PlannedDeals, chunks: DealChunks): DealData => ({
  ...dealDataOf(site, planned, frontDeals(planned.catalog.listed)),
  pieces: chunks,
});

function dealDataOf(
  site: Site,
  { catalog, posters, chrome: { year }, guides }: PlannedDeals,
  deals: readonly CatalogEntry[],
): DealData {
  const art: Record<string, DealData['art'][string]> = {};
  // Those to come may have begun by the time that the data is read.
  for (const { deal } of [...catalog.listed, ...comingEntries(catalog)]) {
    const set = posters.posterSet(deal);
    if (set) art[set.name] ??= set.posters;
  }
  return {
    version: dealDataVersion,
    timeZone: site.config.city.timeZone,
    // By years, which all pages depend on: days would need a build each day.
    daysOff: mondaysOff(
      [year, year + 1, year + 2],
      site.config.publicHolidays.map(({ date }) => date),
    ),
    features: catalog.listed.reduce((bits, { deal }) => bits | featuresOf(deal.facts ?? {}, deal.offer), 0),
    categories: Object.fromEntries(site.categories.map(({ id, label, tone }) => [id, { label, tone }])),
    neighborhoods: Object.fromEntries(
      cityParts(site).map(({ id, label, aliases }) => [
        id,
        { label, ...(aliases.length > 0 ? { aliases } : {}) },
      ]),
    ),
    art,
    deals: deals.map(recordMaker(site, posters)),
    guides,
    ...comingDeals(catalog, recordMaker(site, posters)),
  };
}

/** The entries of the deals that begin next, those of which the first day is known. */
export const comingEntries = ({ upcoming }: PlannedDeals['catalog']): readonly CatalogEntry[] =>
  upcoming.slice(0, maxUpcoming).filter(({ run }) => run.first !== null);

/** What can be asked about the deals that begin next: nobody gets them yet, so their links and codes are left out. */
function comingDeals(catalog: PlannedDeals['catalog'], recordOf: RecordOf): Pick<DealData, 'coming'> {
  const coming = comingEntries(catalog).map((entry): DealRecord => {
    const { url, couponCode, at, ...record } = recordOf(entry);
    return { ...record, starts: entry.run.first ?? '' };
  });
  return coming.length > 0 ? { coming } : {};
}

/** Makes the records of listed deals. */
export type RecordOf = (entry: CatalogEntry) => DealRecord;

/** Makes the records of the deals of `site`. */
export function recordMaker(site: Site, posters: PlannedSite['posters']): RecordOf {
  const pack = packOf(site.config);
  return (entry) => dealRecord(entry, posters, pack);
}

/** A listed deal for browsers; `pack` is that of the language of the site, unless it is the assistant's first. */
function dealRecord(
  { deal, card }: CatalogEntry,
  posters: PlannedSite['posters'],
  pack: LanguagePack | null,
): DealRecord {
  const { tags = [] } = withTopics(deal, pack);
  const set = posters.posterSet(deal);
  return {
    slug: deal.slug,
    title: deal.title,
    summary: deal.summary,
    category: deal.category,
    neighborhoods: neighborhoodsOf(deal.places),
    vendor: deal.vendor.name,
    ...offerFields(deal.offer),
    ...(deal.couponCode === undefined ? {} : { couponCode: deal.couponCode }),
    ...(card.expiryDate === null ? {} : { expiryDate: card.expiryDate }),
    ...(card.endsAt === null ? {} : { endsAt: card.endsAt }),
    ...(card.dayEndsAt === undefined ? {} : { dayEndsAt: card.dayEndsAt }),
    publishedDate: deal.publishedDate,
    clicks: deal.clickCount,
    ...(set ? { art: set.name } : { image: card.image.src }),
    ...(deal.affiliateUrl === undefined ? {} : { url: deal.affiliateUrl }),
    ...scheduleFields(deal.schedule),
    ...factsForBrowsers(deal),
    ...traitsForBrowsers(deal),
    ...(deal.featured ? { featured: true } : {}),
    ...(deal.familyFriendly ? { family: true } : {}),
    ...(deal.adultsOnly ? { adults: true } : {}),
    ...(deal.outdoor === undefined ? {} : { outdoor: deal.outdoor }),
    ...(deal.intensity === undefined ? {} : { intensity: deal.intensity }),
    ...(tags.length === 0 ? {} : { tags }),
    ...coordinatesOf(deal.places),
  };
}
