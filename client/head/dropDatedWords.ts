import { page } from './page.ts';

/**
 * A page that mentions today or this weekend, counts deals, or sells one states until when that is right, and its title
 * from then on if that names days. If the next build is late, the style sheet hides those words. The season of the home page
 * and the announcement of a deal have ends of their own, by the ids of their tags.
 */
export function dropDatedWords(): void {
  for (const dated of document.querySelectorAll<HTMLMetaElement>('[name=until]')) {
    if (Number(dated.content) > Date.now()) continue;
    page[dated.id || 'stale'] = '';
    document.title = dated.dataset.title ?? document.title;
  }
}
