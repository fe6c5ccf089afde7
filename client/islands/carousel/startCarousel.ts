import type { Rotation } from './rotation.ts';
import { startRotation } from './rotation.ts';
import { scrollSlides, wrapIndex } from './slideScroller.ts';

/**
 * Runs the home page's carousel. Scrolling is native; this advances the slides, connects the buttons and updates the dots.
 */
export function startCarousel(root: HTMLElement): void {
  const part = (name: string) => root.querySelector(name) as HTMLElement;
  const [slides, controls, play, announcer] = [
    part('.slides'),
    part('.controls'),
    part('.play'),
    part('[aria-live]'),
  ];
  const dots = [...part('.dots').children];
  const stopIfMoved = () => {
    const isMoved = scroller.accept();
    // A finger leaves nothing behind that would show when the visitor has gone.
    if (isMoved && matchMedia('(hover: none)').matches) rotation.hold('hand', true);
    return isMoved;
  };
  const step = (by: number) => wrapIndex(scroller.place(), by, dots.length);
  const markDot = (index: number) => {
    dots.forEach((dot, place) => {
      dot.setAttribute('aria-current', String(place === index));
    });
  };
  const scroller = scrollSlides(slides, markDot, stopIfMoved);
  const rotation = startRotation(
    () => stopIfMoved() || scroller.show(step(1)),
    (runs, stopped) => {
      announcer.setAttribute('aria-live', runs ? 'off' : 'polite');
      play.toggleAttribute('data-stopped', stopped);
    },
    window,
  );
  controls.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    scroller.accept();
    if (button === play) rotation.toggle();
    else if (button) {
      const { step: by } = button.dataset;
      const index = by ? step(Number(by)) : dots.indexOf(button);
      scroller.show(index);
      const slide = slides.children[index];
      announcer.textContent = `${slide?.getAttribute('aria-label')}: ${slide?.querySelector('h3')?.textContent}`;
    }
  });
  // Browsers leave a slide that is in view in part where it is.
  slides.addEventListener('focusin', ({ target }) => {
    const index = [...slides.children].findIndex((slide) => slide.contains(target as Node));
    if (index >= 0 && (target as Element).matches(':focus-visible')) scroller.show(index);
  });
  pauseOnInteraction(root, play, rotation);
  stopIfMoved();
}

/** Pauses `rotation` while the pointer or focus is on the carousel, the tab is hidden or reduced motion is preferred. */
export function pauseOnInteraction(root: HTMLElement, play: HTMLElement, { hold }: Rotation): void {
  // Not on the play button: pressing it should start the rotation.
  const holds = (target: EventTarget | null) =>
    target !== root && root.contains(target as Node | null) && !play.contains(target as Node | null);
  root.addEventListener('pointerover', ({ target }) => hold('pointer', holds(target)));
  root.addEventListener('pointerleave', () => hold('pointer', false));
  root.addEventListener('focusin', ({ target }) => hold('focus', holds(target)));
  root.addEventListener('focusout', ({ relatedTarget }) => hold('focus', holds(relatedTarget)));
  const updateHidden = () => hold('hidden', document.hidden);
  document.addEventListener('visibilitychange', updateHidden);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const updateMotion = () => hold('motion', lessMotion.matches);
  lessMotion.addEventListener('change', updateMotion);

  // The state at the start.
  hold('pointer', holds([...root.querySelectorAll(':hover')].at(-1) ?? null));
  hold('focus', holds(document.activeElement));
  updateHidden();
  updateMotion();
}
