import { keepLoaded } from '../../search/keepLoaded.ts';

/** Loads what reads times and places from search words, which listings have none of. */
export const loadReadWords = keepLoaded(() => import('./readWords.ts'));
