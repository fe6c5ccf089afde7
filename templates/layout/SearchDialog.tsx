import { SearchForm } from '../../client/ui/SearchForm.tsx';
import { allDealsPath } from '../../data/model/routes.ts';

/**
 * The search that opens over any page. Its form leads to the search page; suggestions are added once it is used
 * (client/islands/searchDialog), and so is most of its style sheet.
 */
export function SearchDialog({ currency }: { readonly currency: string }) {
  return (
    <dialog
      id="search"
      className="search-dialog"
      aria-label="Search"
      data-island="search"
      data-when="interaction"
      data-currency={currency}
    >
      <SearchForm autoComplete="off" />
      <form method="dialog" className="chips">
        <a className="button outline" href={allDealsPath}>
          View All Deals
        </a>
        <button type="submit" className="button surface">
          Cancel
        </button>
      </form>
    </dialog>
  );
}
