import { t } from '../../data/messages/t.ts';
import { type DealRecord, dealDataPath, offerOf, readDealData } from '../../data/model/deals/dealRecord.ts';
import { offerTitle } from '../../data/model/deals/offerWords.ts';
import { dealPath } from '../../data/model/routes.ts';

/**
 * On the not-found page at a deal's path: lists deals with a similar name, if there are any.
 */
export async function offerSimilarDeals(place: HTMLElement): Promise<void> {
  const prefix = dealPath('');
  if (!location.pathname.startsWith(prefix)) return;
  const wanted = location.pathname.slice(prefix.length);
  place.textContent = t('lost.loading');
  const found = await similarTo(wanted).catch(() => []);
  place.replaceChildren(...(found.length > 0 ? listOf(found) : []));
}

async function similarTo(wanted: string): Promise<readonly DealRecord[]> {
  const response = await fetch(dealDataPath);
  return dealsNamedLike(wanted, readDealData(await response.json())?.deals ?? []);
}

function listOf(deals: readonly DealRecord[]): readonly HTMLElement[] {
  const heading = document.createElement('h2');
  heading.textContent = t('lost.similar');
  const list = document.createElement('ul');
  list.className = 'chips';
  for (const deal of deals) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.className = 'button surface';
    link.href = dealPath(encodeURIComponent(deal.slug));
    link.textContent = offerTitle(deal.title, offerOf(deal));
    item.append(link);
    list.append(item);
  }
  return [heading, list];
}

/** The names of a deal. */
export interface NamedDeal {
  readonly slug: string;
  readonly title: string;
}

const words = (text: string) => text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? [];

/** Up to four deals that share the most words with `wanted`, best first; none if no word is shared. */
export function dealsNamedLike<T extends NamedDeal>(wanted: string, deals: readonly T[]): readonly T[] {
  const wantedWords = new Set(words(wanted));
  return deals
    .map((deal) => ({
      deal,
      shared: new Set(words(`${deal.slug} ${deal.title}`).filter((word) => wantedWords.has(word))).size,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 4)
    .map(({ deal }) => deal);
}
