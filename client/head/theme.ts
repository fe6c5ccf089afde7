import { page } from './page.ts';

/** Empty if the page follows the system's theme. */
type Theme = 'light' | 'dark' | '';

const system = matchMedia('(prefers-color-scheme: dark)');

function chosenTheme(): Theme {
  try {
    return localStorage.theme ?? '';
  } catch {
    // Storage is blocked: a choice lasts for the page only.
    return '';
  }
}

function keepTheme(theme: Theme): void {
  try {
    localStorage.theme = theme;
  } catch {
    // Storage is blocked: the choice lasts for the page only.
  }
}

const systemTheme = (): Theme => (system.matches ? 'dark' : 'light');
const isDark = () => (page.theme || systemTheme()) === 'dark';

/** Applies `theme` to the page, its switches and the browser's own UI, as far as they are parsed yet. */
function show(theme: Theme): void {
  page.theme = theme;
  for (const button of document.querySelectorAll('[data-theme-switch]'))
    button.setAttribute('aria-pressed', `${isDark()}`);
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    tag.content = getComputedStyle(document.body).backgroundColor;
}

/**
 * Applies the visitor's theme before the first paint, and lets the visitor change it. Choosing the system's own theme
 * makes the site follow the system again.
 */
export function offerThemes(): void {
  const showChosen = () => show(chosenTheme());
  showChosen();
  system.addEventListener('change', showChosen);
  // Another tab or page may have changed the theme. The first pageshow also updates switches parsed since.
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
