/** Pixels of a trembling finger. */
const tremor = 8;

/**
 * Marks the bar of filters while the visitor scrolls down the list, and no longer on the way up. The style sheet hides it on
 * phones then (client/styles/parts/filters.css).
 */
export function hideFilters(): void {
  const bar = document.querySelector<HTMLElement>('.filters');
  if (!bar) return;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < tremor) return;
      last = scrollY;
      bar.toggleAttribute('data-away', isAway(moved, scrollY, bar.parentElement?.offsetTop ?? 0));
    },
    { passive: true },
  );
}

/** Whether a bar whose list begins at `top` gives way after the page has `moved` to `position`, all in pixels. */
export const isAway = (moved: number, position: number, top: number): boolean => moved > 0 && position > top;
