import { dealPath } from '../../data/model/routes.ts';
import { readSaved, watchSaved } from '../saved/savedDeals.ts';

/** Asks the service worker, once it runs, to keep the pages of saved deals on the device: now, and whenever one is saved. */
export function keepSaved(): void {
  navigator.serviceWorker?.ready.then(({ active }) => {
    const send = () => active?.postMessage(readSaved().map(({ slug }) => dealPath(slug)));
    send();
    watchSaved(send);
  });
}
