import type { ReactNode } from 'react';
import { Image } from '../../../client/ui/Image.tsx';
import { Price } from '../../../client/ui/Price.tsx';
import { t } from '../../../data/messages/t.ts';
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
  const { deal, state, affiliateUrl, couponCode, emblem } = page;
  const { currency } = chrome;
  const saving = savingOf(deal.offer) ?? 0;
  const ended = state.phase === 'ended';
  return (
    <aside className="facts" aria-labelledby="facts">
      <div className="facts-head">
        {emblem ? (
          <Image picture={emblem} />
        ) : (
          <Image picture={{ ...deal.image, alt: '' }} sizes="4rem" className="frame" />
        )}
        <h2 id="facts">{t('deal.summary')}</h2>
        <p>{t('deal.at-vendor', { offer: summaryOf(deal.offer, currency), vendor: deal.vendor })}</p>
      </div>
      <dl>
        <Row name={ended ? t('deal.last-price') : t('deal.price')}>
          <Price offer={deal.offer} currency={currency} />
        </Row>
        {saving > 0 && (
          <Row name={ended ? t('deal.saving') : t('deal.you-save')}>
            {`${formatMoney(saving, currency)} (${percentOf(deal.offer)}%)`}
          </Row>
        )}
        <Row name={t('deal.where')}>
          {deal.area.href === null ? deal.area.label : <a href={deal.area.href}>{deal.area.label}</a>}
        </Row>
        <Row name={t('deal.category')}>
          <a href={deal.category.href}>{deal.category.label}</a>
        </Row>
        {state.phase === 'upcoming' && (
          <Row name={t('deal.starts-on')}>{formatDate(state.startDate, 'short')}</Row>
        )}
        {deal.expiryDate !== null && (
          <Row name={ended ? t('deal.ended-on') : t('deal.expires-on')}>
            {formatDate(deal.expiryDate, 'short')}
          </Row>
        )}
      </dl>
      {affiliateUrl !== null && (
        <VendorButton
          url={affiliateUrl}
          deal={deal}
          code={couponCode}
          disclosure={chrome.disclosure.besideLink}
        />
      )}
    </aside>
  );
}
