import { chosenTheme, keepTheme, showTheme, type Theme } from '../head/theme.ts';

const system = matchMedia('(prefers-color-scheme: dark)');

/**
 * Lets the visitor choose between light and dark. A choice that equals the system's is none: the site then
 * follows the system again.
 */
export function offerThemes(): void {
  const switches = document.querySelectorAll('[data-theme-switch]');
  const show = (chosen: Theme | null) => {
    showTheme(chosen);
    for (const button of switches) button.setAttribute('aria-pressed', String(shownTheme() === 'dark'));
    colorFrame();
  };
  const change = () => {
    const wanted = shownTheme() === 'dark' ? 'light' : 'dark';
    const chosen = wanted === systemTheme() ? null : wanted;
    keepTheme(chosen);
    show(chosen);
  };
  const showChosen = () => show(chosenTheme());
  for (const button of switches) button.addEventListener('click', change);
  system.addEventListener('change', showChosen);
  // Another tab or page of the site has chosen meanwhile.
  addEventListener('storage', showChosen);
  addEventListener('pageshow', showChosen);
}

const systemTheme = (): Theme => (system.matches ? 'dark' : 'light');
const shownTheme = () => document.documentElement.dataset.theme ?? systemTheme();

/** Colors the browser's own frame like the page, whatever the system prefers. */
function colorFrame(): void {
  const paper = getComputedStyle(document.body).backgroundColor;
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    tag.content = paper;
}
