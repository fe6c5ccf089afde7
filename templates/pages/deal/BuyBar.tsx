import { Price } from '../../../client/ui/Price.tsx';
import type { Chrome, DealCard } from '../../../data/model/pages/view.ts';

/** The way to the vendor that a phone keeps at its lower edge; the style sheet says when. */
export function BuyBar({
  deal,
  url,
  chrome,
}: {
  readonly deal: DealCard;
  readonly url: string;
  readonly chrome: Chrome;
}) {
  return (
    <div className="buy-bar">
      <p>
        <Price price={deal.price} originalPrice={deal.originalPrice} currency={chrome.currency} />
        <small>{chrome.disclosure.besideLink}</small>
      </p>
      <a
        className="button"
        data-action="open"
        data-opens={deal.href}
        href={url}
        target="_blank"
        rel="sponsored noopener"
      >
        Get This Deal
      </a>
    </div>
  );
}
