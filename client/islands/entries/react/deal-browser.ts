import { withDealSource } from '../../../search/withDealSource.ts';
import { dealBrowser } from '../../dealBrowser/DealBrowser.tsx';
import { hydrate } from '../../hydrate.tsx';

/** Reads the first results from the page's HTML, so that they need not be in the props too. */
function startDealBrowser(root: HTMLElement): void {
  // Start loading the deals now. A failure is reported when the component asks for them.
  Promise.resolve(withDealSource(() => undefined)).catch(() => undefined);
  const firstResults = root.querySelector('[data-first-results]')?.innerHTML ?? '';
  hydrate(root, dealBrowser, { firstResults });
}

export { startDealBrowser as start };
