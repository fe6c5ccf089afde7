import { keepLoaded } from '../../search/keepLoaded.ts';

/** Loads what is shown where nothing is found. */
export const loadNoResults = keepLoaded(() => import('./NoResults.tsx'));
