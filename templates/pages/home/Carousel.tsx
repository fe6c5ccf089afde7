import type { DealCard, Link } from '../../../data/model/pages/view.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { Slides } from './Slides.tsx';

/**
 * A section of large pictures of a few deals. They scroll as they are; the island (client/islands/carousel/) moves them
 * on by itself and by buttons.
 */
export function Carousel({
  heading,
  more,
  deals,
  currency,
}: {
  readonly heading: string;
  /** All of them. */
  readonly more: Link;
  readonly deals: readonly DealCard[];
  readonly currency: string;
}) {
  const moves = deals.length > 1;
  return (
    <section
      className="section"
      aria-roledescription="carousel"
      aria-label={heading}
      data-island={moves ? 'carousel' : undefined}
      data-when={moves ? 'visible' : undefined}
    >
      <div className="wide">
        <SectionHead heading={heading} more={more}>
          {moves && <CarouselControls count={deals.length} />}
        </SectionHead>
      </div>
      <Slides deals={deals} currency={currency} />
    </section>
  );
}
