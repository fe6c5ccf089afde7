import { inCatalogue, t } from '../../../data/messages/t.ts';
import { type DealSpan, dealSpan } from '../../../data/model/deals/dealPhase.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { createZone } from '../../../data/model/time/zone.ts';
import type { Site } from '../../content/site.ts';

/** Facts of the content that the built pages must agree with. */
export interface SiteFacts {
  readonly origin: string;
  readonly siteName: string;
  readonly language: string;
  readonly timeZone: string;
  readonly disclosure: { readonly text: string; readonly besideLink: string };
  /** What pages say of a price of 0. */
  readonly freeWord: string;
  /** True if ended deals stay in lists and search engines. */
  readonly showsEndedDeals: boolean;
  /** The hosts of all vendors, such as "shop.example". */
  readonly vendorHosts: ReadonlySet<string>;
  /** The addresses of vendors' own sites, to which the site links without a commission. */
  readonly vendorSites: ReadonlySet<string>;
  /** What the paths of all deal pages begin with, such as "/deal/". */
  readonly dealPrefix: string;
  /** When each deal starts and ends, by the path of its page. */
  readonly spanOfDeal: ReadonlyMap<string, DealSpan>;
}

/** The facts of `site`. */
export const siteFacts = (site: Site): SiteFacts => inCatalogue(site.messages, () => factsOf(site));

function factsOf({ config, deals, vendors }: Site): SiteFacts {
  const { timeZone } = config.city;
  const zone = createZone(timeZone);
  return {
    origin: config.origin,
    siteName: config.name,
    language: config.language,
    timeZone,
    disclosure: config.disclosure,
    freeWord: t('offer.free'),
    showsEndedDeals: config.expiredDeals === 'show',
    vendorHosts: new Set(deals.flatMap(({ affiliateUrl }) => hostsIn(affiliateUrl))),
    vendorSites: new Set(vendors.flatMap(({ site }) => site ?? [])),
    dealPrefix: dealPath(''),
    spanOfDeal: new Map(deals.map((deal) => [dealPath(deal.slug), dealSpan(deal, zone)])),
  };
}

function hostsIn(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).host] : [];
}
