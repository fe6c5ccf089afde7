import type { MapData } from '../../../data/model/mapData.ts';
import { keepLoaded } from '../../search/keepLoaded.ts';
import { addStylesheet } from '../addStylesheet.ts';

/** The URLs of the style sheets in client/styles/lazy/; the bundler fills them in. */
declare const lazySheets: { readonly map: string };

/** What it takes to show a map of deals. */
export interface DealMapParts {
  readonly code: typeof import('../dealMap/DealsMap.tsx');
  readonly map: MapData;
}

/** Kept once a page. */
let load: (() => DealMapParts | Promise<DealMapParts>) | undefined;
let styles: Promise<unknown> | undefined;

/** Loads the code and the styles of the map, and what it shows from `address`, which is the same on the whole page. */
export function loadDealMap(address: string): DealMapParts | Promise<DealMapParts> {
  load ??= keepLoaded(async () => {
    styles ??= addStylesheet(lazySheets.map);
    const [code, response] = await Promise.all([import('../dealMap/DealsMap.tsx'), fetch(address), styles]);
    // What a host says in place of a missing file is no JSON.
    return { code, map: await response.json() };
  });
  return load();
}
