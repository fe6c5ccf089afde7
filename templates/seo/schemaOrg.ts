import type { GuideProps, HolidayEvent } from '../../data/model/pages/guide.ts';
import { type LinkedText, wordsWithoutLinks } from '../../data/model/pages/linkedText.ts';
import type { Chrome, DocumentHead, Link } from '../../data/model/pages/view.ts';
import { searchPath } from '../../data/model/routes.ts';

type Addressed = HolidayEvent & { readonly address: string };

/** The events of a guide that have an address, which search engines require. */
export function eventsOf({ blocks }: GuideProps): Addressed[] {
  const all = blocks.flatMap((block) => (block.kind === 'events' ? block.items : []));
  return all.filter((event): event is Addressed => event.address !== null);
}

/** An Event as the page shows it. It has an offer only if it is free. */
export function event(item: Addressed, { head }: GuideProps, { currency }: Pick<Chrome, 'currency'>) {
  return {
    '@type': 'Event',
    name: item.title,
    description: item.description,
    image: head.image,
    startDate: item.start,
    ...(item.end && { endDate: item.end }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: item.location, address: item.address },
    ...(item.free && {
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: currency, url: head.canonical },
    }),
  };
}

/** The WebSite and how to search it; only on the home page. */
export function webSite({ siteName, origin, language }: Chrome) {
  return {
    '@type': 'WebSite',
    name: siteName,
    url: `${origin}/`,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The Organization that runs the site, with the accounts linked in the footer. */
export function organization({ siteName, origin, mark, icons, footer }: Chrome) {
  const icon = icons.findLast(({ purpose }) => purpose === 'any');
  return {
    '@type': 'Organization',
    name: siteName,
    url: `${origin}/`,
    logo: absoluteUrl(icon?.href ?? mark.src, origin),
    ...(footer.social.length > 0 && { sameAs: footer.social.map(({ url }) => url) }),
  };
}

/** A guide as an Article, with the dates that are known. */
export function article({ head, heading, lead }: GuideProps, { siteName, origin }: Chrome) {
  return {
    '@type': 'Article',
    headline: heading,
    description: lead,
    image: head.image,
    url: head.canonical,
    author: { '@type': 'Organization', name: siteName, url: `${origin}/` },
    ...(head.published && { datePublished: head.published }),
    ...(head.modified && { dateModified: head.modified }),
  };
}

/** The breadcrumbs of a page; `null` if there are fewer than two. */
export function breadcrumbList(breadcrumbs: readonly Link[], origin: string) {
  if (breadcrumbs.length < 2) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href, origin),
    })),
  };
}

/** `address`, a path of this site or an absolute URL, as an absolute URL. */
export function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}

/** An ItemList of pages, in the order in which the page shows them. */
export function itemList(hrefs: readonly string[], origin: string) {
  return {
    '@type': 'ItemList',
    numberOfItems: hrefs.length,
    itemListElement: hrefs.map((href, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(href, origin),
    })),
  };
}

/** A CollectionPage with the pages that it lists, in their order. */
export function collectionPage(
  page: { readonly head: DocumentHead; readonly heading: string; readonly intro: LinkedText },
  hrefs: readonly string[],
  { origin }: Pick<Chrome, 'origin'>,
) {
  return {
    '@type': 'CollectionPage',
    name: page.heading,
    description: wordsWithoutLinks(page.intro),
    url: page.head.canonical,
    mainEntity: itemList(hrefs, origin),
  };
}
