const openPopups = () => document.querySelectorAll<HTMLDetailsElement>('details[data-popup][open]');

/**
 * Closes menus and lists that hang open: on Escape, on a click elsewhere and when one of their links is
 * chosen.
 */
export function closePopups(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const popup of openPopups()) {
      const hadFocus = popup.contains(document.activeElement);
      popup.open = false;
      if (hadFocus) popup.querySelector('summary')?.focus();
    }
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const popup of openPopups()) {
      if (!popup.contains(target) || target.closest('a')) popup.open = false;
    }
  });
}
