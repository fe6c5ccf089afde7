import { watchScroll } from './watchScroll.ts';

/**
 * Marks the bar of filters while the visitor scrolls down the list, and no longer on the way up. The style sheet hides it on
 * phones then (client/styles/parts/filters.css).
 */
export function hideFilters(): void {
  const bar = document.querySelector<HTMLElement>('.filters');
  if (!bar) return;
  watchScroll((moved) =>
    bar.toggleAttribute('data-away', isAway(moved, scrollY, bar.parentElement?.offsetTop ?? 0)),
  );
}

/** Whether a bar whose list begins at `top` gives way after the page has `moved` to `position`, all in pixels. */
export const isAway = (moved: number, position: number, top: number): boolean => moved > 0 && position > top;
