import { defineIsland } from '../island.ts';
import { SavedDeals } from './SavedDeals.tsx';

/** The deals that are saved on this device, and a comparison of some of them. */
export const savedDeals = defineIsland('saved-deals', 'load', SavedDeals);
