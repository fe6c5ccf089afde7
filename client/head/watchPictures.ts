/**
 * Marks each picture as it arrives or fails, for the style sheet: the logo fades in, and a placeholder stands
 * where a picture is missing.
 */
export function watchPictures(): void {
  for (const state of ['load', 'error'] as const) {
    // Of these events nothing reaches the window, and they do not bubble.
    document.addEventListener(
      state,
      ({ target }) => {
        if (target instanceof HTMLImageElement) target.dataset.state = state;
      },
      true,
    );
  }
}
