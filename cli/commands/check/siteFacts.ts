import { type DealSpan, dealSpan } from '../../../data/model/deals/dealPhase.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { Site } from '../../content/site.ts';

/** What the content says that the built pages are held to. */
export interface SiteFacts {
  readonly origin: string;
  readonly siteName: string;
  readonly language: string;
  readonly timeZone: string;
  readonly disclosure: { readonly text: string; readonly besideLink: string };
  /** True where deals that have ended stay in lists and search engines. */
  readonly showsEndedDeals: boolean;
  /** Hosts of all vendors. */
  readonly vendorHosts: ReadonlySet<string>;
  /** From when to when each deal is live, by the path of its page. */
  readonly spanOfDeal: ReadonlyMap<string, DealSpan>;
}

/** The facts of `site`. */
export function siteFacts({ config, deals }: Site): SiteFacts {
  const { timeZone } = config.city;
  return {
    origin: config.origin,
    siteName: config.name,
    language: config.language,
    timeZone,
    disclosure: config.disclosure,
    showsEndedDeals: config.expiredDeals === 'show',
    vendorHosts: new Set(deals.flatMap(({ affiliateUrl }) => hostOf(affiliateUrl))),
    spanOfDeal: new Map(deals.map((deal) => [dealPath(deal.slug), dealSpan(deal, timeZone)])),
  };
}

function hostOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).host] : [];
}
