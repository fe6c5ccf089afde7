const openPopups = () => document.querySelectorAll<HTMLDetailsElement>('details[data-popup][open]');

/** Closes menus and lists that hang open, on a click elsewhere and when one of their links is chosen. */
export function closePopups(clicked: Element): void {
  for (const popup of openPopups()) {
    if (!popup.contains(clicked) || clicked.closest('a, button')) popup.open = false;
  }
}

/** Closes menus and lists that hang open, on Escape, and leaves the focus where they were opened. */
export function closePopupsOnEscape(): void {
  for (const popup of openPopups()) {
    const hadFocus = popup.contains(document.activeElement);
    popup.open = false;
    if (hadFocus) popup.querySelector('summary')?.focus();
  }
}
