import { startRotation } from './rotation.ts';
import { nearest, wrap } from './slideOrder.ts';

/**
 * Brings the carousel of templates/parts/Carousel.tsx to life. The slides scroll by themselves; this moves them on, and
 * has the buttons move them and the dots follow them.
 */
export function startCarousel(root: HTMLElement): void {
  const part = (name: string) => root.querySelector(name) as HTMLElement;
  const [scroller, play, said] = [part('.slides'), part('.play'), part('[aria-live]')];
  const slides = [...scroller.children] as HTMLElement[];
  const dots = [...part('.dots').children];
  /** Where it is going, or rests. */
  let aim = 0;

  const offsets = () =>
    slides.map(({ offsetLeft }) =>
      // The last slide ends where the page ends and does not get as far as the first.
      Math.min(offsetLeft - (slides[0]?.offsetLeft ?? 0), scroller.scrollWidth - scroller.clientWidth),
    );
  const shown = () => nearest(scroller.scrollLeft, offsets());
  const show = (index: number) => {
    aim = index;
    scroller.scrollTo({ left: offsets()[index] ?? 0 });
  };
  const rotation = startRotation(
    () => show(wrap(aim, 1, slides.length)),
    (runs, stopped) => {
      said.setAttribute('aria-live', runs ? 'off' : 'polite');
      play.toggleAttribute('data-stopped', stopped);
    },
    window,
  );
  const settle = () => {
    if (shown() === aim) return;
    aim = shown();
    rotation.hold('hand', true);
  };

  let settling: number | undefined;
  const knowsEnd = 'onscrollend' in window;
  // Scroll events come once a frame.
  scroller.addEventListener('scroll', () => {
    const index = shown();
    dots.forEach((dot, place) => {
      dot.setAttribute('aria-current', String(place === index));
    });
    if (knowsEnd) return;
    clearTimeout(settling);
    settling = setTimeout(settle, 300);
  });
  scroller.addEventListener('scrollend', settle);

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button === play) rotation.toggle();
    else if (button) {
      rotation.hold('hand', true);
      const { step } = button.dataset;
      show(step ? wrap(aim, Number(step), slides.length) : dots.indexOf(button));
      const slide = slides[aim];
      said.textContent = `${slide?.getAttribute('aria-label')}: ${slide?.querySelector('h3')?.textContent}`;
    }
  });

  // Not on the play button: whoever presses it wants to see it play.
  const holds = (target: EventTarget | null) =>
    target !== root && root.contains(target as Node | null) && !play.contains(target as Node | null);
  root.addEventListener('pointerover', ({ target }) => rotation.hold('pointer', holds(target)));
  root.addEventListener('pointerleave', () => rotation.hold('pointer', false));
  root.addEventListener('focusin', ({ target }) => rotation.hold('focus', holds(target)));
  root.addEventListener('focusout', ({ relatedTarget }) => rotation.hold('focus', holds(relatedTarget)));
  const seeTab = () => rotation.hold('hidden', document.hidden);
  document.addEventListener('visibilitychange', seeTab);
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const heedMotion = () => rotation.hold('motion', lessMotion.matches);
  lessMotion.addEventListener('change', heedMotion);

  // What was so before it lived.
  rotation.hold('pointer', scroller.matches(':hover'));
  rotation.hold('focus', holds(document.activeElement));
  seeTab();
  heedMotion();
  settle();
}
