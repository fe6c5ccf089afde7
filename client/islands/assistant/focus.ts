/** Puts the focus where a visitor goes on: to the question, or where that would open a keyboard, to what was said. */
export function takeFocus(place: HTMLElement | null): void {
  const target = matchMedia('(hover: hover)').matches ? 'input' : '[role="log"]';
  place?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
}
