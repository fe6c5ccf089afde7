import { loadCalendarCode } from '../../../search/loadDealCalendar.ts';
import { loadDealSearch } from '../../../search/loadDealSearch.ts';
import { withDealSource } from '../../../search/withDealSource.ts';
import { dealBrowser } from '../../dealBrowser/DealBrowser.tsx';
import { loadReadWords } from '../../dealBrowser/loadReadWords.ts';
import { hydrate } from '../../hydrate.tsx';

/** Reads the first results from the page's HTML, so that they need not be in the props too. */
function startDealBrowser(root: HTMLElement): void {
  // Start loading now what the component will ask for. It reports failures then.
  Promise.all([withDealSource(() => undefined), loadCalendarCode()]).catch(() => undefined);
  if (new URLSearchParams(location.search).has('q'))
    Promise.all([loadDealSearch(), loadReadWords()]).catch(() => undefined);
  const firstResults = root.querySelector('[data-first-results]')?.innerHTML ?? '';
  hydrate(root, dealBrowser, { firstResults });
}

export { startDealBrowser as start };
