import type { OfferLabels } from '../../data/language/chatWords.ts';
import { formatMoney } from '../../data/model/amounts.ts';
import { type Offer, originalPriceOf, priceOf, savingOf } from '../../data/model/deals/offer.ts';
import { offerLabels, priceLabel, sealOf } from '../../data/model/deals/offerWords.ts';

interface Props {
  readonly offer: Offer;
  /** ISO 4217. */
  readonly currency: string;
  /** Those of pages if there are none. */
  readonly labels?: OfferLabels;
}

/** A deal's price and its original price, to stand inside a line of text; or its offer in words. */
export function Price({ offer, currency, labels = offerLabels() }: Props) {
  const original = originalPriceOf(offer);
  return (
    <>
      <b className={offer.kind === 'words' ? 'price words' : 'price'}>
        {offer.kind === 'free' ? labels.free : priceLabel(offer, currency)}
      </b>{' '}
      {original !== null && original > (priceOf(offer) ?? 0) && (
        <s>
          <span className="unseen">{`${labels.was} `}</span>
          {formatMoney(original, currency)}
        </s>
      )}
    </>
  );
}

/** "Save $18"; nothing for a deal whose saving is unknown. */
export function Saving({ offer, currency, labels = offerLabels() }: Props) {
  const saving = savingOf(offer) ?? 0;
  return (
    saving > 0 && (
      <span className="saving">{labels.saving.replace('{amount}', () => formatMoney(saving, currency))}</span>
    )
  );
}

/** The seal with the discount in whole percent, or "Free"; nothing for a deal that names neither. */
export function OfferSeal({ offer, labels = offerLabels() }: Pick<Props, 'offer' | 'labels'>) {
  const seal = sealOf(offer, labels);
  return (
    seal && (
      <p className="seal">
        <b>{seal[0]}</b> {seal[1]}
      </p>
    )
  );
}
