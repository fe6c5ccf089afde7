import { savedDeals } from '../../client/islands/savedDeals/SavedDeals.tsx';
import { t } from '../../data/messages/t.ts';
import { dealCount } from '../../data/model/deals/dealCount.ts';
import type { SavedProps } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { allDealsPath } from '../../data/model/routes.ts';
import { AllDeals } from '../parts/AllDeals.tsx';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { IslandRoot } from '../parts/IslandRoot.tsx';

/** The visitor's saved deals, which only the browser knows. */
export function SavedPage({ page, chrome }: { readonly page: SavedProps; readonly chrome: Chrome }) {
  return (
    <main id="main" tabIndex={-1} className="listing">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{t('saved.title')}</h1>
        <p className="lead">{t('saved.lead')}</p>
      </div>
      <div className="wide without-script">
        <p className="notice">{t('saved.no-script')}</p>
        <p className="chips">
          <a className="button" href={allDealsPath()}>
            <AllDeals label={t('deals.view-all-count', { deals: dealCount(page.dealCount) })} />
          </a>
        </p>
      </div>
      <IslandRoot
        of={savedDeals}
        props={{
          currency: chrome.currency,
          disclosure: chrome.disclosure.besideLink,
          assistantName: chrome.assistant.isOff ? null : chrome.assistant.name,
          assistantFace: chrome.assistant.face,
        }}
      />
    </main>
  );
}
