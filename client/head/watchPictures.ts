/**
 * Marks each picture, and whatever else loads, as it arrives or fails, for the style sheet: the logo fades in, and a
 * placeholder stands where a picture is missing.
 */
export function watchPictures(): void {
  for (const state of ['load', 'error']) {
    // Of these events nothing reaches the window, and they do not bubble.
    document.addEventListener(
      state,
      ({ target }) => {
        (target as HTMLElement).dataset.state = state;
      },
      true,
    );
  }
}
