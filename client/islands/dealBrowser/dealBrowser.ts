import { defineIsland } from '../island.ts';
import { DealBrowser } from './DealBrowser.tsx';

/** Filters, sort order and results of a listing, or of the search page. */
export const dealBrowser = defineIsland('deal-browser', 'interaction', DealBrowser);
