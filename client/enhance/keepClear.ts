import { isAway } from './hideFilters.ts';
import { watchScroll } from './watchScroll.ts';

/** What the link to the assistant never covers: what sells, controls, the end of the page. Besides, the titles of deals. */
const never = 'main :is(.button, button, .cost), .buy, .price, .saving, table, .promotion, footer.end';

/** Up to here, in pixels, the page is at its top. */
const topOfPage = 40;

/**
 * Marks the floating link to the assistant while the visitor scrolls down or it would cover what sells. It stays over other text, so
 * that it is found. The style sheet fades it out, unless the keyboard is on it (client/styles/parts/ask-moves.css).
 */
export function keepClear(): void {
  const link = document.querySelector<HTMLElement>('a.ask');
  if (!link) return;
  const mark = (gone: boolean) => link.toggleAttribute('data-away', gone);
  const settle = () => mark(isOver(link) && !link.matches(':hover'));
  addEventListener('resize', settle);
  // Its styles may come later than this.
  new ResizeObserver(settle).observe(link);
  watchScroll((moved) => mark(isAway(moved, scrollY, topOfPage) || isOver(link)));
}

/** Whether something precious is under `link`, unless it is in a bar above that. */
function isOver(link: Element): boolean {
  const area = link.getBoundingClientRect();
  return pointsIn(area).some(([x, y]) => {
    const below = document.elementsFromPoint(x, y).filter((element) => !link.contains(element));
    return !below.some(isBar) && below.some((element) => isPrecious(element, area));
  });
}

/** Points no further apart than the lines of a text. */
function pointsIn({ left, top, width, height }: DOMRect): (readonly [number, number])[] {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.flatMap((down) =>
    steps.map((across) => [left + across * (width - 1), top + down * (height - 1)] as const),
  );
}

const isBar = (element: Element) => element.matches('.buy-bar');

// The link in a title is as large as its card.
const isPrecious = (element: Element, area: DOMRect) =>
  element.closest(never) !== null || (element.closest('h3') !== null && hasTextIn(element, area));

/** Whether a line of `element`'s own text is in `area`: its box may be wider. */
function hasTextIn(element: Element, area: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    const range = document.createRange();
    range.selectNode(node);
    return [...range.getClientRects()].some((line) => overlap(line, area));
  });
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
