import { SearchForm } from '../../client/ui/SearchForm.tsx';
import { t } from '../../data/messages/t.ts';
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
      aria-label={t('search.title')}
      data-island="search"
      data-when="interaction"
      data-currency={currency}
    >
      <SearchForm autoComplete="off" />
      <form method="dialog" className="chips">
        <a className="button outline" href={allDealsPath()}>
          {t('deals.view-all')}
        </a>
        <button type="submit" className="button surface">
          {t('search.cancel')}
        </button>
      </form>
    </dialog>
  );
}
