import { inline } from '../../../client/ui/inline.ts';
import { SaveHeart } from '../../../client/ui/SaveHeart.tsx';
import { t, tParts } from '../../../data/messages/t.ts';
import type { DealProps } from '../../../data/model/pages/deal.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { drawnIcon } from '../../parts/drawn.ts';
import { CouponCode } from './CouponCode.tsx';
import { DealPrice } from './DealPrice.tsx';
import { shareHref } from './mailLinks.ts';
import { TopCalendar, TopDates } from './TopDates.tsx';
import { VendorButton } from './VendorLink.tsx';
import { VendorName } from './VendorName.tsx';

/** How to get a deal without a vendor link: it has not started, or has no page. */
function HowToFind({ page: { state, vendor } }: { readonly page: DealProps }) {
  if (state.phase === 'upcoming') {
    const start = formatDate(state.startDate);
    return (
      <p className="notice">
        <span className="to-come">{t('deal.not-started', { date: start })}</span>
        <span className="begun" hidden>
          {t('deal.started', { date: start })}
        </span>
      </p>
    );
  }
  return (
    <p className="notice">{inline(tParts('deal.no-page', { vendor: <VendorName vendor={vendor} /> }))}</p>
  );
}

/** Price, dates and vendor link of a deal that has not ended. */
export function DealPurchase({ page, chrome }: { readonly page: DealProps; readonly chrome: Chrome }) {
  const { deal, state, affiliateUrl, couponCode } = page;
  return (
    <div className="purchase">
      <DealPrice deal={deal} currency={chrome.currency} />
      <TopDates page={page} chrome={chrome} />
      {couponCode !== null && <CouponCode code={couponCode} deal={deal} />}
      {affiliateUrl === null && <HowToFind page={page} />}
      <div className="buy">
        {affiliateUrl !== null && (
          <VendorButton
            url={affiliateUrl}
            deal={deal}
            code={couponCode}
            disclosure={t('deal.disclosure', { disclosure: chrome.disclosure.besideLink })}
          />
        )}
        <div className="keep">
          <a className="button surface" data-action="share" href={shareHref(deal, page.head.canonical)}>
            {drawnIcon('share')}
            {t('deal.share')}
          </a>
          <SaveHeart
            deal={deal}
            label={t('deal.save')}
            {...(state.phase === 'upcoming' && { startsAt: state.startsAt })}
          />
        </div>
      </div>
      <TopCalendar page={page} chrome={chrome} />
    </div>
  );
}
