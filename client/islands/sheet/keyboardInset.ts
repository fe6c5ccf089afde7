/** The part of a page that the visitor sees, in pixels of the page. */
type VisibleArea = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * Keeps `sheet` above the on-screen keyboard in browsers that lay the keyboard over the page: `--covered` and `--left`
 * tell its style sheet how many pixels the keyboard covers and leaves.
 */
export function avoidKeyboard(sheet: HTMLElement): void {
  const viewport = window.visualViewport;
  const update = () => {
    const inset = viewport && keyboardInset(document.documentElement.clientHeight, viewport);
    // An empty value removes the property.
    sheet.style.setProperty('--covered', inset ? `${inset.covered}px` : '');
    sheet.style.setProperty('--left', inset ? `${inset.left}px` : '');
  };
  for (const type of ['resize', 'scroll']) viewport?.addEventListener(type, update);
}

/** Pixels that the browser's own bars may take; an on-screen keyboard takes more. */
const barHeight = 120;

/**
 * How many pixels an on-screen keyboard covers at the bottom of a page of `height`, and how many it leaves. `null` if
 * there is no keyboard, the page has already made room for it, or the visitor has zoomed in.
 */
export function keyboardInset(height: number, { height: left, offsetTop, scale }: VisibleArea) {
  if (scale > 1.01 || height - left < barHeight) return null;
  return { covered: Math.max(0, Math.round(height - left - offsetTop)), left: Math.round(left) };
}
