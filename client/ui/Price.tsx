import { formatMoney } from '../../data/model/amounts.ts';

/** What the deal costs and what it cost before. Draws no box of its own: stands inside a line of text. */
export function Price({
  price,
  originalPrice,
  currency,
}: {
  readonly price: number;
  readonly originalPrice: number;
  readonly currency: string;
}) {
  return (
    <>
      <b className="price">{formatMoney(price, currency)}</b>{' '}
      {originalPrice > price && (
        <s>
          <span className="unseen">was </span>
          {formatMoney(originalPrice, currency)}
        </s>
      )}
    </>
  );
}

/** The marigold seal that says how much of the original price is saved, in whole percent. */
export function PercentSeal({ percent }: { readonly percent: number }) {
  return (
    <p className="seal">
      <b>{percent}%</b> off
    </p>
  );
}
