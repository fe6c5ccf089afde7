import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { difference, formatMoney } from '../../../data/model/money.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';

/** What one line of a comparison says of each deal, in their order. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** Where a deal says nothing. */
const unsaid = '–';

/** `deals` side by side, in amounts of `currency` (ISO 4217). */
export function compareRows(
  deals: readonly DealRecord[],
  { categories, neighborhoods }: Pick<DealData, 'categories' | 'neighborhoods'>,
  currency: string,
): readonly CompareRow[] {
  const row = (label: string, read: (deal: DealRecord) => string | undefined): CompareRow => ({
    label,
    values: deals.map((deal) => read(deal) ?? unsaid),
  });
  const money = (amount: number) => formatMoney(amount, currency);
  return [
    row('Price', ({ price }) => money(price)),
    row('Was', ({ originalPrice }) => money(originalPrice)),
    row('You save', ({ originalPrice, price }) => money(difference(originalPrice, price))),
    row('Percent off', ({ percent }) => `${percent}%`),
    row('Category', ({ category }) => categories[category]?.label),
    row('Where', ({ neighborhood }) => neighborhoods[neighborhood]?.label),
    row('By', ({ vendor }) => vendor),
    row('Ends', ({ expiryDate }) => formatDate(expiryDate, 'short')),
    row('Good for', ({ family, adults }) => (family ? 'Families' : adults ? 'Adults' : undefined)),
    row('Setting', ({ outdoor }) => (outdoor === undefined ? undefined : outdoor ? 'Outdoors' : 'Indoors')),
  ];
}
