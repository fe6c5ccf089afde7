const quick = { duration: 200, easing: 'ease-in', fill: 'forwards' } as const;

/** Has `sheet` go down from where it is, and then calls `gone`; at once for visitors who want less motion. */
export function slideAway(sheet: HTMLElement, gone: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    gone();
    return;
  }
  const way = sheet.animate([{ translate: '0 100%' }], quick);
  way.onfinish = () => {
    gone();
    way.cancel();
  };
}
