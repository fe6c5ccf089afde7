import type { BuiltSite } from '../builtSite.ts';
import { type PageElement, tokensOf } from '../markup.ts';
import type { PageLink, PageRule } from '../page.ts';
import { wordsOf } from '../visibleText.ts';

/** Words that tell visitors that the site earns; a bare "affiliate link" does not. */
const usual = /paid link|commission|sponsored|advertis/i;

/** Links to vendors say that they are paid, to search engines and, beside the link, to visitors (CD851, CD852). */
export const disclosureRule: PageRule = ({ links }, site, found) => {
  for (const link of links.filter((candidate) => isVendorLink(candidate, site))) {
    const { element, href } = link;
    const rel = tokensOf(element.attributes.rel);
    const missing = ['sponsored', 'noopener'].filter((token) => !rel.includes(token));
    if (missing.length > 0) {
      found('CD851', {
        problem: `The link to the vendor at ${href} lacks rel="${missing.join(' ')}".`,
        expected: 'rel="sponsored noopener"',
        hint: 'Search engines take a paid link without it for an attempt to deceive them.',
        clues: [href],
        at: element,
      });
    }
    if (!isDisclosed(element, site)) {
      found('CD852', {
        problem: `Nothing beside the link to the vendor at ${href} says that it is paid.`,
        expected: `"${site.facts?.disclosure.besideLink ?? 'Paid link'}" beside the link`,
        clues: [href],
        at: element,
      });
    }
  }
};

/** Every page says at its end how the site earns (CD853). */
export const footerDisclosureRule: PageRule = ({ markup }, { facts }, found) => {
  const footer = markup.named('footer').find(({ parent }) => parent?.name === 'body');
  const words = footer ? wordsOf(footer) : '';
  if (facts ? words.includes(facts.disclosure.text) : usual.test(words)) return;
  found('CD853', {
    problem: 'The footer does not say how the site earns.',
    ...(facts ? { expected: `"${facts.disclosure.text}"`, clues: [facts.disclosure.text] } : {}),
    ...(footer ? { at: footer } : {}),
  });
};

/** True for a link to a vendor: marked as paid, or to a host at which a deal of the content is sold. */
export function isVendorLink({ element, to }: PageLink, { facts }: Pick<BuiltSite, 'facts'>): boolean {
  if (to.kind !== 'foreign') return false;
  const { attributes } = element;
  return (
    tokensOf(attributes.rel).includes('sponsored') ||
    attributes['data-action'] === 'open' ||
    (facts?.vendorHosts.has(to.url.host) ?? false)
  );
}

/** Looks around the link, no further than what a visitor sees together with it. */
function isDisclosed(link: PageElement, { facts }: BuiltSite): boolean {
  const beside = facts?.disclosure.besideLink;
  for (let around = link.parent, steps = 0; around && steps < 2; around = around.parent, steps++) {
    if (around.name === 'main' || around.name === 'body') return false;
    const words = wordsOf(around);
    if (beside === undefined ? usual.test(words) : words.includes(beside)) return true;
  }
  return false;
}
