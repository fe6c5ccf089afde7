/** Loads the code that searches deals in memory, once a page: listings work without it until there are search words. */
export const loadDealSearch = () => import('./dealSearch.ts');
