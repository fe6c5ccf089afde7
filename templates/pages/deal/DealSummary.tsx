import type { ReactNode } from 'react';
import { Image } from '../../../client/ui/Image.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import { formatMoney } from '../../../data/model/amounts.ts';
import { type Offer, percentOf, savingOf } from '../../../data/model/deals/offer.ts';
import { priceLabel, sealOf } from '../../../data/model/deals/offerWords.ts';
import type { DealProps } from '../../../data/model/pages/deal.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { VendorButton } from './VendorLink.tsx';

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const summaryOf = (offer: Offer, currency: string) =>
  (offer.kind === 'words' ? offer.text : sealOf(offer)?.join(' ').trim()) ?? priceLabel(offer, currency);

/** The facts of a deal on a card that stays in view next to the text. */
export function DealSummary({ page, chrome }: { readonly page: DealProps; readonly chrome: Chrome }) {
  const { deal, state, affiliateUrl } = page;
  const { currency } = chrome;
  const saving = savingOf(deal.offer) ?? 0;
  const ended = state.phase === 'ended';
  return (
    <aside className="facts" aria-labelledby="facts">
      <div className="facts-head">
        <Image picture={{ ...deal.image, alt: '' }} sizes="4rem" />
        <h2 id="facts">Deal Summary</h2>
        <p>{`${summaryOf(deal.offer, currency)} at ${deal.vendor}`}</p>
      </div>
      <dl>
        <Row name={ended ? 'Last price' : 'Price'}>
          <Price offer={deal.offer} currency={currency} />
        </Row>
        {saving > 0 && (
          <Row name={ended ? 'Saving' : 'You save'}>
            {`${formatMoney(saving, currency)} (${percentOf(deal.offer)}%)`}
          </Row>
        )}
        <Row name="Where">
          {deal.area.href === null ? deal.area.label : <a href={deal.area.href}>{deal.area.label}</a>}
        </Row>
        <Row name="Category">
          <a href={deal.category.href}>{deal.category.label}</a>
        </Row>
        {state.phase === 'upcoming' && <Row name="Starts">{formatDate(state.startDate, 'short')}</Row>}
        {deal.expiryDate !== null && (
          <Row name={ended ? 'Ended' : 'Expires'}>{formatDate(deal.expiryDate, 'short')}</Row>
        )}
      </dl>
      {affiliateUrl !== null && (
        <VendorButton url={affiliateUrl} deal={deal} disclosure={chrome.disclosure.besideLink} />
      )}
    </aside>
  );
}
