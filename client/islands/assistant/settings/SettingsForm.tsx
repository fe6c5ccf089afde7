import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { defaultModel, keyProblem, loadSettings, saveSettings } from '../../../assistant/hosted/settings.ts';
import { showToast } from '../../../ui/toast.ts';
import { hostedNote, KeyField, type KeyProblem, keyProblemText, keyProblemTitle } from './KeyField.tsx';
import { ModelChoice, Switch, Temperature } from './ModelControls.tsx';

/** The settings of the hosted model, below `children`. Nothing is stored until the visitor saves. */
export function SettingsForm({
  hosted,
  close,
  children,
}: {
  readonly hosted: HostedModel;
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const [{ settings, notice }] = useState(() => loadSettings(hosted));
  const [chosen, setChosen] = useState(settings);
  const [problem, setProblem] = useState<KeyProblem | null>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const { useHosted } = chosen;
  const { type } = hosted;
  const hasModels = useHosted && type !== 'assistants';
  const save = (event: FormEvent) => {
    event.preventDefault();
    const key = (useHosted && keyField.current?.value.trim()) || chosen.key;
    const newProblem = useHosted ? keyProblem(key ?? '', hosted) : null;
    setProblem(newProblem);
    if (newProblem) {
      showToast({ title: keyProblemTitle[newProblem], text: keyProblemText(newProblem, hosted) });
      keyField.current?.focus();
      return;
    }
    // The model that was shown as selected counts as chosen.
    const model = chosen.model ?? (hasModels ? defaultModel(hosted) : null);
    const isSaved = saveSettings({ ...chosen, key, model }, hosted);
    // A toast inside the dialog would close with it.
    if (isSaved) close();
    showToast(isSaved ? saved : notSaved);
  };
  return (
    <form noValidate onSubmit={save}>
      {children}
      <div className="choices">
        {notice && <p className="note">{notice}</p>}
        <Switch
          label="Use the hosted model"
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
        {useHosted && type === 'proxy' && <p className="note">The temperature is up to the model.</p>}
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
      <footer>
        <button type="button" className="button surface" onClick={close}>
          Cancel
        </button>
        <button type="submit" className="button">
          Save
        </button>
      </footer>
    </form>
  );
}

const saved = { title: 'Settings saved', text: 'Your chatbot settings have been updated.' };
const notSaved = { title: 'Settings not saved', text: 'This browser does not let the site store anything.' };
