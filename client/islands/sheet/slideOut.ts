/** Slides `sheet` down from where it is and then calls `onDone`; at once for visitors who prefer reduced motion. */
export function slideOut(sheet: HTMLElement, onDone: () => void): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onDone();
    return;
  }
  const animation = sheet.animate([{ translate: '0 100%' }], {
    duration: 200,
    easing: 'ease-in',
    fill: 'forwards',
  });
  animation.onfinish = () => {
    onDone();
    animation.cancel();
  };
}
