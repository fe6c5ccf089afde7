import { t } from '../../../data/messages/t.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { type DealFilter, type Facet, priceRangeOf, valuesIn } from '../../../data/model/deals/dealFilter.ts';
import { formatList } from '../../../data/model/formatList.ts';
import { isOwnFacet } from '../../search/dealSource.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { choiceLabel } from './facetLabels.ts';

/**
 * How many deals there are and for what: "1 deal in Old Town under $50". Leaves out what the listing is about, which its
 * heading says. `isPartial` if no deal has all of the search words.
 */
export function resultsHeading(
  count: number,
  filter: DealFilter,
  props: DealBrowserProps,
  isPartial = false,
): string {
  const labels = (facet: Facet) =>
    isOwnFacet(props.scope, facet)
      ? []
      : valuesIn(filter, facet).map((value) => choiceLabel({ facet, value }, props));
  const [category] = labels('category');
  const areas = labels('neighborhoods');
  const [date] = labels('when');
  let found = category ? t('results.in-category', { count, category }) : dealCount(count);
  const said = { found, words: filter.query };
  if (filter.query) found = isPartial ? t('results.for-some', said) : t('results.for-words', said);
  if (areas.length > 0) found = t('results.in-areas', { found, areas: formatList('disjunction', areas) });
  if (filter.setting) found = withSetting(found, filter.setting);
  if (filter.audience) found = withAudience(found, filter.audience);
  if (filter.price) found = withPrice(found, filter.price, props.currency);
  if (date) found = withTime(found, filter.when ?? '', date);
  if (filter.endsSoon) found = t('results.soon', { found });
  return [found, ...labels('features')].join(' · ');
}

const withSetting = (found: string, setting: NonNullable<DealFilter['setting']>) =>
  setting === 'indoor' ? t('results.indoor', { found }) : t('results.outdoor', { found });

const withAudience = (found: string, audience: NonNullable<DealFilter['audience']>) =>
  audience === 'family' ? t('results.family', { found }) : t('results.adults', { found });

function withPrice(found: string, band: NonNullable<DealFilter['price']>, currency: string): string {
  const { from, to } = priceRangeOf(band);
  const money = (amount: number) => formatMoney(amount, currency);
  if (to === null) return t('results.price-from', { found, from: money(from) });
  if (from === 0) return t('results.price-to', { found, to: money(to) });
  return t('results.price-between', { found, from: money(from), to: money(to) });
}

/** `found` with the time that is asked for, whose label is `label` if it is a day. */
export function withTime(found: string, when: string, label: string): string {
  switch (when) {
    case 'now':
      return t('results.now', { found });
    case 'today':
      return t('results.today', { found });
    case 'tonight':
      return t('results.tonight', { found });
    case 'tomorrow':
      return t('results.tomorrow', { found });
    case 'weekend':
      return t('results.weekend', { found });
    case 'next-weekend':
      return t('results.next-weekend', { found });
    default:
      return t('results.on-date', { found, date: label });
  }
}
