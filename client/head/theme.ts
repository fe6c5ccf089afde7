import { page } from './page.ts';

/** Empty where the page follows the system. */
type Theme = 'light' | 'dark' | '';

const system = matchMedia('(prefers-color-scheme: dark)');

function chosenTheme(): Theme {
  try {
    return localStorage.theme ?? '';
  } catch {
    // The visitor does not let sites keep anything: a choice lasts for the page.
    return '';
  }
}

function keepTheme(theme: Theme): void {
  try {
    localStorage.theme = theme;
  } catch {
    // Said above.
  }
}

const systemTheme = (): Theme => (system.matches ? 'dark' : 'light');
const isDark = () => (page.theme || systemTheme()) === 'dark';

/** Has the page wear `theme`. Its switches and the browser's own frame say so once they are there. */
function show(theme: Theme): void {
  page.theme = theme;
  for (const button of document.querySelectorAll('[data-theme-switch]'))
    button.setAttribute('aria-pressed', `${isDark()}`);
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    tag.content = getComputedStyle(document.body).backgroundColor;
}

/**
 * Shows the theme that the visitor chose before anything is painted, and lets the visitor choose another. A choice that
 * equals the system's is none: the site then follows the system again.
 */
export function offerThemes(): void {
  const showChosen = () => show(chosenTheme());
  showChosen();
  system.addEventListener('change', showChosen);
  // Another tab or page of the site has chosen meanwhile; the first time, the page is there to say what it wears.
  addEventListener('storage', showChosen);
  addEventListener('pageshow', showChosen);
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-theme-switch]')) return;
    const wanted = isDark() ? 'light' : 'dark';
    const chosen = wanted === systemTheme() ? '' : wanted;
    keepTheme(chosen);
    show(chosen);
  });
}
