const dialog = document.querySelector('#search') as HTMLDialogElement;

/** Opens the search dialog with its button. With these keys the visitor opens the search page in another tab or window. */
export function handleSearchClick(event: MouseEvent, clicked: Element): void {
  if (clicked.closest('[data-search]') && !event.ctrlKey && !event.metaKey && !event.shiftKey)
    openSearch(event);
}

/** Opens the search dialog with "/", unless the focus is in a text field. */
export function handleSearchKey(event: KeyboardEvent, typed: Element): void {
  if (!typed.matches(':read-write')) openSearch(event);
}

function openSearch(event: Event): void {
  event.preventDefault();
  // It is an error to open a dialog twice.
  if (dialog.open) return;
  dialog.showModal();
  // New words replace those of the last search.
  dialog.querySelector('input')?.select();
}
