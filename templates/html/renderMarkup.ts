import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The HTML of an element. React puts preload links for its pictures ahead of it; they are left out, because the
 * pictures themselves follow at once and a link in the middle of a page comes too late to help.
 */
export function renderMarkup(element: ReactNode): string {
  return renderToStaticMarkup(element).replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}
