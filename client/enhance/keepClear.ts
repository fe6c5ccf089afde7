import { isAway } from './hideFilters.ts';
import { watchScroll } from './watchScroll.ts';

/** What the link to the assistant never covers: what sells, controls, the end of the page. */
const sold = 'main :is(.button, button, summary), .buy, .price, .saving, table, .promotion, footer.end';

/** Nor while the page moves, the rows of prices, which are as wide as their cards; where it opens, their words count. */
const never = `${sold}, main .cost`;

/** What it does not cover where a page opens either. */
const quiet = 'button, input, select, .button, img, svg';

/** Nor, in narrow windows, the drawing that a page opens with, which no point is on. */
const opening = '.sky';
const narrow = '(width < 48rem)';

/** Up to here, in pixels, the page is at its top. */
const topOfPage = 40;

/** For so long nothing has to change before it looks for a place, in milliseconds. */
const calm = 100;

/** How far up, in pixels, it may stand where a page opens with something below it. */
const lifts = [0, 48, 96, 144];

/**
 * Keeps the floating link to the assistant off what it would cover. Where a page opens, it finds a place without words, controls
 * and drawings, or else stays away until the visitor scrolls. Then it goes on the way down, and comes back on the way up: over other
 * text too, but not over what sells. The keyboard always reaches it (client/styles/parts/ask-moves.css).
 */
export function keepClear(): void {
  const link = document.querySelector<HTMLElement>('a.ask');
  if (!link) return;
  const stayAway = (isAwayNow: boolean) => link.toggleAttribute('data-away', isAwayNow);
  const findPlace = () =>
    lifts.some((lift) => {
      link.style.setProperty('--lift', `${-lift}px`);
      return isFree(link);
    });
  const settle = () => {
    if (scrollY <= topOfPage && !link.matches(':hover')) stayAway(!findPlace());
  };
  let timer = 0;
  // Pages grow many times while they load; looking at what is under the link takes long on a slow phone.
  const settleSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, calm);
  };
  addEventListener('resize', settleSoon);
  // Its styles, and what the page shows, may come later than this.
  const sizes = new ResizeObserver(settleSoon);
  for (const part of [link, ...document.querySelectorAll('main')]) sizes.observe(part);
  watchScroll((moved) => {
    if (scrollY <= topOfPage) return settle();
    link.style.removeProperty('--lift');
    stayAway(isAway(moved, scrollY, topOfPage) || isOver(link));
  });
}

/** What is under `link` at each of some points, unless that is below a bar. */
function under(link: Element): Element[][] {
  return pointsIn(link.getBoundingClientRect())
    .map(([x, y]) => document.elementsFromPoint(x, y).filter((element) => !link.contains(element)))
    .filter((below) => !below.some(isBar));
}

/** Whether something that it must not cover is under `link`. */
const isOver = (link: Element): boolean =>
  under(link).some((below) => below.some((element) => element.closest(never) !== null));

/** Whether nothing of that, no words, no control and no drawing is under `link`. */
function isFree(link: Element): boolean {
  const area = link.getBoundingClientRect();
  const isNarrow = matchMedia(narrow).matches;
  return ![...new Set(under(link).flat())].some(
    (element) =>
      element.closest(sold) !== null ||
      element.matches(isNarrow ? `${quiet}, ${opening}` : quiet) ||
      linesOf(element).some((line) => meet(line, area)),
  );
}

/** The lines of text that `element` itself has, without those of the elements in it. */
function linesOf(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text && node.data.trim())) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Points no further apart than the controls of a page are high. */
function pointsIn({ left, top, right, height }: DOMRect): (readonly [number, number])[] {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  return steps.flatMap((down) =>
    steps.map((across) => [Math.max(left, 0) + across * (width - 1), top + down * (height - 1)] as const),
  );
}

const isBar = (element: Element) => element.matches('.buy-bar');
