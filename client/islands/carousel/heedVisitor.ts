import type { Rotation } from './rotation.ts';

/** Holds `rotation` while the visitor's pointer or focus is on the carousel or the tab is hidden, and by a wish for less motion. */
export function heedVisitor(root: HTMLElement, play: HTMLElement, { hold }: Rotation): void {
  // Not on the play button: whoever presses it wants to see it play.
  const holds = (target: EventTarget | null) =>
    target !== root && root.contains(target as Node | null) && !play.contains(target as Node | null);
  root.addEventListener('pointerover', ({ target }) => hold('pointer', holds(target)));
  root.addEventListener('pointerleave', () => hold('pointer', false));
  root.addEventListener('focusin', ({ target }) => hold('focus', holds(target)));
  root.addEventListener('focusout', ({ relatedTarget }) => hold('focus', holds(relatedTarget)));
  const heedTab = () => hold('hidden', document.hidden);
  document.addEventListener('visibilitychange', heedTab);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const heedMotion = () => hold('motion', lessMotion.matches);
  lessMotion.addEventListener('change', heedMotion);

  // What was so before it lived.
  hold('pointer', root.querySelector('.slides:hover') !== null);
  hold('focus', holds(document.activeElement));
  heedTab();
  heedMotion();
}
