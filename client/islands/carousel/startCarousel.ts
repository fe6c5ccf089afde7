import type { Rotation } from './rotation.ts';
import { startRotation } from './rotation.ts';
import { scrollSlides, wrapIndex } from './slideScroller.ts';

/**
 * Brings the carousel of templates/pages/home/Carousel.tsx to life. The slides scroll by themselves; this moves them on, and
 * has the buttons move them and the dots follow them.
 */
export function startCarousel(root: HTMLElement): void {
  const part = (name: string) => root.querySelector(name) as HTMLElement;
  const [slides, controls, play, said] = [
    part('.slides'),
    part('.controls'),
    part('.play'),
    part('[aria-live]'),
  ];
  const dots = [...part('.dots').children];
  const stopWhereMoved = () => {
    const isMoved = scroller.accept();
    if (isMoved) rotation.hold('hand', true);
    return isMoved;
  };
  const step = (by: number) => wrapIndex(scroller.place(), by, dots.length);
  const markDot = (index: number) => {
    dots.forEach((dot, place) => {
      dot.setAttribute('aria-current', String(place === index));
    });
  };
  const scroller = scrollSlides(slides, markDot, stopWhereMoved);
  const rotation = startRotation(
    () => stopWhereMoved() || scroller.show(step(1)),
    (runs, stopped) => {
      said.setAttribute('aria-live', runs ? 'off' : 'polite');
      play.toggleAttribute('data-stopped', stopped);
    },
    window,
  );
  controls.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    scroller.accept();
    if (button === play) rotation.toggle();
    else if (button) {
      rotation.hold('hand', true);
      const { step: by } = button.dataset;
      const index = by ? step(Number(by)) : dots.indexOf(button);
      scroller.show(index);
      const slide = slides.children[index];
      said.textContent = `${slide?.getAttribute('aria-label')}: ${slide?.querySelector('h3')?.textContent}`;
    }
  });
  pauseOnInteraction(root, play, rotation);
  stopWhereMoved();
}

/** Holds `rotation` while the visitor's pointer or focus is on the carousel or the tab is hidden, and by a wish for less motion. */
export function pauseOnInteraction(root: HTMLElement, play: HTMLElement, { hold }: Rotation): void {
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
