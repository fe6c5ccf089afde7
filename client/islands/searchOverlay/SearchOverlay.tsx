import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { allDealsPath, searchPath } from '../../../data/model/routes.ts';
import type { SearchHit } from '../../search/dealSearch.ts';
import { andThen } from '../../search/dealSource.ts';
import { type AsyncValue, useAsyncValue } from '../../search/useAsyncValue.ts';
import { withDealSource } from '../../search/withDealSource.ts';
import { Icon } from '../../ui/Icon.tsx';
import { defineIsland } from '../island.tsx';
import { Suggestion } from './Suggestion.tsx';

/** The id of the listbox; a page has only one search overlay. */
const list = 'search-results';

/** The search page shows more. */
const maxSuggestions = 7;

/** The suggestions for a query. */
interface Suggested {
  readonly query: string;
  readonly hits: readonly SearchHit[];
}

/** A search field with suggestions while typing. Without script, its form opens the search page. */
export function SearchOverlay({ currency }: { readonly currency: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isAlive, setAlive] = useState(false);
  // The field can already have text typed before hydration.
  useEffect(() => {
    setTyped(input.current?.value ?? '');
    setAlive(true);
  }, []);
  const query = typed.trim().length > 1 ? typed.trim() : '';
  // An empty query only loads the search index in advance.
  const ask = useMemo(
    () => () =>
      withDealSource((source) =>
        andThen(source.suggest(query, maxSuggestions), (hits): Suggested => ({ query, hits })),
      ),
    [query],
  );
  const answer = useAsyncValue(isAlive ? ask : null);
  const hits = (query !== '' && answer.value?.hits) || [];
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      // The field itself is one position between the last and the first suggestion.
      setActive(((active + 1 + step + hits.length + 1) % (hits.length + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(`${list}-${active}`)?.click();
    }
  };
  return (
    <dialog id="search" className="search-overlay" aria-label="Search">
      <search>
        <form className="ask-form" action={searchPath} method="get">
          <input
            ref={input}
            type="search"
            name="q"
            aria-label="Search for deals and events"
            placeholder="Search for deals, events..."
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={list}
            aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button type="submit">
            <Icon name="search" />
            <span className="unseen">Search</span>
          </button>
        </form>
      </search>
      <div id={list} role="listbox" aria-label="Results" className="suggestions">
        {hits.map((hit, index) => (
          <Suggestion
            key={keyOf(hit)}
            id={`${list}-${index}`}
            hit={hit}
            typed={query}
            currency={currency}
            isActive={index === active}
          />
        ))}
      </div>
      <p className="suggestions-note" role="status">
        {noteOf(answer, query)}
      </p>
      <p className="chips">
        <a className="button outline" href={allDealsPath}>
          View All Deals
        </a>
        <button type="button" className="button surface" data-close="">
          Cancel
        </button>
      </p>
    </dialog>
  );
}

const keyOf = (hit: SearchHit) => (hit.kind === 'deal' ? hit.deal.slug : hit.guide.href);

function noteOf({ value, hasFailed }: AsyncValue<Suggested>, query: string): string {
  if (query === '') return '';
  if (hasFailed) return 'Results cannot be shown here now. Press Enter to search.';
  if (value?.query !== query) return 'Loading deals';
  return value.hits.length === 0
    ? 'Nothing found yet. Try fewer or other words.'
    : 'Press Enter for all results.';
}

/** The search that opens over any page. */
export const searchOverlay = defineIsland('search-overlay', 'interaction', SearchOverlay);
