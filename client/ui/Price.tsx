import { formatMoney } from '../../data/model/money.ts';

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
