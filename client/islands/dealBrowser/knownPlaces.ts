import { type DealFilter, featuredCategory } from '../../../data/model/deals/dealFilter.ts';
import type { DealBrowserProps, ListingLink } from './browserProps.ts';

/** `filter` without categories and neighborhoods that the site does not have, or no longer has: old or mistyped addresses. */
export function withKnownPlaces(
  filter: DealFilter,
  { categories, neighborhoods }: Pick<DealBrowserProps, 'categories' | 'neighborhoods'>,
): DealFilter {
  const { category } = filter;
  const isKnown = category === featuredCategory || (category !== null && isOneOf(categories, category));
  return {
    ...filter,
    category: isKnown ? category : null,
    neighborhoods: filter.neighborhoods.filter((id) => isOneOf(neighborhoods, id)),
  };
}

/** Listings that offer no places to choose know none. */
const isOneOf = (places: readonly ListingLink[], id: string) =>
  places.length === 0 || places.some((place) => place.id === id);
