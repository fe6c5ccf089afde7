export type Theme = 'light' | 'dark';

const key = 'theme';

/** The theme that the visitor chose on this device; `null` where it follows the system. */
export function chosenTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    // The visitor does not let sites keep anything.
    return null;
  }
}

/** Keeps the choice; `null` forgets it. It lasts for the page where the device keeps nothing. */
export function keepTheme(theme: Theme | null): void {
  try {
    if (theme) localStorage.setItem(key, theme);
    else localStorage.removeItem(key);
  } catch {
    // Said above.
  }
}

/** Has the page wear `theme`; `null` for the one of the system. */
export function showTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
}
