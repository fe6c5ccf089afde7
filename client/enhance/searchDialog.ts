const dialog = document.querySelector<HTMLDialogElement>('#search');

/** Opens and closes the search dialog with its buttons. */
export function handleSearchClick(event: MouseEvent, clicked: Element): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (clicked.closest('[data-search]')) openSearch(event);
  else if (clicked === dialog || clicked.closest('[data-close]')) dialog?.close();
}

/** Opens the search dialog with "/", unless the focus is in a text field. */
export function handleSearchKey(event: KeyboardEvent, typed: Element): void {
  if (!typed.matches(':read-write') && !dialog?.open) openSearch(event);
}

function openSearch(event: Event): void {
  if (!dialog) return;
  event.preventDefault();
  dialog.showModal();
}
