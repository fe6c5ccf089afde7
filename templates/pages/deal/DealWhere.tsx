import type { DealPlace, DealProps } from '../../../data/model/pages/deal.ts';

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
          Directions<span className="unseen">{` to ${words || vendor}`}</span>
        </a>
      )}
    </dd>
  );
}

/** A phone number as a link; RFC 3966 knows digits and hyphens alone. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The places of a deal by neighborhood, with the way there, and the vendor's phone number. */
export function DealWhere({ places, vendor }: Pick<DealProps, 'places' | 'vendor'>) {
  return (
    <>
      <h3>Where</h3>
      {places.length === 0 && <p>Citywide. It is not tied to one place.</p>}
      <dl className="rows">
        {places.map(({ neighborhood, items }) => (
          <div key={neighborhood.href}>
            <dt>
              <a href={neighborhood.href}>{neighborhood.label}</a>
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
        ))}
        {vendor.phone !== null && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={phoneHref(vendor.phone)}>{vendor.phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
