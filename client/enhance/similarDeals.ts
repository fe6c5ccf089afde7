import { type Named, similarNames } from './similarNames.ts';

interface Listed extends Named {
  readonly percent: number;
}

/**
 * On the not-found page at a deal's address: looks for deals with a similar name. Quiet where there are
 * none.
 */
export async function offerSimilarDeals(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-similar-deals]');
  const wanted = /^\/deal\/(.+)/.exec(location.pathname)?.[1];
  if (!place || wanted === undefined) return;
  place.textContent = 'Loading deal details...';
  const found = await similarTo(wanted).catch(() => []);
  place.replaceChildren(...(found.length > 0 ? listOf(found) : []));
}

async function similarTo(wanted: string): Promise<readonly Listed[]> {
  const response = await fetch('/deals.json');
  const data: unknown = await response.json();
  return similarNames(wanted, dealsIn(data));
}

/** The deals of the search data; none where it has another version than this script was made for. */
function dealsIn(data: unknown): readonly Listed[] {
  const { version, deals } = data as { version?: unknown; deals?: unknown };
  return version === 1 && Array.isArray(deals) ? deals : [];
}

function listOf(deals: readonly Listed[]): readonly HTMLElement[] {
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
