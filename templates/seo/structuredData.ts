import type { RenderablePage } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { scriptJson } from '../../data/model/scriptJson.ts';
import { unreachable } from '../unreachable.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { collectionPage } from './collectionPage.ts';
import { guide } from './guide.ts';
import { organization } from './organization.ts';
import { productOffer } from './productOffer.ts';
import { webSite } from './webSite.ts';

/** What a page says to machines, all of it visible on the page; empty where it has nothing to say. */
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
      return [productOffer(page.props, chrome), breadcrumbList(page.props.breadcrumbs, chrome.origin)];
    case 'listing':
      return [
        collectionPage(
          page.props,
          page.props.deals.map(({ href }) => href),
          chrome,
        ),
        breadcrumbList(page.props.breadcrumbs, chrome.origin),
      ];
    case 'guide':
      return guide(page.props, chrome);
    case 'search':
    case 'chat':
    case 'saved':
    case 'prose':
      return [breadcrumbList(page.props.breadcrumbs, chrome.origin)];
    case 'not-found':
      return [];
    default:
      return unreachable(page);
  }
}
