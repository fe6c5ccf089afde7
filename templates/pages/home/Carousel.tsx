import type { ReactNode } from 'react';
import { EndDate } from '../../../client/ui/EndDate.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import { OfferSeal, Price } from '../../../client/ui/Price.tsx';
import { t } from '../../../data/messages/t.ts';
import type { DealCardData, Link } from '../../../data/model/pages/view.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';

function Step({
  by,
  label,
  icon,
}: {
  readonly by: number;
  readonly label: string;
  readonly icon: ReactNode;
}) {
  return (
    <button type="button" className="round" data-live="" data-step={by} aria-label={label}>
      {icon}
    </button>
  );
}

/**
 * Buttons to play, pause and move a carousel. The style sheet shows one state of the play button, and the controls
 * only if scripts run.
 */
function CarouselControls({ count }: { readonly count: number }) {
  return (
    <div className="controls">
      <button type="button" className="round play" data-live="">
        <span>
          <Icon name="pause" />
          <span className="unseen">{t('home.pause')}</span>
        </span>
        <span>
          <Icon name="play" />
          <span className="unseen">{t('home.play')}</span>
        </span>
      </button>
      <div className="dots">
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot has nothing but its position
            key={index}
            type="button"
            data-live=""
            aria-label={t('home.slide', { place: slidePlace(index, count) })}
            aria-current={index === 0}
          />
        ))}
      </div>
      <Step by={-1} label={t('home.previous')} icon={<Icon name="previous" />} />
      <Step by={1} label={t('home.next')} icon={<Icon name="next" />} />
      <p className="unseen" aria-live="off" />
    </div>
  );
}

/** The position of a slide as text: "2 of 6". */
export const slidePlace = (index: number, count: number) =>
  t('home.slide-place', { number: String(index + 1), count: String(count) });

function Slide({
  deal,
  place,
  currency,
}: {
  readonly deal: DealCardData;
  readonly place: string;
  readonly currency: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <section
      className={`slide tone-${deal.category.tone}`}
      role="group"
      aria-roledescription={t('home.slide-role')}
      aria-label={place}
    >
      <div className="frame">
        <Image picture={deal.image} sizes="(width >= 60rem) 38rem, 84vw" />
        <OfferSeal offer={deal.offer} />
      </div>
      <div className="slide-text">
        <p className="kind">{`${deal.category.label} · ${deal.area.label}`}</p>
        <h3>
          <a className="cover" href={deal.href}>
            {deal.title}
          </a>
        </h3>
        <p className="summary">{deal.summary}</p>
        <p className="cost">
          <Price offer={deal.offer} currency={currency} />
        </p>
        <p className="go">
          <span className="button cream">
            {t('deal.see')}
            <Icon name="next" />
          </span>
          <span>
            {t('home.by', { vendor: deal.vendor })}
            <EndDate deal={deal} form="card" />
          </span>
        </p>
      </div>
    </section>
  );
}

/** A row of large deal cards to swipe or scroll through. */
function Slides({ deals, currency }: { readonly deals: readonly DealCardData[]; readonly currency: string }) {
  return (
    <div className="slides">
      {deals.map((deal, index) => (
        <Slide key={deal.slug} deal={deal} place={slidePlace(index, deals.length)} currency={currency} />
      ))}
    </div>
  );
}

/**
 * A carousel of a few deals. It scrolls without script; the island (client/islands/carousel) adds autoplay and
 * buttons.
 */
export function Carousel({
  heading,
  more,
  deals,
  currency,
}: {
  readonly heading: string;
  /** The link to the whole list. */
  readonly more: Link;
  readonly deals: readonly DealCardData[];
  readonly currency: string;
}) {
  const moves = deals.length > 1;
  return (
    <section
      className="section"
      aria-roledescription={t('home.carousel-role')}
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
