import { inline } from '../../../client/ui/inline.ts';
import { Price } from '../../../client/ui/Price.tsx';
import { t, tParts } from '../../../data/messages/t.ts';
import type { Chrome, DealCardData } from '../../../data/model/pages/view.ts';
import { drawnIcon } from '../../parts/drawn.ts';

interface VendorLinkProps {
  readonly url: string;
  readonly deal: { readonly href: string };
  /** The code that the deal needs there, which a click copies. */
  readonly code: string | null;
}

/** The affiliate link to the vendor's page, which opens in a new tab and is counted as a click on the deal. */
function VendorLink({
  url,
  deal,
  code,
  withIcon = false,
}: VendorLinkProps & { readonly withIcon?: boolean }) {
  return (
    <a
      className={withIcon ? 'button get' : 'button'}
      data-action="open"
      data-opens={deal.href}
      data-code={code ?? undefined}
      href={url}
      target="_blank"
      rel="sponsored noopener"
    >
      {t('deal.get')}
      {withIcon && drawnIcon('out')}
    </a>
  );
}

/** The link to the vendor with its disclosure, which has to be next to it. */
export function VendorButton({ disclosure, ...link }: VendorLinkProps & { readonly disclosure: string }) {
  return (
    <>
      <VendorLink {...link} withIcon />
      <p className="paid">{disclosure}</p>
    </>
  );
}

/**
 * The link to the vendor in a bar at the lower edge of a phone, while the main button is out of view. A style sheet that pages
 * load in the background decides that.
 */
export function BuyBar({
  deal,
  url,
  code,
  chrome,
}: VendorLinkProps & { readonly deal: DealCardData; readonly chrome: Chrome }) {
  return (
    <div className="buy-bar">
      {code !== null && (
        <p className="with-code">{inline(tParts('coupon.short', { code: <b>{code}</b> }))}</p>
      )}
      <p>
        <Price offer={deal.offer} currency={chrome.currency} />
        <small>{chrome.disclosure.besideLink}</small>
      </p>
      <VendorLink url={url} deal={deal} code={code} />
    </div>
  );
}
