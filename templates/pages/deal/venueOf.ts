import type { DealProps } from '../../../data/model/pages/deal.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';

/** Where the dates of a deal take place, for calendars: its address too, if it has but one place. */
export function venueOf({ vendor, places }: Pick<DealProps, 'vendor' | 'places'>, { city }: Chrome): string {
  const [only, ...others] = places.flatMap(({ items }) => items);
  const { name, address } = only && others.length === 0 ? only : { name: null, address: null };
  return [name ?? vendor.name, address, city.name, city.regionCode]
    .filter((part) => part !== null)
    .join(', ');
}
