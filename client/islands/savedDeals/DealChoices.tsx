import type { DealData, DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { cardsOf } from '../../deals/cardsOf.ts';
import { DealCard } from '../../ui/DealCard.tsx';

/** As many as stand side by side on a phone. */
export const mostCompared = 3;

/** Deals as cards, each of which can be ticked for the comparison. */
export function DealChoices({
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
                disabled={chosen.length >= mostCompared && !isChosen(card.slug)}
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
