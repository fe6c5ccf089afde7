import { useState } from 'react';
import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { compareRows } from './compareRows.ts';

interface Props {
  /** Those that are ticked; two or three can be compared. */
  readonly deals: readonly DealRecord[];
  readonly data: DealData;
  /** ISO 4217. */
  readonly currency: string;
}

/** A button that stays at hand while deals are ticked, and the table that it shows. */
export function Comparison({ deals, data, currency }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isEnough = deals.length > 1;
  const show = () => {
    setOpen(true);
    // The table is there in the next frame.
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
