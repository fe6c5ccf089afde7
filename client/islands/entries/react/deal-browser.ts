import { withDealSource } from '../../../search/withDealSource.ts';
import { dealBrowser } from '../../dealBrowser/DealBrowser.tsx';
import { hydrate } from '../../hydrate.tsx';

/** The first results are in the page already: they are read from there instead of being sent twice. */
export function start(root: HTMLElement): void {
  // The deals are on their way meanwhile. Where they cannot be had, the browser hears of it when it asks.
  Promise.resolve(withDealSource(() => undefined)).catch(() => undefined);
  const firstResults = root.querySelector('[data-first-results]')?.innerHTML ?? '';
  hydrate(root, dealBrowser, { firstResults });
}
