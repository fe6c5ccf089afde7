import type { GuideProps } from '../../data/model/pages/guide.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumbList.ts';
import { collectionPage } from './collectionPage.ts';
import { event, eventsOf } from './event.ts';
import { itemList } from './itemList.ts';

/** A hub as the collection of its cards, another guide as an article with its picks; and the events on both. */
export function guide(page: GuideProps, chrome: Chrome): readonly (object | null)[] {
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

/** The addresses of the deals that a guide picks, each once. */
function picksOf({ selection, blocks }: GuideProps): string[] {
  const selections = [selection, ...blocks.map((block) => (block.kind === 'deals' ? block.selection : null))];
  const picks = selections.flatMap((one) => one?.picks ?? []);
  return [...new Set(picks.map(({ deal }) => deal.href))];
}
