import { isAway } from './hideFilters.ts';
import { watchScroll } from './watchScroll.ts';

/** What the link to the assistant never covers: calls to act, prices, tables that compare deals, the footer. */
const selling = 'main .button, .buy, .price, .saving, table, .promotion, footer.end';

/** Up to here, in pixels, the page is at its top. */
const topOfPage = 40;

/**
 * Marks the floating link to the assistant while the visitor scrolls down or it would cover what sells. The style sheet fades it
 * out then, unless the keyboard is on it (client/styles/parts/ask-moves.css).
 */
export function keepClear(): void {
  const link = document.querySelector<HTMLElement>('a.ask');
  if (!link) return;
  const giveWay = (moved: number) =>
    link.toggleAttribute('data-away', isAway(moved, scrollY, topOfPage) || isOver(link, selling));
  giveWay(0);
  watchScroll(giveWay);
}

/** Whether an element of `selector` is under the middle or a corner of `link`, unless it is in a bar above them. */
function isOver(link: Element, selector: string): boolean {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const points = [
    ...[left, right - 1].flatMap((x) => [top, bottom - 1].map((y) => [x, y] as const)),
    [(left + right) / 2, (top + bottom) / 2] as const,
  ];
  return points.some(([x, y]) => {
    const below = document.elementsFromPoint(x, y).filter((element) => element !== link);
    return !below.some(isBar) && below.some((element) => element.closest(selector));
  });
}

const isBar = (element: Element) => element.matches('.buy-bar');
