import { type MarkupElement, tokensOf, visibleTextOf } from '../../../html/markup.ts';
import type { BuiltSite } from '../builtSite.ts';
import { isVendorLink } from '../page.ts';
import { cleanBuildHint, type PageRule } from '../rule.ts';

/** Phrases that disclose that the site earns money; a bare "affiliate link" does not. */
const usualDisclosure = /paid link|commission|sponsored|advertis/i;

/** Links to vendors are marked as paid, for search engines and, beside the link, for visitors (CD851, CD852). */
export const vendorLinkRule: PageRule = ({ links }, site, report) => {
  for (const link of links.filter((candidate) => isVendorLink(candidate, site))) {
    const { element, href } = link;
    const rel = tokensOf(element.attributes.rel);
    const missing = ['sponsored', 'noopener'].filter((token) => !rel.includes(token));
    if (missing.length > 0) {
      report('CD851', {
        problem: `The link to the vendor at ${href} lacks rel="${missing.join(' ')}".`,
        expected: 'rel="sponsored noopener"',
        hint: 'Search engines penalize paid links that are not marked as such.',
        clues: [href],
        element,
      });
    }
    if (!isDisclosed(element, site)) {
      report('CD852', {
        problem: `No text beside the link to the vendor at ${href} says that it is a paid link.`,
        expected: `"${site.facts?.disclosure.besideLink ?? 'Paid link'}" beside the link`,
        clues: [href],
        element,
      });
    }
  }
};

/** Looks only at the two elements around the link: visitors see their text together with it. */
function isDisclosed(link: MarkupElement, { facts }: BuiltSite): boolean {
  const expected = facts?.disclosure.besideLink;
  let { parent } = link;
  for (let level = 0; parent && level < 2; level++) {
    if (parent.name === 'main' || parent.name === 'body') return false;
    const text = visibleTextOf(parent);
    if (expected === undefined ? usualDisclosure.test(text) : text.includes(expected)) return true;
    ({ parent } = parent);
  }
  return false;
}

/** The footer of every page says how the site earns money (CD853). */
export const footerDisclosureRule: PageRule = ({ markup }, { facts }, report) => {
  const footer = markup.named('footer').find(({ parent }) => parent?.name === 'body');
  const text = footer ? visibleTextOf(footer) : '';
  if (facts ? text.includes(facts.disclosure.text) : usualDisclosure.test(text)) return;
  report('CD853', {
    problem: 'The footer does not say how the site earns money.',
    ...(facts ? { expected: `"${facts.disclosure.text}"`, clues: [facts.disclosure.text] } : {}),
    ...(footer ? { element: footer } : {}),
  });
};

/** The page of an ended deal does not offer it, and search engines do not list it (CD854). */
export const endedDealRule: PageRule = (page, site, report) => {
  const { facts } = site;
  const span = facts?.spanOfDeal.get(page.path);
  // For a deal that ended after the build, the rebuild is overdue, which another rule reports.
  if (!facts || !span || span.endsAt === null || span.endsAt > site.builtAt) return;
  const offers = [
    page.isIndexable && !facts.showsEndedDeals ? 'allows indexing' : null,
    /"@type":\s*"Offer"/.test(page.html) ? 'has an offer in its structured data' : null,
    page.links.some((link) => isVendorLink(link, site)) ? 'links to the vendor' : null,
  ].filter((offer) => offer !== null);
  if (offers.length === 0) return;
  report('CD854', {
    problem: `The deal has ended, but its page ${new Intl.ListFormat('en').format(offers)}.`,
    hint: cleanBuildHint,
    clues: ['expiryDate'],
  });
};
