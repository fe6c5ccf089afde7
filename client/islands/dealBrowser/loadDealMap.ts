import type { MapData } from '../../../data/model/mapData.ts';
import { addStylesheet } from '../addStylesheet.ts';

/** The URLs of the style sheets in client/styles/lazy/; the bundler fills them in. */
declare const lazySheets: { readonly map: string };

/** What it takes to show a map of deals. */
export interface DealMapParts {
  readonly code: typeof import('../dealMap/DealsMap.tsx');
  readonly map: MapData;
}

/** Kept once a page. */
let parts: DealMapParts | Promise<DealMapParts> | undefined;
let styles: Promise<unknown> | undefined;

/**
 * Loads the code and the styles of the map, and what it shows from `address`; at once if they are loaded. Rejects if they
 * cannot be loaded, and the next call then tries again.
 */
export function loadDealMap(address: string): DealMapParts | Promise<DealMapParts> {
  parts ??= load(address);
  return parts;
}

async function load(address: string): Promise<DealMapParts> {
  styles ??= addStylesheet(lazySheets.map);
  try {
    const [code, response] = await Promise.all([import('../dealMap/DealsMap.tsx'), fetch(address), styles]);
    // What a host says in place of a missing file is no JSON.
    parts = { code, map: await response.json() };
    return parts;
  } catch (error) {
    parts = undefined;
    throw error;
  }
}
