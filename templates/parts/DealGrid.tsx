import { DealCard } from '../../client/ui/DealCard.tsx';
import type { DealCard as DealCardData } from '../../data/model/page.ts';

/** Cards of deals side by side. The first `soon` pictures load at once because they are seen at once. */
export function DealGrid({
  deals,
  currency,
  soon = 0,
}: {
  readonly deals: readonly DealCardData[];
  readonly currency: string;
  readonly soon?: number;
}) {
  return (
    <div className="grid">
      {deals.map((deal, index) => (
        <DealCard key={deal.slug} deal={deal} currency={currency} load={index < soon ? 'soon' : 'near'} />
      ))}
    </div>
  );
}
