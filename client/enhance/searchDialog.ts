const dialog = document.querySelector<HTMLDialogElement>('#search');

/** Opens the search over the page, from its button; closes it with its own. */
export function handleSearchClick(event: MouseEvent, clicked: Element): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (clicked.closest('[data-search]')) openSearch(event);
  else if (clicked === dialog || clicked.closest('[data-close]')) dialog?.close();
}

/** Opens the search with "/", unless somebody is typing. */
export function handleSearchKey(event: KeyboardEvent, typed: Element): void {
  if (!typed.matches(':read-write') && !dialog?.open) openSearch(event);
}

function openSearch(event: Event): void {
  if (!dialog) return;
  event.preventDefault();
  dialog.showModal();
}
