import { Image } from '../../../client/ui/Image.tsx';
import { t } from '../../../data/messages/t.ts';
import type { VendorProps } from '../../../data/model/pages/vendor.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { Breadcrumbs } from '../../parts/Breadcrumbs.tsx';
import { DealGrid } from '../../parts/DealGrid.tsx';
import { hostOf } from '../../parts/hostOf.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { Hours } from '../deal/DealWhen.tsx';
import { DealWhere, phoneHref } from '../deal/DealWhere.tsx';

/** The vendor's own site, and its phone number if the places do not show it. */
function Contact({ page: { site, vendor, places } }: { readonly page: VendorProps }) {
  const phone = places.length === 0 ? vendor.phone : null;
  if (site === null && phone === null) return null;
  return (
    <p className="contact">
      {site !== null && (
        <a href={site} rel="noopener">
          {hostOf({ origin: site }).replace(/\/$/, '')}
        </a>
      )}
      {phone !== null && <a href={phoneHref(phone)}>{phone}</a>}
    </p>
  );
}

/** A vendor with several deals: who it is, where and when, and its deals. */
export function VendorPage({ page, chrome }: { readonly page: VendorProps; readonly chrome: Chrome }) {
  const { vendor, about, picture, places, map, times, deals, comingSoon } = page;
  const { currency } = chrome;
  return (
    <main id="main" tabIndex={-1} className="vendor">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{vendor.name}</h1>
        {picture && (
          <div className="frame">
            <Image picture={picture} load="soon" sizes="8rem" />
          </div>
        )}
        {about.map((text, index) => (
          <p key={text} className={index === 0 ? 'lead' : undefined}>
            {text}
          </p>
        ))}
        <Contact page={page} />
      </div>
      {deals.length > 0 && (
        <section className="wide section">
          <SectionHead heading={t('deals.at', { vendor: vendor.name })} />
          <DealGrid deals={deals} currency={currency} soon={4} />
        </section>
      )}
      {comingSoon.length > 0 && (
        <section className="wide section">
          <SectionHead heading={t('deals.coming-soon')} />
          <DealGrid deals={comingSoon} currency={currency} />
        </section>
      )}
      {(places.length > 0 || times.kind === 'hours') && (
        <div className="wide section">
          <div className="visit">
            {places.length > 0 && <DealWhere places={places} map={map} vendor={vendor} />}
            {times.kind === 'hours' && <Hours times={times} />}
          </div>
        </div>
      )}
    </main>
  );
}
