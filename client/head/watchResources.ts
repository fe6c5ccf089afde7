/**
 * Marks each picture, and any other resource, as loaded or failed for the style sheet: the logo fades in, and missing
 * pictures get a placeholder. The style sheet that loads in the background, as one for printing, then counts for all media.
 */
export function watchResources(): void {
  for (const state of ['load', 'error']) {
    // These events do not bubble: they have to be captured.
    document.addEventListener(
      state,
      ({ target }) => {
        const resource = target as HTMLImageElement & HTMLLinkElement;
        resource.dataset.state = state;
        resource.media &&= 'all';
      },
      true,
    );
  }
}
