import { t } from '../../data/messages/t.ts';
import type { DealProps } from '../../data/model/pages/deal.ts';
import type { GuideProps } from '../../data/model/pages/guide.ts';
import type { RenderablePage } from '../../data/model/pages/page.ts';
import type { VendorProps } from '../../data/model/pages/vendor.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { scriptJson } from '../../data/model/scriptJson.ts';
import { unreachable } from '../unreachable.ts';
import { productOffer, sessionEvents } from './dealThings.ts';
import {
  article,
  breadcrumbList,
  collectionPage,
  event,
  eventsOf,
  itemList,
  organization,
  webSite,
} from './schemaOrg.ts';

/** A hub as a collection of its cards, any other guide as an article with its picks; events on both. */
function guide(page: GuideProps, chrome: Chrome): readonly (object | null)[] {
  const picks = picksOf(page);
  const cards = (page.cards?.items ?? []).map(({ href }) => href);
  const collected = { head: page.head, heading: page.heading, intro: page.lead };
  return [
    page.layout === 'hub' ? collectionPage(collected, cards, chrome) : article(page, chrome),
    breadcrumbList(page.breadcrumbs, chrome.origin),
    page.layout === 'guide' && picks.length > 0 ? itemList(picks, chrome.origin) : null,
    ...eventsOf(page).map((item) => event(item, page, chrome)),
  ];
}

/** A deal as its events, which have offers of their own, or as a product: an event is no product. */
function deal(page: DealProps, chrome: Chrome): readonly (object | null)[] {
  const events = sessionEvents(page, chrome);
  return events.length > 0 ? events : [productOffer(page, chrome)];
}

/** A vendor's page as a collection of its deals, and who the vendor is. */
function vendor({ head, vendor, site, about, deals, comingSoon, breadcrumbs }: VendorProps, chrome: Chrome) {
  const { name, phone } = vendor;
  const page = { head, heading: t('deals.at', { vendor: name }), intro: about[0] ?? head.description };
  const hrefs = [...deals, ...comingSoon].map(({ href }) => href);
  return [
    {
      ...collectionPage(page, hrefs, chrome),
      about: {
        '@type': 'Organization',
        name,
        ...(site && { url: site }),
        ...(phone && { telephone: phone }),
      },
    },
    breadcrumbList(breadcrumbs, chrome.origin),
  ];
}

/** Paths of the deals that a guide picks, without duplicates. */
function picksOf({ selection, blocks }: GuideProps): string[] {
  const selections = [selection, ...blocks.map((block) => (block.kind === 'deals' ? block.selection : null))];
  const picks = selections.flatMap((one) => one?.picks ?? []);
  return [...new Set(picks.map(({ deal }) => deal.href))];
}

/** The JSON-LD of a page, which states only what the page shows; empty for pages without any. */
export function structuredData(page: RenderablePage, chrome: Chrome): string {
  const graph = thingsOn(page, chrome).filter((thing) => thing !== null);
  if (graph.length === 0) return '';
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json}</script>`;
}

function thingsOn(page: RenderablePage, chrome: Chrome): readonly (object | null)[] {
  switch (page.kind) {
    case 'home':
      return [webSite(chrome), organization(chrome)];
    case 'deal':
      return [...deal(page.props, chrome), breadcrumbList(page.props.breadcrumbs, chrome.origin)];
    case 'listing':
      return [
        collectionPage(
          page.props,
          page.props.deals.map(({ href }) => href),
          chrome,
        ),
        breadcrumbList(page.props.breadcrumbs, chrome.origin),
      ];
    case 'vendor':
      return vendor(page.props, chrome);
    case 'guide':
      return guide(page.props, chrome);
    case 'search':
    case 'chat':
    case 'saved':
    case 'prose':
    case 'own':
      return [breadcrumbList(page.props.breadcrumbs, chrome.origin)];
    case 'not-found':
      return [];
    default:
      return unreachable(page);
  }
}
