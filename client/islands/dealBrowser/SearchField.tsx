import { type FormEvent, useEffect, useRef } from 'react';
import { SearchForm } from '../../ui/SearchForm.tsx';

/** The search words of the filter. */
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
  return <SearchForm ref={input} onSubmit={submit} />;
}
