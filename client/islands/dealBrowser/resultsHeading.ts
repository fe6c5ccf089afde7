import { formatMoney } from '../../../data/model/amounts.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { type DealFilter, type Facet, priceRangeOf, valuesIn } from '../../../data/model/deals/dealFilter.ts';
import { isOwnFacet } from '../../search/dealSource.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { choiceLabel } from './facetLabels.ts';

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

const words: Readonly<Record<string, string>> = {
  indoor: 'indoors',
  outdoor: 'outdoors',
  family: 'for families',
  adults: 'for adults',
  now: 'open now',
  soon: 'ending within 14 days',
};

/**
 * How many deals there are and for what: "1 deal in Old Town under $50". Leaves out what the listing is about, which its
 * heading says.
 */
export function resultsHeading(count: number, filter: DealFilter, props: DealBrowserProps): string {
  const labels = (facet: Facet) =>
    isOwnFacet(props.scope, facet)
      ? []
      : valuesIn(filter, facet).map((value) => choiceLabel({ facet, value }, props));
  const [category] = labels('category');
  const areas = labels('neighborhoods');
  const said = (facet: Facet) => valuesIn(filter, facet).map((value) => words[value] ?? '');
  const found = dealCount(count);
  const parts = [
    category ? found.replace(' ', () => ` ${category} `) : found,
    filter.query && `for “${filter.query}”`,
    areas.length > 0 && `in ${anyOf.format(areas)}`,
    ...said('setting'),
    ...said('audience'),
    filter.price && priceWords(filter.price, props.currency),
    ...labels('when').map((label) => whenWords(filter.when ?? '', label)),
    ...said('endsSoon'),
  ];
  return [parts.filter(Boolean).join(' '), ...labels('features')].join(' · ');
}

function priceWords(band: NonNullable<DealFilter['price']>, currency: string): string {
  const { from, to } = priceRangeOf(band);
  const money = (amount: number) => formatMoney(amount, currency);
  if (to === null) return `from ${money(from)}`;
  return from === 0 ? `under ${money(to)}` : `from ${money(from)} to ${money(to)}`;
}

/** "open now", "tonight", "on Jan 9, 2027". */
const whenWords = (when: string, label: string) =>
  words[when] ?? (when.startsWith('2') ? `on ${label}` : label.toLowerCase());
