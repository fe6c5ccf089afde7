import { useId, useRef } from 'react';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useModal } from './useModal.ts';

/** The settings in front of the page; `onClosed` is told once they are gone, saved or not. */
export function SettingsDialog({
  hosted,
  onClosed,
}: {
  readonly hosted: HostedModel;
  readonly onClosed: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useModal(dialog, '[role="switch"]');
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className="chat-settings"
      aria-labelledby={title}
      // One that only came to the front again is open.
      onClose={({ currentTarget }) => currentTarget.open || onClosed()}
    >
      <SettingsForm hosted={hosted} close={close}>
        <header>
          <h2 id={title}>Chat settings</h2>
          <button type="button" aria-label="Close settings" onClick={close}>
            <Icon name="close" />
          </button>
        </header>
      </SettingsForm>
    </dialog>
  );
}
