import { Image } from '../../../client/ui/Image.tsx';
import { inline } from '../../../client/ui/inline.ts';
import { OfferSeal } from '../../../client/ui/Price.tsx';
import { t, tParts } from '../../../data/messages/t.ts';
import type { DealProps } from '../../../data/model/pages/deal.ts';
import type { Chrome, DealCardData, Link } from '../../../data/model/pages/view.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { DealGrid } from '../../parts/DealGrid.tsx';
import { drawnIcon } from '../../parts/drawn.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { DealDetails } from './DealDetails.tsx';
import { DealPurchase } from './DealPurchase.tsx';
import { DealSummary } from './DealSummary.tsx';
import { BuyBar } from './VendorLink.tsx';
import { VendorName } from './VendorName.tsx';

interface Props {
  readonly page: DealProps;
  readonly chrome: Chrome;
}

function EndedNotice({ deal, similar }: Pick<DealProps, 'deal' | 'similar'>) {
  return (
    <p className="notice ended">
      <b>{t('deal.has-ended')}</b>
      {deal.expiryDate !== null && (
        <>
          {' '}
          {inline(
            tParts('deal.valid-through', {
              date: <time dateTime={deal.expiryDate}>{formatDate(deal.expiryDate)}</time>,
            }),
          )}
        </>
      )}
      {similar.length > 0 && <span> {t('deal.similar-below')}</span>}
    </p>
  );
}

function AreaTag({ area: { label, href } }: Pick<DealCardData, 'area'>) {
  const words = (
    <>
      {drawnIcon('pin')}
      {label}
    </>
  );
  return href === null ? (
    <span className="tag">{words}</span>
  ) : (
    <a className="tag" href={href}>
      {words}
    </a>
  );
}

function Top({ page, chrome }: Props) {
  const { deal, state } = page;
  return (
    <div className="deal-top">
      <div className="poster">
        <Image picture={deal.image} load="first" sizes="(width >= 60rem) 50vw, 100vw" />
        {state.phase !== 'ended' && <OfferSeal offer={deal.offer} />}
      </div>
      <div className="offer" data-island="visit" data-when="load">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{deal.title}</h1>
        <p className="tags">
          <a className="tag own" href={deal.category.href}>
            {deal.category.label}
          </a>{' '}
          <AreaTag area={deal.area} />{' '}
          <span>{inline(tParts('deal.by-vendor', { vendor: <VendorName vendor={page.vendor} /> }))}</span>
        </p>
        <p className="lead">{deal.summary}</p>
        {state.phase === 'ended' ? (
          <EndedNotice deal={deal} similar={page.similar} />
        ) : (
          <DealPurchase page={page} chrome={chrome} />
        )}
      </div>
    </div>
  );
}

function MoreDeals({
  heading,
  more,
  deals,
  currency,
}: {
  readonly heading: string;
  readonly more?: Link;
  readonly deals: readonly DealCardData[];
  readonly currency: string;
}) {
  if (deals.length === 0) return null;
  return (
    <section className="more">
      <div className="wide">
        <SectionHead heading={heading} {...(more && { more })} />
        <DealGrid deals={deals} currency={currency} />
      </div>
    </section>
  );
}

/** The page of a deal. If it has ended, live alternatives come before its text. */
export function DealPage({ page, chrome }: Props) {
  const { deal, similar, sameVendor } = page;
  const { currency } = chrome;
  const ended = page.state.phase === 'ended';
  const more = { href: deal.category.href, label: t('deal.more-in', { category: deal.category.label }) };
  const alike = (
    <MoreDeals
      heading={ended ? t('deal.similar-on') : t('deal.similar')}
      more={more}
      deals={similar}
      currency={currency}
    />
  );
  return (
    <main id="main" tabIndex={-1} className={`deal tone-${deal.category.tone}`}>
      <Top page={page} chrome={chrome} />
      {ended && alike}
      <div className="wide deal-body">
        <DealDetails page={page} chrome={chrome} />
        <DealSummary page={page} chrome={chrome} />
      </div>
      {!ended && alike}
      <MoreDeals
        heading={t('deal.more-from', { vendor: deal.vendor })}
        deals={sameVendor}
        currency={currency}
      />
      {page.affiliateUrl !== null && (
        <BuyBar deal={deal} url={page.affiliateUrl} code={page.couponCode} chrome={chrome} />
      )}
    </main>
  );
}
