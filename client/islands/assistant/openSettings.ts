import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { loadSettingsStyles } from './stylesheets.ts';
import { loadNotices } from './useNotices.ts';

/** Whether visitors can choose anything; not if the model would be one of the browser, which has none. */
export async function offersSettings(model: HostedModel): Promise<boolean> {
  if (model.type !== 'browser') return true;
  const { findBrowserModel } = await import('../../assistant/hosted/browser/languageModel.ts');
  return (await findBrowserModel(model.languages)) !== null;
}

/** Opens the settings, in the language `tag`. The focus returns to `opener` when they close. */
export async function openSettings(model: HostedModel, tag: string, opener: HTMLElement): Promise<void> {
  const [{ showSettings }, notices] = await Promise.all([
    import('./settings/SettingsDialog.tsx'),
    loadNotices(tag),
    loadSettingsStyles(),
  ]);
  showSettings(model, notices, opener);
}
