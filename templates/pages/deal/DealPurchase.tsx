import { CalendarButton } from '../../../client/ui/CalendarButton.tsx';
import { EndDate } from '../../../client/ui/EndDate.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import { Price, Saving } from '../../../client/ui/Price.tsx';
import { SaveHeart } from '../../../client/ui/SaveHeart.tsx';
import type { DealProps } from '../../../data/model/pages/page.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { hostOf } from '../../parts/hostOf.ts';
import { shareHref } from './mailLinks.ts';
import { VendorButton } from './VendorLink.tsx';

/** The remaining time, which a script fills in and updates. */
function Countdown({ endsAt }: { readonly endsAt: number }) {
  return <small className="countdown" data-ends-at={endsAt} data-left="1" />;
}

function Dates({ state, deal, host }: Pick<DealProps, 'state' | 'deal'> & { readonly host: string }) {
  const lastDay = deal.expiryDate !== null && {
    uid: `${deal.slug}-last-day@${host}`,
    title: `Last day: ${deal.title}`,
    day: deal.expiryDate,
  };
  return (
    <div className="dates">
      <Icon name="calendar" />
      <span>
        {state.phase === 'upcoming' && (
          <>
            Starts <time dateTime={state.startDate}>{formatDate(state.startDate)}</time>
            {', '}
          </>
        )}
        {state.phase === 'upcoming' && deal.expiryDate !== null ? (
          <>
            ends <time dateTime={deal.expiryDate}>{formatDate(deal.expiryDate)}</time>
          </>
        ) : (
          <EndDate deal={deal} form="page" />
        )}
      </span>
      {state.phase === 'live' && deal.endsAt !== null && <Countdown endsAt={deal.endsAt} />}
      {lastDay && <CalendarButton entry={lastDay} />}
    </div>
  );
}

/** How to get a deal without a vendor link: it has not started, or has no page. */
function HowToFind({ state, deal }: Pick<DealProps, 'state' | 'deal'>) {
  return (
    <p className="notice">
      {state.phase === 'upcoming'
        ? `This deal has not started yet. Come back on ${formatDate(state.startDate)} to get it.`
        : `This deal has no booking page. Ask for it at ${deal.vendor}.`}
    </p>
  );
}

/** Price, dates and vendor link of a deal that has not ended. */
export function DealPurchase({ page, chrome }: { readonly page: DealProps; readonly chrome: Chrome }) {
  const { deal, state, affiliateUrl } = page;
  return (
    <div className="purchase">
      <p className="cost">
        <Price offer={deal.offer} currency={chrome.currency} />{' '}
        <Saving offer={deal.offer} currency={chrome.currency} />
      </p>
      <Dates state={state} deal={deal} host={hostOf(chrome)} />
      {affiliateUrl === null && <HowToFind state={state} deal={deal} />}
      <div className="buy">
        {affiliateUrl !== null && (
          <VendorButton
            url={affiliateUrl}
            deal={deal}
            disclosure={`${chrome.disclosure.besideLink}. Opens the vendor’s site.`}
          />
        )}
        <div className="keep">
          <a className="button surface" data-action="share" href={shareHref(deal, page.head.canonical)}>
            <Icon name="share" />
            Share Deal
          </a>
          <SaveHeart
            deal={deal}
            label="Save"
            {...(state.phase === 'upcoming' && { startsAt: state.startsAt })}
          />
        </div>
      </div>
    </div>
  );
}
