export interface SlideScroller {
  /** The slide that is shown, or on its way. */
  place(): number;
  /** Takes `place` for the one that is meant to be shown; whether it is not the one that was meant before. */
  accept(): boolean;
  show(index: number): void;
}

/**
 * Scrolls `scroller` from slide to slide and tells its own moves from those of the visitor. `passed` hears of each slide
 * that it comes by, `ended` when it has come to rest, in browsers that say so.
 */
export function scrollSlides(
  scroller: HTMLElement,
  passed: (index: number) => void,
  ended: () => void,
): SlideScroller {
  const slides = [...scroller.children] as HTMLElement[];
  let aim = 0;
  /** While it is this that moves it. */
  let flies = false;
  const offsets = () =>
    slides.map(({ offsetLeft }) =>
      // The last slide ends where the page ends and does not get as far as the first.
      Math.min(offsetLeft - (slides[0]?.offsetLeft ?? 0), scroller.scrollWidth - scroller.clientWidth),
    );
  const shown = () => nearestIndex(scroller.scrollLeft, offsets());
  const place = () => (flies ? aim : shown());
  const touched = () => {
    flies = false;
  };
  for (const type of ['pointerdown', 'wheel', 'focusin']) {
    scroller.addEventListener(type, touched, { passive: true });
  }
  // Scroll events come once a frame.
  scroller.addEventListener('scroll', () => passed(shown()));
  scroller.addEventListener('scrollend', () => {
    // It may be the end of an earlier flight that a new one cut short.
    flies &&= shown() !== aim;
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
      flies = aim !== shown();
      scroller.scrollTo({ left: offsets()[index] ?? 0 });
    },
  };
}

/** The place `step` further in a row of `count` that begins again at its end. */
export const wrapIndex = (index: number, step: number, count: number) => (index + step + count) % count;

/** The place of the number in `offsets` that is nearest to `offset`; the first of two that are as near. */
export function nearestIndex(offset: number, offsets: readonly number[]): number {
  const distances = offsets.map((other) => Math.abs(other - offset));
  return distances.indexOf(Math.min(...distances));
}
