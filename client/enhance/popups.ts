const openPopups = () => document.querySelectorAll<HTMLDetailsElement>('details[data-popup][open]');

/**
 * Closes open menus on a click elsewhere, or on one of their links and buttons, unless several can be chosen; without `clicked`, on Escape,
 * all. The focus goes from what is hidden with them to their buttons. Returns whether one was open.
 */
export function closePopups(clicked?: Element): boolean {
  const popups = openPopups();
  for (const popup of popups) {
    if (clicked && popup.contains(clicked) && !clicked.closest('a:not([data-live=several]), button'))
      continue;
    const hadFocus = popup.contains(document.activeElement);
    popup.open = false;
    if (hadFocus) popup.querySelector('summary')?.focus();
  }
  return popups.length > 0;
}
