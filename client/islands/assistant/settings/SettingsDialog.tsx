import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IslandBoundary } from '../../island.tsx';
import { SettingsForm } from './SettingsForm.tsx';

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

let isShown = false;

/** Shows the settings in front of the page. Once they are closed the visitor is back at `opener`. */
export function showSettings(hosted: HostedModel, opener: HTMLElement): void {
  // Whoever is impatient asks twice.
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  // A toast goes into the first open dialog of the page, and the panel of the chat may be one.
  document.body.prepend(place);
  const root = createRoot(place, { identifierPrefix: 'settings-' });
  const leave = () => {
    isShown = false;
    root.unmount();
    place.remove();
    opener.focus({ preventScroll: true });
  };
  root.render(
    <IslandBoundary>
      <SettingsDialog hosted={hosted} onClosed={leave} />
    </IslandBoundary>,
  );
}

/** Where the panel of the chat turns from a window beside the page into one in front of it, or back. */
const panelTurns = '(width < 48rem)';

/** Opens `dialog` in front of everything, with the focus on what `start` selects; a click beside it closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, start: string): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const over = new AbortController();
    const { signal } = over;
    let pressed: EventTarget | null = null;
    let focused: EventTarget | null = null;
    shown.addEventListener('focusin', ({ target }) => {
      focused = target;
    });
    shown.showModal();
    shown.querySelector<HTMLElement>(start)?.focus();
    shown.addEventListener('pointerdown', ({ target }) => {
      pressed = target;
    });
    shown.addEventListener('click', ({ target }) => {
      // The form covers all of the dialog. A press that began within may end beside it, such as one that marks words.
      if (target === shown && pressed === shown) shown.close();
    });
    const comeToTheFront = () => {
      const before = focused as HTMLElement | null;
      shown.close();
      shown.showModal();
      before?.focus({ preventScroll: true });
    };
    matchMedia(panelTurns).addEventListener('change', comeToTheFront, { signal });
    return () => over.abort();
  }, [dialog, start]);
}
