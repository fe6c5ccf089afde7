import { hydrate } from '../hydrate.tsx';
import { dealBrowser } from './dealBrowser.ts';

/** The first results are in the page already: they are read from there instead of being sent twice. */
export function hydrateDealBrowser(root: HTMLElement): void {
  const firstResults = root.querySelector('[data-first-results]')?.innerHTML ?? '';
  hydrate(root, dealBrowser, { firstResults });
}
