import { keepOpen } from './keptOpen.ts';
import { slideAway } from './slideAway.ts';

/** Where a panel beside the page would leave nothing of it. */
const sheetWidths = '(width < 48rem)';

/** The panel as a window: beside the page where there is room, else a sheet in front of it. */
export interface PanelDialog {
  readonly isSheet: () => boolean;
  readonly hasFocus: () => boolean;
  /** Opens it for a visitor who is at `opener`, and who gets back there when it is closed. */
  open(opener: HTMLElement): void;
  /** Opens or closes it as on another page; the visitor stays where they are. A sheet would hide what they went to. */
  follow(wasOpen: boolean): void;
  close(): void;
}

/** `dialog` as a window; `link` leads to it and steps aside while it is open. */
export function panelDialog(dialog: HTMLDialogElement, link: HTMLElement): PanelDialog {
  const narrow = matchMedia(sheetWidths);
  let opener = link;
  const isSheet = () => dialog.matches(':modal');
  const hasFocus = () => dialog.contains(document.activeElement);

  function appear(): void {
    dialog.style.translate = '';
    link.hidden = true;
    if (narrow.matches) dialog.showModal();
    // Where a dialog is shown as one, it takes the focus.
    else dialog.open = true;
    keepOpen(!narrow.matches);
  }

  function disappear(): void {
    const returns = isSheet() || hasFocus();
    link.hidden = false;
    keepOpen(false);
    dialog.close();
    if (returns) opener.focus({ preventScroll: true });
  }

  narrow.addEventListener('change', () => {
    if (!dialog.open) return;
    const focused = hasFocus() ? (document.activeElement as HTMLElement) : null;
    dialog.close();
    appear();
    focused?.focus({ preventScroll: true });
  });

  return {
    isSheet,
    hasFocus,
    open(from) {
      opener = from;
      if (!dialog.open) appear();
      dialog.focus({ preventScroll: true });
    },
    follow(wasOpen) {
      if (narrow.matches || wasOpen === dialog.open) return;
      if (wasOpen) appear();
      else disappear();
    },
    close() {
      if (isSheet()) slideAway(dialog, disappear);
      else disappear();
    },
  };
}
