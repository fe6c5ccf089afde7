import { EndDate } from '../../../client/ui/EndDate.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import { PercentSeal, Price } from '../../../client/ui/Price.tsx';
import type { DealCard } from '../../../data/model/pages/view.ts';

/** Which of the slides it is, in words: "2 of 6". */
export const slidePlace = (index: number, count: number) => `${index + 1} of ${count}`;

function Slide({
  deal,
  place,
  currency,
}: {
  readonly deal: DealCard;
  readonly place: string;
  readonly currency: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form
    <section
      className={`slide tone-${deal.category.tone}`}
      role="group"
      aria-roledescription="slide"
      aria-label={place}
    >
      <div className="frame">
        <Image picture={deal.image} sizes="(width >= 60rem) 38rem, 84vw" />
        <PercentSeal percent={deal.percent} />
      </div>
      <div className="slide-text">
        <p className="kind">{`${deal.category.label} · ${deal.neighborhood.label}`}</p>
        <h3>
          <a className="cover" href={deal.href}>
            {deal.title}
          </a>
        </h3>
        <p className="summary">{deal.summary}</p>
        <p className="cost">
          <Price price={deal.price} originalPrice={deal.originalPrice} currency={currency} />
        </p>
        <p className="go">
          <span className="button cream">
            See the deal
            <Icon name="next" />
          </span>
          <span>
            {`By ${deal.vendor}`}
            <EndDate deal={deal} form="card" />
          </span>
        </p>
      </div>
    </section>
  );
}

/** Large pictures of a few deals to swipe or scroll through. */
export function Slides({
  deals,
  currency,
}: {
  readonly deals: readonly DealCard[];
  readonly currency: string;
}) {
  return (
    <div className="slides">
      {deals.map((deal, index) => (
        <Slide key={deal.slug} deal={deal} place={slidePlace(index, deals.length)} currency={currency} />
      ))}
    </div>
  );
}
