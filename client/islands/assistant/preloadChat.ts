import { assistantDataPath } from '../../../data/model/assistant/assistantData.ts';
import { dealDataPath } from '../../../data/model/deals/dealRecord.ts';
import { conversationSheet } from './stylesheets.ts';

/** The names of the files that a chat imports until it can answer, separated by spaces; the bundler fills them in. */
declare const chatFiles: string;

let isPreloaded = false;

/**
 * Begins to load all that a chat needs for its first answer, at the same time: otherwise each file is requested only when
 * another has arrived that imports it, and on a phone's network every such step takes longer than the file.
 */
export function preloadChat(): void {
  // A preload that failed would answer the request that comes once there is a network again.
  if (isPreloaded || !navigator.onLine) return;
  isPreloaded = true;
  preload({ rel: 'preload', as: 'style', href: conversationSheet() });
  for (const name of chatFiles.split(' ')) preload({ rel: 'modulepreload', href: `/assets/${name}.js` });
  // Requests by fetch() use what is preloaded only if both have the same mode.
  for (const href of [assistantDataPath, dealDataPath])
    preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
}

const preload = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes));
