import { useId, useState } from 'react';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { loadSettings, saveSettings } from '../../assistant/hosted/settings.ts';
import { showToast } from '../../ui/toast.ts';
import { useNotices } from './useNotices.ts';
import { useSettings } from './useSettings.ts';

/**
 * Asks, until the visitor has decided, whether what they write may be sent to the site's proxy. Before that, and if they
 * decline, the assistant on the device answers.
 */
export function ConsentRequest({
  model,
  tag,
  privacyPath,
  onDecided,
}: {
  readonly model: HostedModel;
  /** The language of the conversation. */
  readonly tag: string;
  /** The page about privacy; `null` if there is none. */
  readonly privacyPath: string | null;
  readonly onDecided: () => void;
}) {
  const id = useId();
  const notices = useNotices(tag);
  const { asksConsent } = useSettings(model);
  // A browser that forbids storage remembers it as long as the page is open.
  const [isDecided, setDecided] = useState(false);
  if (!asksConsent || isDecided || !notices) return null;
  const { consent } = notices;
  const decide = (useHosted: boolean) => {
    const isSaved = saveSettings({ ...loadSettings(model).settings, useHosted }, model);
    setDecided(true);
    onDecided();
    showToast(useHosted && isSaved ? consent.allowed : consent.declined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="aside consent" role="group" aria-labelledby={id}>
      <p id={id}>
        {consent.question}{' '}
        {privacyPath && (
          <a href={privacyPath} target="_blank" rel="noopener">
            {consent.more}
          </a>
        )}
      </p>
      <button type="button" className="button" onClick={() => decide(true)}>
        {consent.allow}
      </button>
      <button type="button" className="button surface" onClick={() => decide(false)}>
        {consent.decline}
      </button>
    </div>
  );
}
