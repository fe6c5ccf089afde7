import { useEffect, useState } from 'react';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { loadSettingsStyles } from './stylesheets.ts';
import { loadNotices } from './useNotices.ts';

/** Opens the settings of the hosted model; nothing if it would be one of the browser, which has none. */
export function SettingsButton({ model, tag }: { readonly model: HostedModel; readonly tag: string }) {
  const isOffered = useIsOffered(model);
  return (
    isOffered && (
      <button
        type="button"
        aria-label="Chat settings"
        onClick={({ currentTarget }) => openSettings(model, tag, currentTarget)}
      >
        <Icon name="filters" />
      </button>
    )
  );
}

function useIsOffered(model: HostedModel): boolean {
  const [isOffered, setOffered] = useState(model.type !== 'browser');
  useEffect(() => {
    if (model.type !== 'browser') return;
    import('../../assistant/hosted/browser/languageModel.ts')
      .then(({ findBrowserModel }) => findBrowserModel(model.languages))
      .then(
        (found) => setOffered(found !== null),
        () => undefined,
      );
  }, [model]);
  return isOffered;
}

/** The focus returns to `opener` when the settings close. */
function openSettings(model: HostedModel, tag: string, opener: HTMLElement): void {
  Promise.all([import('./settings/SettingsDialog.tsx'), loadNotices(tag), loadSettingsStyles()])
    .then(([{ showSettings }, notices]) => showSettings(model, notices, opener))
    .catch(() => showToast({ title: "Couldn't open the settings", text: 'Please try again.' }));
}
