import type { ReactNode } from 'react';
import { Image } from '../../../client/ui/Image.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealProps } from '../../../data/model/pages/page.ts';
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

/** The facts of a deal on a card that stays in view next to the text. */
export function DealSummary({ page, chrome }: { readonly page: DealProps; readonly chrome: Chrome }) {
  const { deal, state, affiliateUrl } = page;
  const { currency } = chrome;
  const ended = state.phase === 'ended';
  return (
    <aside className="facts" aria-labelledby="facts">
      <div className="facts-head">
        <Image picture={{ ...deal.image, alt: '' }} sizes="4rem" />
        <h2 id="facts">Deal Summary</h2>
        <p>{`${deal.percent}% off at ${deal.vendor}`}</p>
      </div>
      <dl>
        <Row name={ended ? 'Last price' : 'Price'}>
          <Price price={deal.price} originalPrice={deal.originalPrice} currency={currency} />
        </Row>
        {page.saving > 0 && (
          <Row name={ended ? 'Saving' : 'You save'}>
            {`${formatMoney(page.saving, currency)} (${deal.percent}%)`}
          </Row>
        )}
        {page.audience && <Row name="Good for">{page.audience}</Row>}
        {page.setting && <Row name="Setting">{page.setting}</Row>}
        <Row name="Where">
          <a href={deal.neighborhood.href}>{deal.neighborhood.label}</a>
        </Row>
        <Row name="Category">
          <a href={deal.category.href}>{deal.category.label}</a>
        </Row>
        {state.phase === 'upcoming' && <Row name="Starts">{formatDate(state.startDate, 'short')}</Row>}
        <Row name={ended ? 'Ended' : 'Expires'}>{formatDate(deal.expiryDate, 'short')}</Row>
      </dl>
      {affiliateUrl !== null && (
        <VendorButton url={affiliateUrl} deal={deal} disclosure={chrome.disclosure.besideLink} />
      )}
    </aside>
  );
}
