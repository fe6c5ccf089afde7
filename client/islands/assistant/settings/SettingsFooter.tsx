import { t } from '../../../../data/messages/t.ts';
import { showToast } from '../../../ui/toast.ts';

/** The buttons that end the settings. */
export function SettingsFooter({
  action,
  isBusy = false,
  onCancel,
}: {
  /** What the main button says. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
}) {
  return (
    <footer>
      <button type="button" className="button surface" onClick={onCancel}>
        {t('settings.cancel')}
      </button>
      <button type="submit" className="button" aria-disabled={isBusy || undefined}>
        {action}
      </button>
    </footer>
  );
}

/** Says whether the settings were stored, and closes them if they were. */
export function showSaved(isSaved: boolean, close: () => void): void {
  // A toast inside the dialog would close with it.
  if (isSaved) close();
  showToast(isSaved ? saved() : notSaved());
}

const saved = () => ({ title: t('settings.saved'), text: t('settings.saved-what') });
const notSaved = () => ({ title: t('settings.not-saved'), text: t('settings.no-storage') });
