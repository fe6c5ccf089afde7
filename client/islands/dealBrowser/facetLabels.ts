import { formatMoney } from '../../../data/model/amounts.ts';
import type { Facet, FacetChoice, SortOrder } from '../../../data/model/deals/dealFilter.ts';
import { featuredCategory, priceBands, priceRangeOf } from '../../../data/model/deals/dealFilter.ts';
import { featureLabels } from '../../../data/model/deals/features.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import type { NamedTime } from '../../../data/model/time/whenFilter.ts';
import type { DealBrowserProps } from './browserProps.ts';

export const facetNames: Readonly<Record<Facet, string>> = {
  category: 'Category',
  neighborhoods: 'Neighborhood',
  when: 'When',
  price: 'Price',
  audience: 'Audience',
  setting: 'Setting',
  features: 'More',
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

export const whenLabels: Readonly<Record<NamedTime, string>> = {
  now: 'Open now',
  today: 'Today',
  tonight: 'Tonight',
  tomorrow: 'Tomorrow',
  weekend: 'This weekend',
};

type Labels = Readonly<Record<string, string>>;

/** The values of a facet on this site with their labels, in order; for `when` only the words. */
export function labelsOf(
  facet: Facet,
  {
    categories,
    neighborhoods,
    currency,
  }: Pick<DealBrowserProps, 'categories' | 'neighborhoods' | 'currency'>,
): Labels {
  const labelsById = (places: DealBrowserProps['categories']) =>
    Object.fromEntries(places.map(({ id, label }) => [id, label]));
  switch (facet) {
    case 'category':
      return labelsById(categories);
    case 'neighborhoods':
      return labelsById(neighborhoods);
    case 'when':
      return whenLabels;
    case 'price':
      return priceLabels(currency);
    case 'audience':
      return { family: 'Good for families', adults: 'For adults' };
    case 'setting':
      return { indoor: 'Indoors', outdoor: 'Outdoors' };
    case 'features':
      return featureLabels;
    case 'endsSoon':
      return { soon: 'Ends within 14 days' };
  }
}

function priceLabels(currency: string): Labels {
  const money = (amount: number) => formatMoney(amount, currency);
  const labelOf = ({ from, to }: ReturnType<typeof priceRangeOf>) =>
    to === null
      ? `${money(from)} and up`
      : from === 0
        ? `Under ${money(to)}`
        : `${money(from)} to ${money(to)}`;
  return Object.fromEntries(priceBands.map((band) => [band, labelOf(priceRangeOf(band))]));
}

/** The label of a facet's value: of `when` also of a date; the value itself if the site does not know it. */
export function choiceLabel({ facet, value }: FacetChoice, props: DealBrowserProps): string {
  const labels = labelsOf(facet, props);
  if (Object.hasOwn(labels, value)) return labels[value] ?? value;
  if (facet === 'category' && value === featuredCategory) return 'Featured';
  return facet === 'when' ? formatDate(value, 'short') : value;
}
