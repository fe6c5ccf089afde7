import { t } from '../../../data/messages/t.ts';
import type { DealVendor } from '../../../data/model/pages/deal.ts';
import type { PlannedPage } from '../../../data/model/pages/page.ts';
import type { VendorProps } from '../../../data/model/pages/vendor.ts';
import { vendorPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { toSchedule } from '../../../data/model/time/toSchedule.ts';
import type { Vendor } from '../../../data/schema/vendor.ts';
import { onlyPart } from '../../content/cityParts.ts';
import { placesOfVendor } from '../../content/resolveDeal.ts';
import type { SiteDeal } from '../../content/site.ts';
import type { CatalogEntry } from '../catalog/dealIndex.ts';
import { picture } from '../images/pictures.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { splitParagraphs } from './contentText.ts';
import { planMap, planPlaces } from './dealPlaces.ts';
import { planHours } from './dealTimes.ts';
import { phaseChanges } from './listings.ts';

/** A vendor has a page from this number of deals on that have not ended. */
const minDeals = 2;

/** The page of a vendor of vendors.json; none if it has too few deals. */
export function planVendor(context: PlanContext, vendor: Vendor): PlannedPage<'vendor'>[] {
  const clock = context.newClock();
  return hasPage(context, vendor, clock) ? [vendorPage(context, vendor, clock)] : [];
}

/** Whether the vendor has deals enough. Asks `clock` about the ends of no more deals than needed. */
function hasPage({ catalog }: PlanContext, { name }: Vendor, clock: Clock): boolean {
  let count = 0;
  for (const { span } of catalog.byVendor.get(name) ?? []) {
    if (span.endsAt !== null && clock.hasPassed(span.endsAt)) continue;
    count += 1;
    if (count === minDeals) return true;
  }
  return false;
}

/** The vendor of a deal, with what is known about it. Asks `clock` whether it has a page. */
export function planVendorOf(
  context: PlanContext,
  { vendor: { id, name } }: SiteDeal,
  clock: Clock,
): DealVendor {
  const vendor = id === null ? undefined : context.vendors.get(id);
  if (!vendor) return { name, href: null, phone: null };
  return vendorView(vendor, hasPage(context, vendor, clock) ? vendorPath(vendor.id) : null);
}

const vendorView = ({ name, phone }: Vendor, href: string | null): DealVendor => ({
  name,
  href,
  phone: phone ?? null,
});

function vendorPage(context: PlanContext, vendor: Vendor, clock: Clock): PlannedPage<'vendor'> {
  const { catalog, posters } = context;
  const entries = catalog.byVendor.get(vendor.name) ?? [];
  for (const instant of phaseChanges(entries)) clock.dependOn(instant);
  const isVendors = ({ deal }: CatalogEntry) => deal.vendor.name === vendor.name;
  const listed = entries.filter((entry) => catalog.isListed(entry, clock));
  const upcoming = catalog.upcoming.filter(isVendors);
  const shown = [...listed, ...upcoming];
  const { valid, lastModified } = timing(
    context,
    clock,
    shown.flatMap(({ edits }) => edits),
  );
  const path = vendorPath(vendor.id);
  // Rendered here, because outputs need all pictures once planning is done.
  const image = vendor.imageUrl === undefined ? null : picture(context.site, vendor.imageUrl);
  return {
    kind: 'vendor',
    path,
    canonicalPath: path,
    valid,
    lastModified,
    indexable: true,
    source: 'vendors.json',
    makeProps: () => ({
      ...vendorProps(context, vendor, lastModified),
      picture: image,
      deals: catalog.grid(listed),
      comingSoon: posters.arrangeGrid(catalog.grid(upcoming)),
    }),
  };
}

function vendorProps(
  context: PlanContext,
  vendor: Vendor,
  lastModified: number | null,
): Omit<VendorProps, 'picture' | 'deals' | 'comingSoon'> {
  const { name } = vendor;
  const about = splitParagraphs(vendor.about ?? '');
  const path = vendorPath(vendor.id);
  const city = context.site.config.city.name;
  const places = placesOfVendor(vendor, onlyPart(context.site));
  return {
    head: planHead(context, {
      title: t('deals.at', { vendor: name }),
      description: cutAtWord(about[0] ?? t('vendor.description', { vendor: name, city }), 160),
      canonicalPath: path,
      indexable: true,
      lastModified,
    }),
    breadcrumbs: [
      { label: t('page.home'), href: '/' },
      { label: name, href: path },
    ],
    vendor: vendorView(vendor, path),
    site: vendor.site ?? null,
    about,
    places: planPlaces(context, places),
    map: planMap(context.site, places),
    times: planHours(toSchedule({}, vendor), { first: null, last: null }, context.zone),
  };
}

const cutAtWord = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}\u2026`;
