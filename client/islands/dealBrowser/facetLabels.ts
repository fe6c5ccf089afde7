import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealFilter, Facet, SortOrder } from '../../../data/model/deals/dealFilter.ts';
import { priceBands, priceRangeOf } from '../../../data/model/deals/dealFilter.ts';
import type { DealBrowserProps } from './browserProps.ts';

/** A value of a facet with its label. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
}

export const facetNames: Readonly<Record<Facet, string>> = {
  category: 'Category',
  neighborhood: 'Neighborhood',
  price: 'Price',
  audience: 'Audience',
  setting: 'Setting',
  endsSoon: 'Ends soon',
};

export const sortNames: Readonly<Record<SortOrder, string>> = {
  discount: 'Highest Discount',
  expiry: 'Expiring Soon',
  popularity: 'Most Popular',
  price: 'Lowest Price',
  newest: 'Newest',
  nearest: 'Nearest',
};

/** The options of a facet on this site. */
export function optionsOf(
  facet: Facet,
  { categories, neighborhoods, currency }: DealBrowserProps,
): FacetOption[] {
  switch (facet) {
    case 'category':
      return categories.map(({ id, label }) => ({ value: id, label }));
    case 'neighborhood':
      return neighborhoods.map(({ id, label }) => ({ value: id, label }));
    case 'price':
      return priceBands.map((value) => {
        const { from, to } = priceRangeOf(value);
        const money = (amount: number) => formatMoney(amount, currency);
        const label =
          to === null
            ? `${money(from)} and more`
            : from === 0
              ? `Under ${money(to)}`
              : `${money(from)} to ${money(to)}`;
        return { value, label };
      });
    case 'audience':
      return [
        { value: 'family', label: 'Good for families' },
        { value: 'adults', label: 'For adults' },
      ];
    case 'setting':
      return [
        { value: 'indoor', label: 'Indoors' },
        { value: 'outdoor', label: 'Outdoors' },
      ];
    case 'endsSoon':
      return [{ value: 'soon', label: 'Ends within 14 days' }];
  }
}

/** The value of a facet in `filter`; `null` if it is not set. */
export const facetValue = (filter: DealFilter, facet: Facet): string | null =>
  facet === 'endsSoon' ? (filter.endsSoon ? 'soon' : null) : filter[facet];

/** The change of a filter that sets a facet to `value`; `null` removes the facet. */
export const facetChange = (facet: Facet, value: string | null): Partial<DealFilter> =>
  facet === 'endsSoon' ? { endsSoon: value !== null } : { [facet]: value };

/** The label of a facet's value; the value itself if the site does not know it. */
export const optionLabel = (facet: Facet, value: string, props: DealBrowserProps): string =>
  optionsOf(facet, props).find((choice) => choice.value === value)?.label ?? value;
