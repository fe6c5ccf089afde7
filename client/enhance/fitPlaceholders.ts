/** What is left of `text` with one example less, between its commas; `null` if there is none to leave out. */
export function withoutLastExample(text: string): string | null {
  const [, start, end] = /^(.*),[^,]*?([.…]*)$/.exec(text) ?? [];
  return start === undefined ? null : `${start}${end}`;
}

/** Leaves examples out of the placeholders of the assistant's fields where these are too narrow for all. */
export function fitPlaceholders(): void {
  fitFieldsIn(document);
  const aside = document.querySelector('aside[data-island="ask"]');
  if (!aside) return;
  // The field of the panel comes when somebody opens that.
  const observer = new MutationObserver(() => fitFieldsIn(aside) && observer.disconnect());
  observer.observe(aside, { childList: true, subtree: true });
}

/** Returns how many fields there are. */
function fitFieldsIn(place: ParentNode): number {
  const fields = place.querySelectorAll<HTMLInputElement>('.ask-form :is(input, textarea)');
  for (const field of fields) keepFitting(field);
  return fields.length;
}

function keepFitting(field: HTMLInputElement): void {
  let whole = field.placeholder;
  let shown = whole;
  new ResizeObserver(() => {
    // A conversation in another language brings its own.
    if (field.placeholder !== shown) whole = field.placeholder;
    shown = whole;
    for (
      let next: string | null = whole;
      next !== null && isCut(field, shown);
      next = withoutLastExample(shown)
    )
      shown = next;
    field.placeholder = shown;
  }).observe(field);
}

/** Whether `field` is too narrow for `text`. */
function isCut(field: HTMLElement, text: string): boolean {
  const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return false;
  canvas.font = font;
  canvas.letterSpacing = letterSpacing;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return room > 0 && canvas.measureText(text).width > room;
}
