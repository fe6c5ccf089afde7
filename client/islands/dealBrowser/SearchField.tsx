import { type FormEvent, useEffect, useRef } from 'react';
import { searchPath } from '../../../data/model/routes.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The words that are looked for; without script the form loads the page with them. */
export function SearchField({
  query,
  onSearch,
}: {
  readonly query: string;
  readonly onSearch: (query: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && query !== '') input.current.value = query;
  }, [query]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() ?? '');
  };
  return (
    <search>
      <form className="ask-form" action={searchPath} method="get" onSubmit={submit}>
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search for deals and events"
          placeholder="Search for deals, events..."
        />
        <button type="submit">
          <Icon name="search" />
          <span className="unseen">Search</span>
        </button>
      </form>
    </search>
  );
}
