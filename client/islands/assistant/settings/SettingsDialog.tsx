import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { HostedNotices } from '../../../../data/language/hostedNotices.ts';
import { t } from '../../../../data/messages/t.ts';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IslandBoundary } from '../../island.tsx';
import { BrowserModelForm } from './BrowserModelForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** The settings as a modal dialog; `onClosed` is called when it closes, saved or not. */
export function SettingsDialog({
  hosted,
  notices,
  onClosed,
}: {
  readonly hosted: HostedModel;
  readonly notices: HostedNotices;
  readonly onClosed: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useModal(dialog, '[role="switch"]');
  const close = () => dialog.current?.close();
  const header = (
    <header>
      <h2 id={title}>{t('settings.title')}</h2>
      <button type="button" aria-label={t('settings.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </header>
  );
  return (
    <dialog
      ref={dialog}
      className="chat-settings"
      aria-labelledby={title}
      // `useModal` closes and reopens the dialog to bring it to the front.
      onClose={({ currentTarget }) => currentTarget.open || onClosed()}
    >
      {hosted.type === 'browser' ? (
        <BrowserModelForm model={hosted} words={notices.device} close={close}>
          {header}
        </BrowserModelForm>
      ) : (
        <SettingsForm hosted={hosted} close={close}>
          {header}
        </SettingsForm>
      )}
    </dialog>
  );
}

// Two clicks must not open two dialogs.
let isShown = false;

/** Shows the settings in a modal dialog. The focus returns to `opener` when it closes. */
export function showSettings(hosted: HostedModel, notices: HostedNotices, opener: HTMLElement): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  // Toasts appear in the first open dialog of the page, and the panel of the chat may be another one.
  document.body.prepend(place);
  const root = createRoot(place, { identifierPrefix: 'settings-' });
  const onClosed = () => {
    isShown = false;
    root.unmount();
    place.remove();
    opener.focus({ preventScroll: true });
  };
  root.render(
    <IslandBoundary>
      <SettingsDialog hosted={hosted} notices={notices} onClosed={onClosed} />
    </IslandBoundary>,
  );
}

/** The width at which the panel of the chat becomes a modal sheet, which would then be in front of the settings. */
const panelBecomesSheet = '(width < 48rem)';

/** Opens `dialog` as a modal with the focus on the element that `start` selects; a click outside closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, start: string): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return;
    const cleanup = new AbortController();
    const { signal } = cleanup;
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
      // The form covers the whole dialog. A press that starts inside may end outside, for example when selecting text.
      if (target === shown && pressed === shown) shown.close();
    });
    const bringToFront = () => {
      const before = focused as HTMLElement | null;
      shown.close();
      shown.showModal();
      before?.focus({ preventScroll: true });
    };
    matchMedia(panelBecomesSheet).addEventListener('change', bringToFront, { signal });
    return () => cleanup.abort();
  }, [dialog, start]);
}
