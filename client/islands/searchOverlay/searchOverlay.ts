import { defineIsland } from '../island.ts';
import { SearchOverlay } from './SearchOverlay.tsx';

/** The search that opens over any page. */
export const searchOverlay = defineIsland('search-overlay', 'interaction', SearchOverlay);
