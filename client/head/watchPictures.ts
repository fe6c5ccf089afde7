/**
 * Marks each picture, and any other resource, as loaded or failed for the style sheet: the logo fades in, and missing
 * pictures get a placeholder.
 */
export function watchPictures(): void {
  for (const state of ['load', 'error']) {
    // These events do not bubble: they have to be captured.
    document.addEventListener(
      state,
      ({ target }) => {
        (target as HTMLElement).dataset.state = state;
      },
      true,
    );
  }
}
