import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { allDealsPath } from '../../../data/model/routes.ts';
import type { SearchHit } from '../../search/dealSearch.ts';
import { andThen } from '../../search/dealSource.ts';
import { type AsyncValue, useAsyncValue } from '../../search/useAsyncValue.ts';
import { withDealSource } from '../../search/withDealSource.ts';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { defineIsland } from '../island.tsx';
import { Suggestion } from './Suggestion.tsx';

/** The id of the listbox; a page has only one search overlay. */
const listId = 'search-results';

/** The search page shows more. */
const maxSuggestions = 7;

/** The suggestions for a query. */
interface Suggestions {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** A search field with suggestions while typing. Without script, its form opens the search page. */
export function SearchOverlay({ currency }: { readonly currency: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isHydrated, setHydrated] = useState(false);
  // The field can already have text typed before hydration.
  useEffect(() => {
    setTyped(input.current?.value ?? '');
    setHydrated(true);
  }, []);
  const query = typed.trim().length > 1 ? typed.trim() : '';
  const suggestions = useSuggestions(query, isHydrated);
  const hits = (query !== '' && suggestions.value?.hits) || [];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      // The field itself is one position between the last and the first suggestion.
      setActive(((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  };
  return (
    <dialog id="search" className="search-overlay" aria-label="Search">
      <SearchForm
        ref={input}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label="Results" className="suggestions">
        {hits.map((hit, index) => (
          <Suggestion
            key={keyOf(hit)}
            id={`${listId}-${index}`}
            hit={hit}
            typed={query}
            currency={currency}
            isActive={index === active}
          />
        ))}
      </div>
      <p className="suggestions-note" role="status">
        {noteOf(suggestions, query)}
      </p>
      <Buttons />
    </dialog>
  );
}

const Buttons = () => (
  <p className="chips">
    <a className="button outline" href={allDealsPath}>
      View All Deals
    </a>
    <button type="button" className="button surface" data-close="">
      Cancel
    </button>
  </p>
);

/** The suggestions for `query` once `isHydrated`. An empty query only loads the search index in advance. */
function useSuggestions(query: string, isHydrated: boolean): AsyncValue<Suggestions> {
  const ask = useMemo(
    () => () =>
      withDealSource((source) =>
        andThen(source.suggest(query, maxSuggestions), (hits): Suggestions => ({ query, hits })),
      ),
    [query],
  );
  return useAsyncValue(isHydrated ? ask : null);
}

const keyOf = (hit: SearchHit) => (hit.kind === 'deal' ? hit.deal.slug : hit.guide.href);

function noteOf({ value, hasFailed }: AsyncValue<Suggestions>, query: string): string {
  if (query === '') return '';
  if (hasFailed) return 'Results cannot be shown here now. Press Enter to search.';
  if (value?.query !== query) return 'Loading deals';
  return value.hits.length === 0
    ? 'Nothing found yet. Try fewer or other words.'
    : 'Press Enter for all results.';
}

/** The search that opens over any page. */
export const searchOverlay = defineIsland('search-overlay', 'interaction', SearchOverlay);
