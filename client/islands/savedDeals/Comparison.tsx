import { useState } from 'react';
import { formatMoney } from '../../../data/model/amounts.ts';
import { areaLabel, type DealData, type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { originalPriceOf, savingOf } from '../../../data/model/deals/offer.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { cardsOf } from '../../deals/dealCards.ts';
import { DealCard } from '../../ui/DealCard.tsx';

interface Props {
  /** The ticked deals; two or three can be compared. */
  readonly deals: readonly DealRecord[];
  readonly data: DealData;
  /** ISO 4217. */
  readonly currency: string;
}

/** A bar with a button, and the table that it shows. */
export function Comparison({ deals, data, currency }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isEnough = deals.length > 1;
  const show = () => {
    setOpen(true);
    // The table is rendered by the next frame.
    requestAnimationFrame(() => document.getElementById('comparison')?.focus());
  };
  return (
    <>
      <div className="compare-bar">
        <p aria-live="polite">
          {isEnough ? `${deals.length} deals ticked.` : 'Tick two or three deals to see them side by side.'}
        </p>
        <button type="button" className="button" disabled={!isEnough} onClick={show}>
          Compare
        </button>
      </div>
      {isOpen && isEnough && (
        <section className="comparison" aria-labelledby="comparison">
          <h2 id="comparison" tabIndex={-1}>
            Side by side
          </h2>
          <Table deals={deals} data={data} currency={currency} />
          <button type="button" className="button outline" onClick={() => setOpen(false)}>
            Close the comparison
          </button>
        </section>
      )}
    </>
  );
}

function Table({ deals, data, currency }: Props) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {deals.map(({ slug, title }) => (
            <th key={slug} scope="col">
              <a href={dealPath(slug)}>{title}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareRows(deals, data, currency).map(({ label, values }) => (
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
    </table>
  );
}

/** A row of a comparison, with a value for each deal. */
export interface CompareRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** For missing values. */
const noValue = '–';

/** `deals` side by side, in amounts of `currency` (ISO 4217). */
export function compareRows(
  deals: readonly DealRecord[],
  { categories, neighborhoods }: Pick<DealData, 'categories' | 'neighborhoods'>,
  currency: string,
): readonly CompareRow[] {
  const row = (label: string, read: (deal: DealRecord) => string | 0 | undefined): CompareRow => ({
    label,
    values: deals.map((deal) => read(deal) || noValue),
  });
  const money = (amount: number | null) => (amount === null ? undefined : formatMoney(amount, currency));
  return [
    row('Price', (deal) => priceLabel(offerOf(deal), currency)),
    row('Was', (deal) => money(originalPriceOf(offerOf(deal)))),
    row('You save', (deal) => money(savingOf(offerOf(deal)))),
    row('Percent off', ({ percent }) => percent && `${percent}%`),
    row('Category', ({ category }) => categories[category]?.label),
    row('Where', (deal) => areaLabel(deal, { neighborhoods })),
    row('By', ({ vendor }) => vendor),
    row('Ends', ({ expiryDate }) => expiryDate && formatDate(expiryDate, 'short')),
    row('Good for', ({ family, adults }) => (family ? 'Families' : adults ? 'Adults' : undefined)),
    row('Setting', ({ outdoor }) => (outdoor === undefined ? undefined : outdoor ? 'Outdoors' : 'Indoors')),
  ];
}

/** As many as fit side by side on a phone. */
export const maxCompared = 3;

/** Deals as cards that can be ticked for the comparison. */
export function ComparableDeals({
  deals,
  chosen,
  tick,
  data,
  currency,
  now,
}: {
  readonly deals: readonly DealRecord[];
  readonly chosen: readonly DealRecord[];
  readonly tick: (slug: string) => void;
  readonly data: DealData;
  /** ISO 4217. */
  readonly currency: string;
  readonly now: number;
}) {
  const isChosen = (slug: string) => chosen.some((deal) => deal.slug === slug);
  return (
    <div className="choices">
      {cardsOf(deals, data).map((card) => (
        <div key={card.slug}>
          <DealCard deal={card} currency={currency} now={now} />
          {deals.length > 1 && (
            <label className="tick">
              <input
                type="checkbox"
                checked={isChosen(card.slug)}
                disabled={chosen.length >= maxCompared && !isChosen(card.slug)}
                onChange={() => tick(card.slug)}
              />
              Compare<span className="unseen">{` ${card.title}`}</span>
            </label>
          )}
        </div>
      ))}
    </div>
  );
}
