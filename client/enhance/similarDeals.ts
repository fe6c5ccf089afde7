import { type DealRecord, dealDataPath, readDealData } from '../../data/model/deals/dealRecord.ts';
import { similarNames } from './similarNames.ts';

/**
 * On the not-found page at a deal's address: looks for deals with a similar name. Quiet where there are
 * none.
 */
export async function offerSimilarDeals(place: HTMLElement): Promise<void> {
  const wanted = /^\/deal\/(.+)/.exec(location.pathname)?.[1];
  if (wanted === undefined) return;
  place.textContent = 'Loading deal details...';
  const found = await similarTo(wanted).catch(() => []);
  place.replaceChildren(...(found.length > 0 ? listOf(found) : []));
}

async function similarTo(wanted: string): Promise<readonly DealRecord[]> {
  const response = await fetch(dealDataPath);
  return similarNames(wanted, readDealData(await response.json())?.deals ?? []);
}

function listOf(deals: readonly DealRecord[]): readonly HTMLElement[] {
  const heading = document.createElement('h2');
  heading.textContent = 'Deals with a similar name';
  const list = document.createElement('ul');
  list.className = 'chips';
  for (const { slug, title, percent } of deals) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = 'button surface';
    link.href = `/deal/${encodeURIComponent(slug)}`;
    link.textContent = `${title} · ${percent}% off`;
    item.append(link);
    list.append(item);
  }
  return [heading, list];
}
