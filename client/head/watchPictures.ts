/**
 * Marks each picture as it arrives or fails, for the style sheet: the logo fades in, and a placeholder stands
 * where a picture is missing.
 */
export function watchPictures(): void {
  for (const state of ['load', 'error'] as const) {
    addEventListener(
      state,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.dataset.state = state;
      },
      // These events do not bubble.
      true,
    );
  }
}
