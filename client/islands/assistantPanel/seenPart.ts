/** What a visitor sees of a page, in pixels of the page; browsers call it the visual viewport. */
export interface Seen {
  readonly height: number;
  readonly offsetTop: number;
  /** Above 1 where the visitor has zoomed in with two fingers. */
  readonly scale: number;
}

/** What bars of the browser may take; an on-screen keyboard takes more. */
const bars = 120;

/**
 * How many pixels an on-screen keyboard covers at the foot of a page of `height`, and how many it leaves; `null` where
 * there is no keyboard, or the page has made room for it by itself.
 */
export function keyboardOver(height: number, { height: left, offsetTop, scale }: Seen) {
  if (scale > 1.01 || height - left < bars) return null;
  return { covered: Math.max(0, Math.round(height - left - offsetTop)), left: Math.round(left) };
}
