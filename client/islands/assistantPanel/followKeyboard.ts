import { keyboardOver } from './seenPart.ts';

/**
 * Keeps `sheet` above the on-screen keyboard in browsers that lay it over the page: tells its style sheet what is
 * covered and what is left.
 */
export function followKeyboard(sheet: HTMLElement): void {
  const seen = window.visualViewport;
  const follow = () => {
    const keyboard = seen && keyboardOver(document.documentElement.clientHeight, seen);
    // Without a value a property is taken away.
    sheet.style.setProperty('--covered', keyboard ? `${keyboard.covered}px` : '');
    sheet.style.setProperty('--left', keyboard ? `${keyboard.left}px` : '');
  };
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, follow);
}
