import { t } from '../../../data/messages/t.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import type { Facet, FacetChoice, SortOrder } from '../../../data/model/deals/dealFilter.ts';
import { featuredCategory, priceBands, priceRangeOf } from '../../../data/model/deals/dealFilter.ts';
import { featureLabels } from '../../../data/model/deals/features.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import type { NamedTime, WhenFilter } from '../../../data/model/time/whenFilter.ts';
import { dateOf, isRange, lastDateOf, partOf } from '../../../data/model/time/whenParts.ts';
import type { DealBrowserProps } from './browserProps.ts';

export const facetName = (facet: Facet): string =>
  ({
    category: t('filters.category'),
    neighborhoods: t('filters.area'),
    when: t('filters.when'),
    price: t('filters.price'),
    audience: t('filters.audience'),
    setting: t('filters.setting'),
    features: t('filters.features'),
    endsSoon: t('filters.ends-soon'),
  })[facet];

const sortNames = (): Readonly<Record<SortOrder, string>> => ({
  discount: t('sort.discount'),
  expiry: t('sort.expiry'),
  popularity: t('sort.popularity'),
  price: t('sort.price'),
  newest: t('sort.newest'),
  nearest: t('sort.nearest'),
});

export const sortName = (sort: SortOrder): string => sortNames()[sort];

const whenLabels = (): Readonly<Record<NamedTime, string>> => ({
  now: t('when.now'),
  today: t('when.today'),
  tonight: t('when.tonight'),
  tomorrow: t('when.tomorrow'),
  weekend: t('when.weekend'),
});

export const whenLabel = (time: NamedTime): string => whenLabels()[time];

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
      return whenLabels();
    case 'price':
      return priceLabels(currency);
    case 'audience':
      return { family: t('filters.family'), adults: t('filters.adults') };
    case 'setting':
      return { indoor: t('filters.indoor'), outdoor: t('filters.outdoor') };
    case 'features':
      return featureLabels();
    case 'endsSoon':
      return { soon: t('filters.soon') };
  }
}

function priceLabels(currency: string): Labels {
  const money = (amount: number) => formatMoney(amount, currency);
  const labelOf = ({ from, to }: ReturnType<typeof priceRangeOf>) =>
    to === null
      ? t('filters.price-from', { from: money(from) })
      : from === 0
        ? t('filters.price-to', { to: money(to) })
        : t('filters.price-between', { from: money(from), to: money(to) });
  return Object.fromEntries(priceBands.map((band) => [band, labelOf(priceRangeOf(band))]));
}

/** The label of a facet's value: of `when` also of a day; the value itself if the site does not know it. */
export function choiceLabel(
  { facet, value }: FacetChoice,
  props: Pick<DealBrowserProps, 'categories' | 'neighborhoods' | 'currency'>,
): string {
  const labels = labelsOf(facet, props);
  if (Object.hasOwn(labels, value)) return labels[value] ?? value;
  if (facet === 'category' && value === featuredCategory) return t('filters.featured');
  return facet === 'when' ? dayLabel(value) : value;
}

/** "Next weekend", "May 24, 2027 – May 30, 2027", "May 22, 2027", or "May 22, 2027, evening". */
function dayLabel(when: WhenFilter): string {
  if (when === 'next-weekend') return t('when.next-weekend');
  if (isRange(when)) return `${formatDate(dateOf(when), 'short')} – ${formatDate(lastDateOf(when), 'short')}`;
  const date = formatDate(dateOf(when), 'short');
  const part = partOf(when);
  if (part === null) return date;
  return part === 'morning'
    ? t('when.morning', { date })
    : part === 'afternoon'
      ? t('when.afternoon', { date })
      : t('when.evening', { date });
}
