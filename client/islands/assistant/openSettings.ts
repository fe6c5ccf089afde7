import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { showToast } from '../../ui/toast.ts';
import { loadSheet } from './loadSheet.ts';

/** Where the sheets of client/styles/lazy/ are; the bundler puts it in. */
declare const lazySheets: { readonly settings: string };

let looks: Promise<void> | undefined;

/** Opens the settings of the hosted model for a visitor who is at `opener`, or says that they cannot be had. */
export function openSettings(hosted: HostedModel, opener: HTMLElement): void {
  looks ??= loadSheet(lazySheets.settings);
  Promise.all([import('./settings/showSettings.tsx'), looks])
    .then(([{ showSettings }]) => showSettings(hosted, opener))
    .catch(() => showToast({ title: 'Settings are out of reach', text: 'Please try again.' }));
}
