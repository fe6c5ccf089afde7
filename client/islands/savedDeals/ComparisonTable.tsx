import { useMemo } from 'react';
import { t } from '../../../data/messages/t.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { areaLabel, type DealData, type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { originalPriceOf, savingOf } from '../../../data/model/deals/offer.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { cardsOf } from '../../deals/dealCards.ts';
import { useAsyncValue } from '../../search/useAsyncValue.ts';
import { Image } from '../../ui/Image.tsx';

interface Props {
  readonly deals: readonly DealRecord[];
  readonly data: DealData;
  /** ISO 4217. */
  readonly currency: string;
  /** Shown beside links to vendors. */
  readonly disclosure: string;
}

/** Whom deals are good for, by their slugs. */
type Audiences = ReadonlyMap<string, string>;

const noAudiences: Audiences = new Map();

/** `deals` side by side, with pictures and links to the vendors. */
export function ComparisonTable({ deals, data, currency, disclosure }: Props) {
  const ask = useMemo(() => () => audiencesOf(deals), [deals]);
  const { value: audiences = noAudiences } = useAsyncValue(ask);
  return (
    <table>
      <thead>
        <tr>
          <td />
          {cardsOf(deals, data).map(({ slug, title, image }) => (
            <th key={slug} scope="col">
              <Image picture={image} load="soon" sizes="220px" />
              <a href={dealPath(slug)}>{title}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(deals, data, currency, audiences).map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">
              <span>{label}</span>
            </th>
            {deals.map(({ slug }, index) => (
              <td key={slug}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          {deals.map((deal) => (
            <td key={deal.slug}>
              <VendorCell deal={deal} disclosure={disclosure} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function VendorCell({
  deal: { url, slug, title, couponCode },
  disclosure,
}: {
  readonly deal: DealRecord;
  readonly disclosure: string;
}) {
  if (!url) return null;
  return (
    <>
      <a
        className="button"
        data-action="open"
        data-opens={dealPath(slug)}
        data-code={couponCode}
        href={url}
        target="_blank"
        rel="sponsored noopener"
      >
        {t('deal.get-short')}
        <span className="unseen">{`: ${title}`}</span>
      </a>
      <p>{disclosure}</p>
    </>
  );
}

/** Whom `deals` are good for in the words of their pages, which lists do not have; without what cannot be loaded. */
async function audiencesOf(deals: readonly DealRecord[]): Promise<Audiences> {
  const read = async ({ slug }: DealRecord): Promise<[string, string][]> => {
    const response = await fetch(dealPath(slug));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const words = page.querySelector('[data-fact="audience"] dd')?.textContent;
    return response.ok && words ? [[slug, words]] : [];
  };
  const found = await Promise.all(deals.map((deal) => read(deal).catch(() => [])));
  return new Map(found.flat());
}

/** A row of a comparison, with a value for each deal. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** For what is not known of a deal. */
const noValue = '–';

/** `deals` side by side, in amounts of `currency` (ISO 4217), without rows that have a value for none of them. */
export function compareRows(
  deals: readonly DealRecord[],
  { categories, neighborhoods }: Pick<DealData, 'categories' | 'neighborhoods'>,
  currency: string,
  audiences: Audiences,
): readonly CompareRow[] {
  const row = (label: string, read: (deal: DealRecord) => string | 0 | undefined): CompareRow => ({
    label,
    values: deals.map((deal) => read(deal) || noValue),
  });
  const money = (amount: number | null) => (amount === null ? undefined : formatMoney(amount, currency));
  return [
    row(t('compare.price'), (deal) => priceLabel(offerOf(deal), currency)),
    row(t('compare.was'), (deal) => money(originalPriceOf(offerOf(deal)))),
    row(t('compare.save'), (deal) => money(savingOf(offerOf(deal)))),
    row(t('compare.percent'), ({ percent }) => percent && `${percent}%`),
    row(t('compare.category'), ({ category }) => categories[category]?.label),
    row(t('compare.where'), (deal) => areaLabel(deal, { neighborhoods })),
    row(t('compare.by'), ({ vendor }) => vendor),
    row(t('compare.ends'), ({ expiryDate }) => expiryDate && formatDate(expiryDate, 'short')),
    row(
      t('compare.good-for'),
      ({ slug, family, adults }) =>
        audiences.get(slug) ?? (family ? t('compare.families') : adults ? t('compare.adults') : undefined),
    ),
    row(t('compare.setting'), ({ outdoor }) =>
      outdoor === undefined ? undefined : outdoor ? t('filters.outdoor') : t('filters.indoor'),
    ),
  ].filter(({ values }) => values.some((value) => value !== noValue));
}
