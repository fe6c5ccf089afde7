import { EndDate } from '../../client/ui/EndDate.tsx';
import { Icon } from '../../client/ui/Icon.tsx';
import { Image } from '../../client/ui/Image.tsx';
import { PercentSeal } from '../../client/ui/PercentSeal.tsx';
import { Price } from '../../client/ui/Price.tsx';
import type { DealCard } from '../../data/model/view.ts';

function Slide({ deal, currency }: { readonly deal: DealCard; readonly currency: string }) {
  return (
    <li className={`slide tone-${deal.category.tone}`}>
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
    </li>
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
    <ul className="slides">
      {deals.map((deal) => (
        <Slide key={deal.slug} deal={deal} currency={currency} />
      ))}
    </ul>
  );
}
