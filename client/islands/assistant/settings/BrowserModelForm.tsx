import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { HostedNotices } from '../../../../data/language/hostedNotices.ts';
import { t } from '../../../../data/messages/t.ts';
import type { BrowserModelOffer } from '../../../../data/model/assistant/hostedModel.ts';
import { downloadModel } from '../../../assistant/hosted/browser/downloadModel.ts';
import { findBrowserModel } from '../../../assistant/hosted/browser/languageModel.ts';
import { endModelSession } from '../../../assistant/hosted/browser/modelSession.ts';
import { loadSettings, saveSettings } from '../../../assistant/hosted/settings.ts';
import { showToast } from '../../../ui/toast.ts';
import { Switch } from './ModelControls.tsx';
import { SettingsFooter, showSaved } from './SettingsFooter.tsx';

/** The settings of the browser's own model, below `children`. It is downloaded only when the visitor says so. */
export function BrowserModelForm({
  model,
  words,
  close,
  children,
}: {
  readonly model: BrowserModelOffer;
  readonly words: HostedNotices['device'];
  readonly close: () => void;
  readonly children: ReactNode;
}) {
  const [settings] = useState(() => loadSettings(model).settings);
  const [isOn, setOn] = useState(settings.useHosted);
  const isMissing = useIsMissing(model);
  const { part, download, cancel } = useDownload(model, words);
  const isDownloading = part !== null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isDownloading) return;
    if (isOn && !(await download())) return;
    if (!isOn) endModelSession();
    showSaved(saveSettings({ ...settings, useHosted: isOn }, model), close);
  };
  return (
    <form noValidate onSubmit={save}>
      {children}
      <div className="choices">
        <Switch
          label={words.label}
          note={words.note}
          isOn={isOn}
          turn={(on) => !isDownloading && setOn(on)}
        />
        {isOn && isMissing && (
          <div className="choice">
            {isDownloading ? <Progress part={part} words={words} /> : <p>{words.isLarge}</p>}
          </div>
        )}
      </div>
      <SettingsFooter
        action={isOn && isMissing ? words.download : t('settings.save')}
        isBusy={isDownloading}
        onCancel={isDownloading ? cancel : close}
      />
    </form>
  );
}

/** Whether the model is not on the device yet; false until that is known. */
function useIsMissing({ languages }: BrowserModelOffer): boolean {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    findBrowserModel(languages).then((found) => setMissing(found?.availability !== 'available'));
  }, [languages]);
  return isMissing;
}

/** Has the browser get its model ready. Closing the settings cancels that. */
function useDownload({ languages }: BrowserModelOffer, words: HostedNotices['device']) {
  const [part, setPart] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    /** From 0 to 1; `null` while nothing is downloaded. */
    part,
    cancel: () => running.current?.abort(),
    /** True once the model can be used. */
    async download(): Promise<boolean> {
      const controller = new AbortController();
      running.current = controller;
      setPart(0);
      const end = await downloadModel(languages, setPart, controller.signal);
      setPart(null);
      if (end !== 'done') showToast(words[end]);
      return end === 'done';
    },
  };
}

function Progress({ part, words }: { readonly part: number; readonly words: HostedNotices['device'] }) {
  const id = useId();
  const text = part < 1 ? words.progress.replace('{percent}', `${Math.floor(part * 100)}`) : words.preparing;
  return (
    <>
      <p id={id}>{text}</p>
      {/* Without a value, it says that something goes on. */}
      <progress aria-labelledby={id} max={1} value={part < 1 ? part : undefined} />
    </>
  );
}
