import { savedDeals } from '../../client/islands/savedDeals/SavedDeals.tsx';
import { dealCount } from '../../data/model/deals/dealCount.ts';
import type { SavedProps } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { allDealsPath } from '../../data/model/routes.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { IslandRoot } from '../parts/IslandRoot.tsx';

/** The visitor's saved deals, which only the browser knows. */
export function SavedPage({ page, chrome }: { readonly page: SavedProps; readonly chrome: Chrome }) {
  return (
    <main id="main" tabIndex={-1} className="listing">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>Saved deals</h1>
        <p className="lead">Only on this device. Nobody else sees them.</p>
      </div>
      <div className="wide without-script">
        <p className="notice">
          Saving deals needs JavaScript, which is off in this browser. Everything else works without it.
        </p>
        <p className="chips">
          <a className="button" href={allDealsPath}>{`View all ${dealCount(page.dealCount)}`}</a>
        </p>
      </div>
      <IslandRoot
        of={savedDeals}
        props={{
          currency: chrome.currency,
          disclosure: chrome.disclosure.besideLink,
          assistantName: chrome.assistant.name,
          assistantFace: chrome.assistant.face,
        }}
      />
    </main>
  );
}
