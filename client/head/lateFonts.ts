import { page } from './page.ts';

/**
 * On the first page that a browser opens, the system's fonts stand in for the web fonts, which load after all that the first
 * paint needs (client/enhance/showFonts.ts). From the second page on they are in the browser's cache, and show at once.
 */
export function delayFonts(): void {
  try {
    if (!localStorage.fonts) page.fonts = 'late';
  } catch {
    // Storage is blocked: the fonts load with each page.
  }
}
