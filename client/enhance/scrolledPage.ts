/** Where a page counts as scrolled, in pixels: as in styles/parts/filters.css. */
const scrolledFrom = 150;

/** Marks a page that has scrolled, for browsers that cannot animate by scrolling (styles/parts/scrolled.css). */
export function markScrolledPage(): void {
  if (CSS.supports('animation-timeline', 'scroll()')) return;
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > scrolledFrom);
  mark();
  addEventListener('scroll', mark, { passive: true });
}
