import { Price, Saving } from '../../../client/ui/Price.tsx';
import type { DealCardData } from '../../../data/model/pages/view.ts';

/** The price of a deal that has not ended, at the top of its page. */
export function DealPrice({
  deal: { offer },
  currency,
}: {
  readonly deal: DealCardData;
  /** ISO 4217. */
  readonly currency: string;
}) {
  return (
    <p className="cost">
      <Price offer={offer} currency={currency} /> <Saving offer={offer} currency={currency} />
    </p>
  );
}
