import { useEffect, useState } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { ChatHead } from '../../../data/model/pages/view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { type LoadedAssistant, loadAssistant } from './loadAssistant.ts';
import type { ChatView } from './runChat.ts';

/** Opens the settings of the hosted model, which load with the first press; nothing where there are none. */
export function SettingsButton({
  head,
  assistant,
  hosted,
}: Pick<ChatView, 'assistant' | 'hosted'> & { readonly head: ChatHead }) {
  const [isOffered, setOffered] = useState(head.hasSettings);
  useEffect(() => {
    if (hosted) hosted.view.offersSettings(hosted.model).then(setOffered, () => undefined);
    else if (assistant && !assistant.assistant.hosted) setOffered(false);
  }, [assistant, hosted]);
  return (
    isOffered && (
      <button
        type="button"
        aria-label={t('settings.title')}
        data-live=""
        onClick={({ currentTarget }) => openModelSettings(currentTarget, assistant)}
      >
        <Icon name="filters" />
      </button>
    )
  );
}

/**
 * Opens the settings of the hosted model, with the assistant if it is `loaded`; the focus returns to `opener`. Tells the
 * visitor if that fails.
 */
export async function openModelSettings(opener: HTMLElement, loaded?: LoadedAssistant | null): Promise<void> {
  try {
    const { hosted, language } = loaded ?? (await loadAssistant());
    const parts = await hosted;
    if (parts) return await parts.view.openSettings(parts.model, language.tag, opener);
  } catch {
    // The visitor is told below, as where no model can be reached.
  }
  showToast({ title: t('settings.failed'), text: t('settings.try-again') });
}
