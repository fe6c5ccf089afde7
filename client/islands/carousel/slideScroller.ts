export interface SlideScroller {
  /** The slide that is shown or being scrolled to. */
  place(): number;
  /** Makes `place` the intended slide; returns whether it differs from the one intended before. */
  accept(): boolean;
  show(index: number): void;
}

/**
 * Scrolls `scroller` from slide to slide and distinguishes its own scrolling from the visitor's. Calls `passed` with each
 * slide it passes, and `ended` when scrolling stops, in browsers with that event.
 */
export function scrollSlides(
  scroller: HTMLElement,
  passed: (index: number) => void,
  ended: () => void,
): SlideScroller {
  const slides = [...scroller.children] as HTMLElement[];
  let aim = 0;
  /** True while the script scrolls, not the visitor. */
  let isOwnScroll = false;
  // Negative where text runs to the left, as `scrollLeft` is.
  const offsets = () => {
    // The last slides cannot scroll as far as the first.
    const most = scroller.scrollWidth - scroller.clientWidth;
    return slides.map(({ offsetLeft }) =>
      Math.max(-most, Math.min(offsetLeft - (slides[0]?.offsetLeft ?? 0), most)),
    );
  };
  const shown = () => nearestIndex(scroller.scrollLeft, offsets());
  const place = () => (isOwnScroll ? aim : shown());
  const onVisitorInput = () => {
    isOwnScroll = false;
  };
  for (const type of ['pointerdown', 'wheel', 'focusin']) {
    scroller.addEventListener(type, onVisitorInput, { passive: true });
  }
  // Scroll events fire at most once a frame.
  scroller.addEventListener('scroll', () => passed(shown()));
  scroller.addEventListener('scrollend', () => {
    // This may be the end of earlier scrolling that a new target interrupted.
    isOwnScroll &&= shown() !== aim;
    ended();
  });
  return {
    place,
    accept() {
      const before = aim;
      aim = place();
      return aim !== before;
    },
    show(index) {
      aim = index;
      isOwnScroll = aim !== shown();
      scroller.scrollTo({ left: offsets()[index] ?? 0 });
    },
  };
}

/** The index `step` further, wrapping around at `count`. */
export const wrapIndex = (index: number, step: number, count: number) => (index + step + count) % count;

/** The index of the number in `offsets` nearest to `offset`; the first of equals. */
export function nearestIndex(offset: number, offsets: readonly number[]): number {
  const distances = offsets.map((other) => Math.abs(other - offset));
  return distances.indexOf(Math.min(...distances));
}
