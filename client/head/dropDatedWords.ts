import { page } from './page.ts';

/**
 * A page that mentions today or this weekend, counts deals, or sells one states until when that is right, and its title
 * from then on if that names days. If the next build is late, the style sheet hides those words.
 */
export function dropDatedWords(): void {
  const dated = document.querySelector<HTMLMetaElement>('[name=until]');
  if (!dated || Number(dated.content) > Date.now()) return;
  page.stale = '';
  document.title = dated.dataset.title ?? document.title;
}
