import type { PageRule } from '../page.ts';
import { isVendorLink } from './disclosure.ts';

/** The page of a deal that has ended offers nothing and is kept from search engines (CD854). */
export const endedDealRule: PageRule = (page, site, found) => {
  const { facts } = site;
  const span = facts?.spanOfDeal.get(page.path);
  // A page that is older than the end is found to be due for a rebuild; this is about pages that were built wrongly.
  if (!facts || !span || span.endsAt > site.builtAt) return;
  const offers = [
    page.isIndexable && !facts.showsEndedDeals ? 'asks to be listed by search engines' : null,
    /"@type":\s*"Offer"/.test(page.html) ? 'has an offer in its structured data' : null,
    page.links.some((link) => isVendorLink(link, site)) ? 'links to the vendor' : null,
  ].filter((offer) => offer !== null);
  if (offers.length === 0) return;
  found('CD854', {
    problem: `The deal has ended, but its page ${new Intl.ListFormat('en').format(offers)}.`,
    hint: 'Build again with --clean.',
    clues: ['expiryDate'],
  });
};
