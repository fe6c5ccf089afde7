/** What the link to the assistant never covers: what sells, controls, the end of the page. */
const sold = 'main :is(.button, button, summary), .buy, .price, .saving, table, .promotion, footer.end';

/** Nor while the page moves, the rows of prices, which are as wide as their cards; where it rests, their words count. */
const never = `${sold}, main .cost`;

/** What it does not cover where a page rests either. */
const quiet = 'button, input, select, .button, img, svg';

/** Nor, in narrow windows, the drawing that a page opens with, which no point is on. */
const opening = '.sky';
const narrow = '(width < 48rem)';

/** Whether something that `link` must never cover is in `area`. */
export const coversSold = (link: Element, area: DOMRect): boolean =>
  under(link, area).some((below) => below.some((element) => element.closest(never) !== null));

/** Whether that, a control or words are in `area`, which is beside the content of the page. */
export const coversControls = (link: Element, area: DOMRect): boolean =>
  elementsUnder(link, area).some(
    (element) => element.closest(`${never}, a, input, select`) !== null || hasWordsIn(element, area),
  );

/** Whether nothing that sells, no words, no control and no drawing is in `area`. */
export function isFree(link: Element, area: DOMRect): boolean {
  const isNarrow = matchMedia(narrow).matches;
  return !elementsUnder(link, area).some(
    (element) =>
      element.closest(sold) !== null ||
      element.matches(isNarrow ? `${quiet}, ${opening}` : quiet) ||
      hasWordsIn(element, area),
  );
}

const elementsUnder = (link: Element, area: DOMRect) => [...new Set(under(link, area).flat())];

/** What is at each of some points of `area`, unless that is below a bar. */
function under(link: Element, area: DOMRect): Element[][] {
  return pointsIn(area)
    .map(([x, y]) => document.elementsFromPoint(x, y).filter((element) => !link.contains(element)))
    .filter((below) => !below.some(isBar));
}

/** Whether `element` itself, without the elements in it, has a line of text in `area`. */
function hasWordsIn(element: Element, area: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text && node.data.trim())) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => meet(line, area));
  });
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Points no further apart than the controls of a page are high. */
function pointsIn({ left, top, right, height }: DOMRect): (readonly [number, number])[] {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const start = Math.max(left, 0);
  const width = Math.min(right, innerWidth) - start;
  return steps.flatMap((down) =>
    steps.map((across) => [start + across * (width - 1), top + down * (height - 1)] as const),
  );
}

const isBar = (element: Element) => element.matches('.buy-bar');
