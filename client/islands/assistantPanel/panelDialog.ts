import { closeOnRequest } from '../sheet/closeOnRequest.ts';
import { slideOut } from '../sheet/slideOut.ts';

/** Windows narrower than this have no room for a panel beside the page. */
const sheetWidths = '(width < 48rem)';

/** The panel as a window: beside the page if there is room, else a modal sheet over it. */
export interface PanelDialog {
  readonly isSheet: () => boolean;
  readonly hasFocus: () => boolean;
  /** Opens the panel. The focus returns to `opener` when it closes. */
  open(opener: HTMLElement): void;
  /**
   * Opens or closes the panel as the visitor left it on another page, without moving the focus. Does nothing in narrow
   * windows, because a sheet would hide the page that the visitor just went to.
   */
  restore(wasOpen: boolean): void;
  close(): void;
}

/** Controls `dialog` as the panel. `link` opens it and is hidden while it is open. */
export function createPanelDialog(dialog: HTMLDialogElement, link: HTMLElement): PanelDialog {
  const narrow = matchMedia(sheetWidths);
  let opener = link;
  const isSheet = () => dialog.matches(':modal');
  const hasFocus = () => dialog.contains(document.activeElement);

  function show(): void {
    dialog.style.translate = '';
    link.hidden = true;
    if (narrow.matches) dialog.showModal();
    // Unlike show(), this leaves the focus where it is.
    else dialog.open = true;
    storeOpenState(!narrow.matches);
  }

  function hide(): void {
    const returnsFocus = isSheet() || hasFocus();
    link.hidden = false;
    storeOpenState(false);
    dialog.close();
    if (returnsFocus) opener.focus({ preventScroll: true });
  }

  const close = () => (isSheet() ? slideOut(dialog, hide) : hide());

  narrow.addEventListener('change', () => {
    if (!dialog.open) return;
    const focused = hasFocus() ? (document.activeElement as HTMLElement) : null;
    dialog.close();
    show();
    focused?.focus({ preventScroll: true });
  });
  closeOnRequest(dialog, close);
  // After a link in it led to another page, the focus is on that page. Escape clears a field first.
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || (event.target as HTMLInputElement).value) return;
    if (dialog.open && !document.querySelector(':modal')) close();
  });

  return {
    isSheet,
    hasFocus,
    open(from) {
      opener = from;
      if (!dialog.open) show();
      dialog.focus({ preventScroll: true });
    },
    restore(wasOpen) {
      if (narrow.matches || wasOpen === dialog.open) return;
      if (wasOpen) show();
      else hide();
    },
    close,
  };
}

/** Whether the visitor left the panel open on an earlier page of this visit. */
export function wasLeftOpen(): boolean {
  try {
    return sessionStorage.ask !== undefined;
  } catch {
    // The browser forbids storage.
    return false;
  }
}

function storeOpenState(isOpen: boolean): void {
  try {
    // The script of every page looks for this key (client/enhance/clickActions.ts).
    if (isOpen) sessionStorage.ask = 'open';
    else delete sessionStorage.ask;
  } catch {
    // The browser forbids storage: the next page starts with the panel closed.
  }
}
