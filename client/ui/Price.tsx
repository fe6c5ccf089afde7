import { formatMoney } from '../../data/model/amounts.ts';

/** A deal's price and its original price, to stand inside a line of text. */
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

/** The seal with the discount in whole percent. */
export function PercentSeal({ percent }: { readonly percent: number }) {
  return (
    <p className="seal">
      <b>{percent}%</b> off
    </p>
  );
}
