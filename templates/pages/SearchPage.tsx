import type { DealBrowserProps } from '../../client/islands/dealBrowser/browserProps.ts';
import { dealBrowser } from '../../client/islands/dealBrowser/DealBrowser.tsx';
import { Icon } from '../../client/ui/Icon.tsx';
import { t } from '../../data/messages/t.ts';
import { dealCount } from '../../data/model/deals/dealCount.ts';
import type { SearchProps } from '../../data/model/pages/page.ts';
import type { Chrome, Link } from '../../data/model/pages/view.ts';
import { allDealsPath, lowestPricesPath, searchPath } from '../../data/model/routes.ts';
import { renderMarkup } from '../html/renderMarkup.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { CategoryDoors } from '../parts/CategoryDoors.tsx';
import { IslandRoot } from '../parts/IslandRoot.tsx';
import { placeChoices } from '../parts/placeChoices.ts';
import { SectionHead } from '../parts/SectionHead.tsx';

/** The anchor of the list of all neighborhoods, for links of a site's navigation. */
const areasAnchor = 'areas';

/** Links as a row of pills, with the number of deals behind each if it is known. */
function LinkChips({ links }: { readonly links: readonly (Link & { readonly count?: number })[] }) {
  return (
    <ul className="chips">
      {links.map(({ href, label, count }) => (
        <li key={label}>
          <a className="button surface" href={href}>
            {label} {count !== undefined && <span className="dated">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shown before a search: all deals, popular searches, categories and neighborhoods. */
function Ways({ page }: { readonly page: SearchProps }) {
  return (
    <>
      <p className="chips all">
        <a className="button outline" href={allDealsPath()}>
          {t('deals.view-all')}
          <Icon name="next" />
        </a>
        <span className="dated">{t('deals.to-search', { deals: dealCount(page.dealCount) })}</span>
        <a className="button outline" href={lowestPricesPath()}>
          {t('prices.label')}
        </a>
      </p>
      <section className="section" data-popular="">
        <SectionHead heading={page.popularSearches.heading} />
        <LinkChips links={page.popularSearches.links} />
      </section>
      <section className="section">
        <SectionHead heading={t('categories.title')} />
        <CategoryDoors categories={page.categories} />
      </section>
      {page.neighborhoods.length > 0 && (
        <section id={areasAnchor} className="section">
          <SectionHead heading={t('areas.title')} />
          <LinkChips links={page.neighborhoods} />
        </section>
      )}
    </>
  );
}

function browserProps(page: SearchProps, chrome: Chrome): DealBrowserProps {
  return {
    path: searchPath(),
    kind: 'search',
    scope: { category: null, neighborhood: null, when: null, featured: false },
    categories: placeChoices(page.categories),
    neighborhoods: placeChoices(page.neighborhoods),
    currency: chrome.currency,
    assistantName: chrome.assistant.isOff ? null : chrome.assistant.name,
    map: page.map,
    firstResults: renderMarkup(<Ways page={page} />),
  };
}

/** The search page: a field and its results. */
export function SearchPage({ page, chrome }: { readonly page: SearchProps; readonly chrome: Chrome }) {
  return (
    <main id="main" tabIndex={-1} className="listing search">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>{t('search.heading')}</h1>
        <noscript>
          <p className="notice">
            {page.neighborhoods.length > 0 ? t('search.no-script') : t('search.no-script-undivided')}
          </p>
        </noscript>
      </div>
      <IslandRoot of={dealBrowser} props={browserProps(page, chrome)} slot="firstResults" isAsked />
    </main>
  );
}
