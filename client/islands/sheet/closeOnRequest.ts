/** Calls `close` on Escape, on a device's Back, and on a tap beside the modal `dialog`. */
export function closeOnRequest(dialog: HTMLDialogElement, close: () => void): void {
  const closeInstead = (event: Event) => {
    event.preventDefault();
    close();
  };
  dialog.addEventListener('keydown', (event) => {
    // What is in the dialog may use Escape itself, as the chat does to stop an answer.
    if (event.key === 'Escape' && !event.defaultPrevented) closeInstead(event);
  });
  dialog.addEventListener('cancel', (event) => {
    if (event.target === dialog) closeInstead(event);
  });
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target, clientX, clientY }) => {
    // A press that starts inside may end outside, for example when selecting text.
    const isOutside = target === dialog && pressed === dialog;
    const { top, bottom, left, right } = dialog.getBoundingClientRect();
    const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (isOutside && !isInside) close();
  });
}
