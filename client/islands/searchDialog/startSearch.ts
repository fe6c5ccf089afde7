import type { SearchHit } from '../../search/dealSearch.ts';
import { withDealSource } from '../../search/withDealSource.ts';
import { createSuggestionList } from './suggestionList.ts';

/** The search page shows more. */
const maxSuggestions = 7;

/** Shows suggestions below the field of the search dialog while the visitor types; the arrow keys choose one. */
export function startSearch(dialog: HTMLDialogElement): void {
  const input = dialog.querySelector('input') as HTMLInputElement;
  const list = createSuggestionList(input, dialog.dataset.currency ?? '');
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
  const show = (hits: readonly SearchHit[], text: string) => {
    list.show(hits, query);
    note.textContent = text;
  };
  const suggest = async () => {
    query = queryOf(input.value);
    const asked = query;
    if (asked === '') show([], '');
    // A later query may be answered first, or the field may be empty by then.
    const showIfAsked: typeof show = (hits, text) => query === asked && asked !== '' && show(hits, text);
    try {
      // An empty query only loads the search index in advance.
      const found = withDealSource((source) => source.suggest(asked, maxSuggestions));
      if (asked !== '' && found instanceof Promise) note.textContent = 'Loading deals';
      const hits = await found;
      showIfAsked(
        hits,
        hits.length === 0 ? 'Nothing found yet. Try fewer or other words.' : 'Press Enter for all results.',
      );
    } catch {
      showIfAsked([], 'Results cannot be shown here now. Press Enter to search.');
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
