import { page } from './page.ts';

/**
 * A page with words about today or this weekend says until when they hold. Where the build after that is late, the style
 * sheet drops them.
 */
export function dropDatedWords(): void {
  if (Number(page.until) <= Date.now()) page.stale = '';
}
