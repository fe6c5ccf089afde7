/*
 * What surrounds the hosted model of a site in a chat. Browsers load it only on sites that have one.
 */
export { ConsentRequest } from './ConsentRequest.tsx';
export { HostedFootnote } from './HostedFootnote.tsx';
export { isHostedWanted } from './isHostedWanted.ts';
export { offersSettings, openSettings } from './openSettings.ts';

/** The code that asks the model, which only visitors load who want that. */
export const loadAskHosted = () => import('../../assistant/hosted/askHosted.ts');
