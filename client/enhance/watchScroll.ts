/** Pixels of a trembling finger. */
const tremor = 8;

/** Calls `onMove` with the pixels, negative on the way up, that the visitor has scrolled since the last call. */
export function watchScroll(onMove: (moved: number) => void): void {
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < tremor) return;
      last = scrollY;
      onMove(moved);
    },
    { passive: true },
  );
}
