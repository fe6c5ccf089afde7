import { dealPath } from '../../data/model/routes.ts';
import { readSaved, watchSaved } from '../saved/savedDeals.ts';

/**
 * Has the drawings of this page stored by the service worker, once it runs, also those that were not scrolled to: they are
 * small, and pages without them look broken.
 */
export function keepDrawings(): void {
  navigator.serviceWorker?.ready.then(() => {
    for (const src of new Set([...document.images].map((image) => image.src)))
      if (src.startsWith(`${location.origin}/assets/`)) fetch(src, { priority: 'low' }).catch(() => {});
  });
}

/** Asks the service worker, once it runs, to keep the pages of saved deals on the device: now, and whenever one is saved. */
export function keepSaved(): void {
  navigator.serviceWorker?.ready.then(({ active }) => {
    const send = () => active?.postMessage(readSaved().map(({ slug }) => dealPath(slug)));
    send();
    watchSaved(send);
  });
}
