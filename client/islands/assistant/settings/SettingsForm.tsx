import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '../../../../data/messages/t.ts';
import type { BrowserModelOffer, HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import {
  defaultModel,
  hasSizes,
  keyProblem,
  loadSettings,
  saveSettings,
} from '../../../assistant/hosted/settings.ts';
import { showToast } from '../../../ui/toast.ts';
import { hostedNote, KeyField, type KeyProblem, keyProblemText, keyProblemTitle } from './KeyField.tsx';
import { ModelChoice, Switch, Temperature } from './ModelControls.tsx';
import { SettingsFooter, showSaved } from './SettingsFooter.tsx';

/** The settings of the hosted model, below `children`. Nothing is stored until the visitor saves. */
export function SettingsForm({
  hosted,
  close,
  children,
}: {
  readonly hosted: Exclude<HostedModel, BrowserModelOffer>;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const [{ settings, notice }] = useState(() => loadSettings(hosted));
  const [chosen, setChosen] = useState(settings);
  const [problem, setProblem] = useState<KeyProblem | null>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const { useHosted } = chosen;
  const { type } = hosted;
  const hasModels = useHosted && hasSizes(hosted);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const key = (useHosted && keyField.current?.value.trim()) || chosen.key;
    const newProblem = useHosted ? keyProblem(key ?? '', hosted) : null;
    setProblem(newProblem);
    if (newProblem) {
      showToast({ title: keyProblemTitle(newProblem), text: keyProblemText(newProblem, hosted) });
      keyField.current?.focus();
      return;
    }
    // The model that was shown as selected counts as chosen.
    const model = chosen.model ?? (hasModels ? defaultModel(hosted) : null);
    showSaved(saveSettings({ ...chosen, key, model }, hosted), close);
  };
  return (
    <form noValidate onSubmit={save}>
      {children}
      <div className="choices">
        {notice && <p className="note">{notice}</p>}
        <Switch
          label={t('settings.use-hosted')}
          note={hostedNote(hosted)}
          isOn={useHosted}
          turn={(isOn) => setChosen({ ...chosen, useHosted: isOn })}
        />
        {hasModels && (
          <ModelChoice
            hosted={hosted}
            model={chosen.model}
            choose={(model) => setChosen({ ...chosen, model })}
          />
        )}
        {useHosted && type !== 'proxy' && (
          <Temperature
            hosted={hosted}
            temperature={chosen.temperature}
            choose={(temperature) => setChosen({ ...chosen, temperature })}
          />
        )}
        {useHosted && type === 'proxy' && <p className="note">{t('settings.temperature-fixed')}</p>}
        {type !== 'proxy' && (useHosted || chosen.key) && (
          <KeyField
            hosted={hosted}
            field={keyField}
            isStored={chosen.key !== null}
            isOffered={useHosted}
            problem={problem}
            onEdit={() => setProblem(null)}
            onCleared={() => setChosen({ ...chosen, key: null })}
          />
        )}
      </div>
      <SettingsFooter action={t('settings.save')} onCancel={close} />
    </form>
  );
}
