import { Icon } from '../../client/ui/Icon.tsx';
import { Image } from '../../client/ui/Image.tsx';
import { dealCount } from '../../data/model/dealCount.ts';
import type { ListingProps } from '../../data/model/page.ts';
import { allDealsPath, chatPath } from '../../data/model/routes.ts';
import type { Chrome } from '../../data/model/view.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { DealGrid } from '../parts/DealGrid.tsx';
import { FilterBar } from '../parts/FilterBar.tsx';
import { Pagination } from '../parts/Pagination.tsx';

/** How many cards a wide window shows before scrolling. */
const firstRow = 4;

function NoDeals({ page, chrome }: { readonly page: ListingProps; readonly chrome: Chrome }) {
  const others = page.categories.filter(({ count, current }) => count > 0 && !current);
  return (
    <div className="none">
      <h2>No deals found</h2>
      <p>Nothing is on here right now. Drop the filter, or look behind another door:</p>
      <p className="chips">
        <a className="button" href={allDealsPath}>
          View All Deals
        </a>
        <a className="button outline" href={chatPath}>{`Ask ${chrome.assistant.name}`}</a>
        {others.map(({ href, label }) => (
          <a key={href} className="button outline" href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** What is shown of how many, and the filter in use with a way out of it. */
function Count({ page }: { readonly page: ListingProps }) {
  const chosen = [...page.categories, ...page.neighborhoods].find(({ current }) => current);
  const filtered = page.scope.kind === 'category' || page.scope.kind === 'neighborhood';
  return (
    <div className="count">
      <h2>{dealCount(page.total)}</h2>
      {page.pageCount > 1 && <p>{`Page ${page.page} of ${page.pageCount}`}</p>}
      {filtered && chosen && (
        <a className="chip" href={allDealsPath}>
          {chosen.label}
          <Icon name="close" />
          <span className="unseen">remove filter</span>
        </a>
      )}
    </div>
  );
}

/** Deals of one kind, page by page. */
export function ListingPage({ page, chrome }: { readonly page: ListingProps; readonly chrome: Chrome }) {
  return (
    <main id="main" tabIndex={-1} className="listing">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{page.heading}</h1>
        <p className="lead">{page.intro}</p>
        {page.picture && <Image picture={page.picture} load="soon" className="place" />}
      </div>
      <FilterBar categories={page.categories} neighborhoods={page.neighborhoods} sortLabel={page.sortLabel} />
      <div className="wide results">
        {page.deals.length === 0 ? (
          <NoDeals page={page} chrome={chrome} />
        ) : (
          <>
            <Count page={page} />
            <DealGrid deals={page.deals} currency={chrome.currency} soon={firstRow} />
          </>
        )}
        <Pagination page={page.page} pageHrefs={page.pageHrefs} />
      </div>
    </main>
  );
}
