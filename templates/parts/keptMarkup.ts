import { createContext } from 'react';
import { getOrInsertComputed } from '../../data/model/memoize.ts';
import { recentCache } from '../../data/model/recentCache.ts';
import { type CardRenderer, cutCardRenderer, renderCard, wholeCardRenderer } from './cardRenderer.tsx';

/** HTML that several pages show is rendered once for all that follow each other. */
export interface KeptMarkup {
  readonly renderCard: CardRenderer;
  /** What `make` returns; for the same `key` it is made once. */
  readonly keep: (key: string, make: () => string) => string;
}

/** More than a site has listings with several pages, and neighbors in the order of pages. */
const maxKept = 200;

/** What a renderer of pages keeps. Whether parts may be a project's own is `hasOwnCode`. */
export function createKeptMarkup(hasOwnCode: boolean): KeptMarkup {
  const kept = recentCache<string, string>(maxKept);
  return {
    renderCard: hasOwnCode ? wholeCardRenderer() : cutCardRenderer(),
    keep: (key, make) => getOrInsertComputed(kept, key, make),
  };
}

/** How pages get at what is kept: nothing is, unless the renderer of the site does. */
export const KeptMarkupContext = createContext<KeptMarkup>({ renderCard, keep: (_, make) => make() });
