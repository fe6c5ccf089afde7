import { useState } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { cardsOf } from '../../deals/dealCards.ts';
import { DealCard } from '../../ui/DealCard.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

interface Props {
  /** The ticked deals; two or three can be compared. */
  readonly deals: readonly DealRecord[];
  readonly data: DealData;
  /** ISO 4217. */
  readonly currency: string;
  /** Shown beside links to vendors. */
  readonly disclosure: string;
}

/** A bar with a button, and the table that it shows. */
export function Comparison(props: Props) {
  const { deals } = props;
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
          {isEnough ? t('saved.selected', { count: deals.length }) : t('saved.select')}
        </p>
        <button type="button" className="button" disabled={!isEnough} onClick={show}>
          {t('saved.compare')}
        </button>
      </div>
      {isOpen && isEnough && (
        <section className="comparison" aria-labelledby="comparison">
          <h2 id="comparison" tabIndex={-1}>
            {t('saved.side-by-side')}
          </h2>
          <ComparisonTable {...props} />
          <button type="button" className="button outline" onClick={() => setOpen(false)}>
            {t('saved.close')}
          </button>
        </section>
      )}
    </>
  );
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
              {t('saved.compare')}
              <span className="unseen">{` ${card.title}`}</span>
            </label>
          )}
        </div>
      ))}
    </div>
  );
}
