import { useContext } from 'react';
import type { DealBrowserProps } from '../../client/islands/dealBrowser/browserProps.ts';
import { dealBrowser } from '../../client/islands/dealBrowser/DealBrowser.tsx';
import { whenLabel } from '../../client/islands/dealBrowser/facetLabels.ts';
import { Image } from '../../client/ui/Image.tsx';
import { PageLinks } from '../../client/ui/PageLinks.tsx';
import { t } from '../../data/messages/t.ts';
import { dealCount } from '../../data/model/deals/dealCount.ts';
import type { ListingProps } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { allDealsPath, chatPath, listingPagePath, lowestPricesPath } from '../../data/model/routes.ts';
import { renderMarkup } from '../html/renderMarkup.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { ComingSoon } from '../parts/ComingSoon.tsx';
import { DealGrid } from '../parts/DealGrid.tsx';
import { drawnIcon } from '../parts/drawn.ts';
import { IslandRoot } from '../parts/IslandRoot.tsx';
import { KeptMarkupContext } from '../parts/keptMarkup.ts';
import { MadeFor } from '../parts/MadeFor.tsx';
import { Prose } from '../parts/Prose.tsx';
import { placeChoices } from '../parts/placeChoices.ts';

/** The number of cards that a wide window shows before scrolling. */
const firstRow = 4;

function NoDeals({ page, chrome }: { readonly page: ListingProps; readonly chrome: Chrome }) {
  const others = page.categories.filter(({ count, current }) => count > 0 && !current);
  return (
    <div className="none">
      <h2>{t('results.none')}</h2>
      <p>{t('listing.nothing')}</p>
      <p className="chips">
        <a className="button" href={allDealsPath()}>
          {t('deals.view-all')}
        </a>
        {!chrome.assistant.isOff && (
          <a className="button outline" href={chatPath()}>
            {t('chat.ask', { name: chrome.assistant.name })}
          </a>
        )}
        {others.map(({ href, label }) => (
          <a key={href} className="button outline" href={href}>
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}

/** What the deals of a listing have in common that the deal browser can filter by; `null` for nothing of the kind. */
function filterLabel({ scope, categories, neighborhoods }: ListingProps): string | null {
  if (scope.kind === 'when') return whenLabel(scope.when);
  if (scope.kind !== 'category' && scope.kind !== 'neighborhood') return null;
  return [...categories, ...neighborhoods].find(({ current }) => current)?.label ?? null;
}

/** The number of deals, the current page, and the active filter with a link that removes it. */
function Count({ page }: { readonly page: ListingProps }) {
  const label = filterLabel(page);
  return (
    <div className="count">
      <h2 className="dated">{dealCount(page.total)}</h2>
      {page.pageCount > 1 && (
        <p hidden={page.page === 1}>
          {t('results.page', { page: String(page.page), count: String(page.pageCount) })}
        </p>
      )}
      {label !== null && (
        <a className="chip" href={allDealsPath()}>
          {label}
          {drawnIcon('close')}
          <span className="unseen">{t('filters.remove')}</span>
        </a>
      )}
    </div>
  );
}

/** The deals on this page of the listing. */
function Results({ page, chrome }: { readonly page: ListingProps; readonly chrome: Chrome }) {
  if (page.deals.length === 0) return <NoDeals page={page} chrome={chrome} />;
  return (
    <>
      <Count page={page} />
      <DealGrid deals={page.deals} currency={chrome.currency} soon={firstRow} times={page.times} />
      <PageLinks
        page={page.page}
        count={page.pageCount}
        hrefOf={(number) => listingPagePath(page.path, number)}
      />
    </>
  );
}

function browserProps(page: ListingProps, chrome: Chrome, firstResults: string): DealBrowserProps {
  const { path, scope, categories, neighborhoods } = page;
  return {
    path,
    kind: 'listing',
    scope: {
      category: scope.kind === 'category' ? scope.id : null,
      neighborhood: scope.kind === 'neighborhood' ? scope.id : null,
      when: scope.kind === 'when' ? scope.when : null,
      featured: scope.kind === 'featured',
    },
    categories: placeChoices(categories),
    neighborhoods: placeChoices(neighborhoods),
    currency: chrome.currency,
    assistantName: chrome.assistant.isOff ? null : chrome.assistant.name,
    map: page.map,
    firstResults,
  };
}

/** A paginated list of deals: all, a category, a neighborhood or the featured ones. */
export function ListingPage({ page, chrome }: { readonly page: ListingProps; readonly chrome: Chrome }) {
  const isPlain = page.scope.kind === 'upcoming' || page.scope.kind === 'prices';
  // Contexts do not reach into markup that is rendered by itself.
  const kept = useContext(KeptMarkupContext);
  const firstResults = renderMarkup(
    <KeptMarkupContext value={kept}>
      <Results page={page} chrome={chrome} />
    </KeptMarkupContext>,
  );
  return (
    <main id="main" tabIndex={-1} className="listing">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>
          {page.heading}
          {page.range !== null && <span className="dated">{`, ${page.range}`}</span>}
        </h1>
        {page.scope.kind === 'when' && page.range !== null && (
          <MadeFor days={page.range} when={page.scope.when} />
        )}
        <p className={page.scope.kind === 'when' ? 'lead dated' : 'lead'}>
          <Prose text={page.intro} />
        </p>
        {!isPlain && (
          <noscript>
            <p>
              <a href={lowestPricesPath()}>{t('prices.label')}</a>
            </p>
          </noscript>
        )}
        {page.picture && (
          <div className="frame place">
            <Image picture={page.picture} load="soon" />
          </div>
        )}
      </div>
      {isPlain ? (
        <div className="wide">
          <Results page={page} chrome={chrome} />
        </div>
      ) : (
        <IslandRoot
          of={dealBrowser}
          props={browserProps(page, chrome, firstResults)}
          slot="firstResults"
          isAsked
        />
      )}
      <ComingSoon deals={page.comingSoon} currency={chrome.currency} />
    </main>
  );
}
