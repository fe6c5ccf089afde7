import { t } from '../../../data/messages/t.ts';
import type { DealMap, DealPlace, DealPlaces, DealProps } from '../../../data/model/pages/deal.ts';

/** A place in `area`, whose name need not be said again. */
function Place({
  place: { name, address, directions },
  area,
  vendor,
}: {
  readonly place: DealPlace;
  readonly area: string;
  readonly vendor: string;
}) {
  const words = [name === area ? null : name, address].filter((word) => word !== null).join(', ');
  return (
    <dd>
      {words || vendor}{' '}
      {directions !== null && (
        <a href={directions} target="_blank" rel="noopener">
          {t('deal.directions')}
          <span className="unseen">{` ${t('deal.directions-to', { place: words || vendor })}`}</span>
        </a>
      )}
    </dd>
  );
}

/** The places of a deal by neighborhood, with the way there, and the vendor's phone number. */
export function DealWhere({ places, map, vendor }: Pick<DealProps, 'places' | 'map' | 'vendor'>) {
  return (
    <>
      <h3>{t('deal.where')}</h3>
      {places.length === 0 && <p>{t('deal.citywide')}</p>}
      {places.length + Number(vendor.phone !== null) > 0 && (
        <dl className="rows">
          {places.map((area) => (
            <PlacesIn key={area.neighborhood.label} area={area} vendor={vendor} />
          ))}
          {vendor.phone !== null && <Phone number={vendor.phone} />}
        </dl>
      )}
      {map && <PlaceMap map={map} />}
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The surroundings of the places. The list says all of it in words. */
function PlaceMap({ map: { href, x, y, width, height, pins, names } }: { readonly map: DealMap }) {
  return (
    <svg className="place-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g transform={`translate(${-x} ${-y})`}>
        <use href={`${href}#city`} />
        {names === null && <use href={`${href}#names`} />}
      </g>
      {pins.map((pin) => (
        <use
          key={`${pin.x} ${pin.y}`}
          href={`${href}#pin`}
          transform={`translate(${pin.x} ${pin.y}) scale(${round(width / 100)})`}
        />
      ))}
      {names && (
        <g
          fill="var(--ink)"
          stroke="var(--paper)"
          strokeWidth="3"
          paintOrder="stroke"
          textAnchor="middle"
          fontSize={names.height}
        >
          {names.items.map((label) => (
            <text key={label.name} x={label.x} y={label.y}>
              {label.name}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}

function PlacesIn({
  area: { neighborhood, items },
  vendor,
}: {
  readonly area: DealPlaces;
  readonly vendor: DealProps['vendor'];
}) {
  return (
    <div>
      <dt>
        {neighborhood.href === null ? (
          neighborhood.label
        ) : (
          <a href={neighborhood.href}>{neighborhood.label}</a>
        )}
      </dt>
      {items.map((place) => (
        <Place
          key={`${place.name} ${place.address}`}
          place={place}
          area={neighborhood.label}
          vendor={vendor.name}
        />
      ))}
    </div>
  );
}

/** The address of a phone number, without what RFC 3966 does not know. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

function Phone({ number }: { readonly number: string }) {
  return (
    <div>
      <dt>{t('deal.phone')}</dt>
      <dd>
        <a href={phoneHref(number)}>{number}</a>
      </dd>
    </div>
  );
}
