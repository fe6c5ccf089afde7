import { t } from '../../../data/messages/t.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { type DealRecord, offerOf } from '../../../data/model/deals/dealRecord.ts';
import { priceLabel } from '../../../data/model/deals/offerWords.ts';
import { dealPath, searchPath } from '../../../data/model/routes.ts';
import { andThen } from '../../search/andThen.ts';
import type { SearchHit } from '../../search/searchHit.ts';
import { withDealSource } from '../../search/withDealSource.ts';
import { createSuggestionList, listId } from './suggestionList.ts';

/** As many as are shown at most. */
const mostHits = 7;

/** Shows suggestions below the field of the search dialog while the visitor types; the arrow keys choose one. */
export function startSearch(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input') as HTMLInputElement;
  const { currency = '' } = dialog.dataset;
  const money = (amount: number) => formatMoney(amount, currency);
  const offerWords = (deal: DealRecord) => priceLabel(offerOf(deal), currency);
  const list = createSuggestionList(input);
  const note = document.createElement('p');
  note.className = 'suggestions-note';
  note.setAttribute('role', 'status');
  input.closest('search')?.after(list.element, note);
  // Suggestions must not wait for it.
  import('./searchIdeas.ts').then(
    ({ showSearchIdeas }) => showSearchIdeas(input, note),
    () => undefined,
  );

  let query = '';
  const show = (links: readonly HTMLAnchorElement[], text: string) => {
    list.show(links);
    note.textContent = text;
  };
  const suggest = async () => {
    query = queryOf(input.value);
    const asked = query;
    if (asked === '') show([], '');
    // A later query may be answered first, or the field may be empty by then.
    const showIfAsked: typeof show = (links, text) => query === asked && asked !== '' && show(links, text);
    try {
      // An empty query only loads the search index in advance.
      const code = import('./suggestionLinks.ts');
      const found = withDealSource((source) =>
        andThen(source.suggest(asked, mostHits), (hits) => ({ hits, data: source.data })),
      );
      if (asked !== '' && found instanceof Promise) note.textContent = t('deals.loading');
      const [{ suggestionLinks }, { hits, data }] = await Promise.all([code, found]);
      const links = suggestionLinks(hits, { id: listId, typed: asked, data, hrefOf, money, offerWords });
      showIfAsked(links, summaryOf(links.length));
    } catch {
      showIfAsked([], t('search.failed'));
    }
  };
  input.addEventListener('input', suggest);
  // A click beside the dialog closes it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  // The field can already have text.
  suggest();
}

/** One letter matches too much. */
const queryOf = (typed: string) => (typed.trim().length > 1 ? typed.trim() : '');

const summaryOf = (count: number) => (count === 0 ? t('search.none') : t('search.summary', { count }));

const hrefOf = (hit: SearchHit) =>
  hit.kind === 'deal'
    ? dealPath(hit.deal.slug)
    : hit.kind === 'guide'
      ? hit.guide.href
      : `${searchPath()}?q=${encodeURIComponent(hit.query)}`;
