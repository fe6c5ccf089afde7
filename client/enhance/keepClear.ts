import { coversControls, coversSold, isFree } from './covered.ts';
import { watchScroll } from './watchScroll.ts';

/** Up to here, in pixels, the page is at its top. */
const topOfPage = 40;

/** For so long nothing has to change before the page counts as resting, in milliseconds. */
const calm = 100;

/** How far up, in pixels, it may stand with something below it. */
const lifts = [0, 48, 96, 144];

/** All of it is shown, only what the margin beside the content has room for, or nothing. */
type Place = 'out' | 'tucked' | 'away';

/**
 * Keeps the floating link to the assistant off what it would cover. While the page moves down, the link is tucked into the margin
 * beside the content, as a tab at the edge of a narrow window; on the way up it comes out. Once the page rests, and where it opens,
 * it finds a place without words, controls and drawings, or else tucks itself in. It goes only where even the margin holds
 * something. The keyboard always reaches it (client/styles/parts/ask-moves.css).
 */
export function keepClear(): void {
  const link = document.querySelector<HTMLElement>('a.ask');
  if (!link) return;
  let isDown = false;
  let timer = 0;
  const settle = () => {
    if (isPointedAt(link)) return;
    const areas = areasOf(link);
    const place = (['out', 'tucked'] as const).find(
      (each) =>
        !(each === 'out' && isDown) &&
        lifts.some((lift) => {
          setLift(link, lift);
          const area = areas(each, lift);
          return each === 'out' ? isFree(link, area) : !coversControls(link, area);
        }),
    );
    show(link, place ?? 'away');
  };
  // Pages grow many times while they load; looking at what is under the link takes long on a slow phone.
  const settleSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settle, calm);
  };
  addEventListener('resize', settleSoon);
  // While a dialog was over the page, it was what the link would have covered. Its event does not bubble.
  addEventListener('close', settleSoon, true);
  // Its styles, and what the page shows, may come later than this.
  const sizes = new ResizeObserver(settleSoon);
  for (const part of [link, ...document.querySelectorAll('main')]) sizes.observe(part);
  watchScroll((moved) => {
    settleSoon();
    isDown = moved > 0 && scrollY > topOfPage;
    const areas = areasOf(link);
    setLift(link, 0);
    const places = isDown ? (['tucked'] as const) : (['out', 'tucked'] as const);
    show(link, places.find((place) => !coversSold(link, areas(place, 0))) ?? 'away');
  });
}

function show(link: HTMLElement, place: Place): void {
  link.toggleAttribute('data-away', place === 'away');
  link.toggleAttribute('data-tucked', place === 'tucked');
}

const setLift = ({ style }: HTMLElement, lift: number) => style.setProperty('--lift', `${-lift}px`);

/** Under a mouse it stays where it is. A finger that has left still counts as hovering. */
const isPointedAt = (link: Element) => link.matches(':hover') && matchMedia('(hover: hover)').matches;

/** Where the link is at a place, when it has come to rest there; also tells its styles how far it moves to be tucked in. */
function areasOf(link: HTMLElement): (place: 'out' | 'tucked', lift: number) => DOMRect {
  const { left, top, width, height } = link.getBoundingClientRect();
  const [across = 0, down = 0] = getComputedStyle(link)
    .translate.split(' ')
    .map((part) => Number.parseFloat(part) || 0);
  const { clientWidth } = document.documentElement;
  const margin = document.querySelector('footer .wide')?.getBoundingClientRect().left ?? 0;
  const x = left - across;
  const isAtRight = x + width / 2 > clientWidth / 2;
  const shift = isAtRight ? Math.max(clientWidth - margin - x, 0) : Math.min(margin - x - width, 0);
  link.style.setProperty('--tuck', `${shift}px`);
  return (place, lift) => new DOMRect(x + (place === 'tucked' ? shift : 0), top - down - lift, width, height);
}
