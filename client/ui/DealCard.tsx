import type { DealCardData, OverTimes } from '../../data/model/pages/view.ts';
import { EndDate } from './EndDate.tsx';
import { Image } from './Image.tsx';
import { OfferSeal, Price } from './Price.tsx';
import { SaveHeart } from './SaveHeart.tsx';

/** Two, then four cards side by side (styles/parts/grid.css). */
const widthOfCard = '(width >= 80rem) 19rem, (width >= 48rem) 24vw, 44vw';

/** `text` on one line. */
const joined = (text: string) => text.replaceAll(' ', '\u00a0');

/** A deal in a list. The title is its one link and covers the card. */
export function DealCard({
  deal,
  currency,
  load = 'near',
  now,
  times,
  over = null,
  distance = '',
}: {
  readonly deal: DealCardData;
  readonly currency: string;
  readonly load?: 'soon' | 'near';
  /** The current time in epoch milliseconds; only in the browser. */
  readonly now?: number;
  /** When it takes place on the days that the list is about; empty if no times are known. */
  readonly times?: string;
  /** When those times are over; only in pages, for client/enhance/timeLabels.ts. */
  readonly over?: OverTimes | null;
  /** How far it is from the visitor; empty if that is not known. */
  readonly distance?: string;
}) {
  return (
    <article className={`card tone-${deal.category.tone}`}>
      <div className="frame">
        <Image picture={deal.image} load={load} sizes={widthOfCard} />
      </div>
      {deal.ended || <OfferSeal offer={deal.offer} />}
      <p className="kind">{deal.category.label}</p>
      <h3>
        <a className="cover" href={deal.href}>
          {deal.title}
        </a>
      </h3>
      <p className="where">
        {[deal.vendor, joined(deal.area.label), joined(distance)].filter(Boolean).join('\u00a0· ')}
      </p>
      {times && (
        <p className={now ? 'times' : 'times dated'} data-times-end={over?.at} data-times-over={over?.words}>
          {times}
        </p>
      )}
      <p className="cost">
        <Price offer={deal.offer} currency={currency} />{' '}
        <EndDate deal={deal} form="card" {...(now !== undefined && { now })} />
      </p>
      <SaveHeart deal={deal} {...(deal.starts && { startsAt: deal.starts.at })} />
    </article>
  );
}
