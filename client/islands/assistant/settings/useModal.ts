import { type RefObject, useLayoutEffect } from 'react';

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
