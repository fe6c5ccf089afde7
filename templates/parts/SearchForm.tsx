import { Icon } from '../../client/ui/Icon.tsx';
import { searchPath } from '../../data/model/routes.ts';

/** A field for words to look for; the address of the answer can be shared. */
export function SearchForm() {
  return (
    <search>
      <form className="ask-form" action={searchPath} method="get">
        <input
          type="search"
          name="q"
          required
          maxLength={200}
          placeholder="Search for deals, events..."
          aria-label="Search for deals, events"
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
