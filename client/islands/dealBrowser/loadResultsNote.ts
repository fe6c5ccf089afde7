import { keepLoaded } from '../../search/keepLoaded.ts';

const nothingToSay = { resultsNote: () => '' };

/** Loads what is said of results that are not quite what was searched for. Results stay where it cannot be loaded. */
export const loadResultsNote = keepLoaded(() => import('./resultsNote.ts').catch(() => nothingToSay));
