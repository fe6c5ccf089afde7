import { t } from '../../../data/messages/t.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { directionsTo } from '../../../data/model/directions.ts';
import { distanceLabel } from '../../../data/model/distanceLabel.ts';
import { type Coordinates, distanceKm } from '../../../data/model/geo.ts';
import type { DealCardData } from '../../../data/model/pages/view.ts';
import { cardsOf } from '../../deals/dealCards.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { Price } from '../../ui/Price.tsx';
import type { MapPoint } from './mapPoints.ts';

interface Props {
  /** Those of one pin, one for each deal. */
  readonly points: readonly MapPoint[];
  /** The records of the deals, in the same order. */
  readonly records: readonly DealRecord[];
  readonly data: DealData;
  readonly currency: string;
  readonly place: Coordinates | null;
  readonly close: () => void;
}

/** The map may be taller than the window, and the card is at its lower edge on phones. */
const scrollIntoView = (card: HTMLElement | null) => card?.scrollIntoView({ block: 'nearest' });

/** The deals of a pin. */
export function PinCard({ points, records, data, currency, place, close }: Props) {
  return (
    <div ref={scrollIntoView} className="map-card">
      {points.length > 1 && (
        <p className="count-here">{t('map.here', { deals: dealCount(points.length) })}</p>
      )}
      <ul>
        {cardsOf(records, data).map((deal, index) => {
          const { [index]: point } = points;
          return point && <CardRow key={deal.slug} {...{ deal, point, currency, place }} />;
        })}
      </ul>
      <button type="button" className="close" aria-label={t('map.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function CardRow({
  deal,
  point: { at, area },
  currency,
  place,
}: { readonly deal: DealCardData; readonly point: MapPoint } & Pick<Props, 'currency' | 'place'>) {
  const distance = place && distanceLabel(distanceKm(place, at));
  return (
    <li>
      <Image picture={deal.image} load="soon" />
      <div>
        <a className="cover" href={deal.href}>
          {deal.title}
        </a>
        <p className="where">{[deal.vendor, area, distance].filter(Boolean).join(' · ')}</p>
        <p className="cost">
          <Price offer={deal.offer} currency={currency} />
          <a href={directionsTo(at)} target="_blank" rel="noopener">
            {t('deal.directions')}
            <span className="unseen">{` ${t('deal.directions-to', { place: deal.vendor })}`}</span>
          </a>
        </p>
      </div>
    </li>
  );
}
