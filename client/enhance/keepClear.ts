import { isAway } from './hideFilters.ts';
import { watchScroll } from './watchScroll.ts';

/** What the link to the assistant never covers: what sells, controls, the end of the page. */
const never = 'main :is(.button, button, .cost), .buy, .price, .saving, table, .promotion, footer.end';

/** Up to here, in pixels, the page is at its top. */
const topOfPage = 40;

/** How far up, in pixels, it may stand where a page opens with something below it. */
const lifts = [0, 48, 96, 144];

/**
 * Marks the floating link to the assistant while the visitor scrolls down or it would cover what sells. It stays over other text, so
 * that it is found. The style sheet fades it out, unless the keyboard is on it (client/styles/parts/ask-moves.css).
 */
export function keepClear(): void {
  const link = document.querySelector<HTMLElement>('a.ask');
  if (!link) return;
  const mark = (gone: boolean) => link.toggleAttribute('data-away', gone);
  const settle = () => {
    if (link.matches(':hover')) return;
    mark(
      lifts.every((lift) => {
        link.style.translate = `0 ${-lift}px`;
        return isOver(link);
      }),
    );
  };
  addEventListener('resize', settle);
  // Its styles may come later than this.
  new ResizeObserver(settle).observe(link);
  watchScroll((moved) => {
    link.style.translate = '';
    mark(isAway(moved, scrollY, topOfPage) || isOver(link));
  });
}

/** Whether something that it must not cover is under `link`, unless that is below a bar. */
function isOver(link: Element): boolean {
  return pointsIn(link.getBoundingClientRect()).some(([x, y]) => {
    const below = document.elementsFromPoint(x, y).filter((element) => !link.contains(element));
    return !below.some(isBar) && below.some((element) => element.closest(never) !== null);
  });
}

/** Points no further apart than the controls of a page are high. */
function pointsIn({ left, top, width, height }: DOMRect): (readonly [number, number])[] {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return steps.flatMap((down) =>
    steps.map((across) => [left + across * (width - 1), top + down * (height - 1)] as const),
  );
}

const isBar = (element: Element) => element.matches('.buy-bar');
