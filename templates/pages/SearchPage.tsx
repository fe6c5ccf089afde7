import { Icon } from '../../client/ui/Icon.tsx';
import { dealCount } from '../../data/model/dealCount.ts';
import type { SearchProps } from '../../data/model/page.ts';
import { allDealsPath } from '../../data/model/routes.ts';
import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { CategoryDoors } from '../parts/CategoryDoors.tsx';
import { LinkChips } from '../parts/LinkChips.tsx';
import { SearchForm } from '../parts/SearchForm.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';

/** A field to search with, and all the ways to find a deal without it. */
export function SearchPage({ page }: { readonly page: SearchProps }) {
  return (
    <main id="main" tabIndex={-1} className="listing search">
      <div className="wide intro">
        <Breadcrumbs links={page.breadcrumbs} />
        <h1>Search deals</h1>
        <SearchForm />
        <p className="chips">
          <a className="button outline" href={allDealsPath}>
            View All Deals
            <Icon name="next" />
          </a>
          <span>{`${dealCount(page.dealCount)} to look through`}</span>
        </p>
      </div>
      <section className="wide section">
        <SectionHead heading={page.popularSearches.heading} />
        <LinkChips links={page.popularSearches.links} />
      </section>
      <section className="wide section">
        <SectionHead heading="Categories" />
        <CategoryDoors categories={page.categories} />
      </section>
      <section className="wide section">
        <SectionHead heading="Neighborhoods" />
        <LinkChips links={page.neighborhoods} />
      </section>
    </main>
  );
}
