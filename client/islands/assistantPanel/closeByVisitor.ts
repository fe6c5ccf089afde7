/** Has `close` called for Escape, for Back where a device has it, and for a tap above `dialog`. */
export function closeByVisitor(dialog: HTMLDialogElement, close: () => void): void {
  let pressed: EventTarget | null = null;
  dialog.addEventListener('keydown', (event) => {
    // The chat may have a use for it first.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener('click', ({ target, clientY }) => {
    // A press that began within may end beside the sheet, such as one that marks words.
    if (target !== dialog || pressed !== dialog) return;
    if (clientY < dialog.getBoundingClientRect().top) close();
  });
}
