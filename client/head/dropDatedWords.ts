import { page } from './page.ts';

/**
 * A page that mentions today or this weekend states until when that is right. If the next build is late, the style sheet
 * hides those words.
 */
export function dropDatedWords(): void {
  if (Number(page.until) <= Date.now()) page.stale = '';
}
