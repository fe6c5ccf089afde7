const openPopups = () => document.querySelectorAll<HTMLDetailsElement>('details[data-popup][open]');

/** Closes open menus on a click elsewhere, or on one of their links and buttons. */
export function closePopups(clicked: Element): void {
  for (const popup of openPopups()) {
    if (!popup.contains(clicked) || clicked.closest('a, button')) popup.open = false;
  }
}

/** Closes open menus on Escape and returns the focus to their buttons. */
export function closePopupsOnEscape(): void {
  for (const popup of openPopups()) {
    const hadFocus = popup.contains(document.activeElement);
    popup.open = false;
    if (hadFocus) popup.querySelector('summary')?.focus();
  }
}
