import { Icon } from '../../../client/ui/Icon.tsx';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { searchPath } from '../../../data/model/routes.ts';

/**
 * Where a visitor tells the assistant what they want. Without scripts the question goes to search; with them it waits
 * for the island around it.
 */
export function AskForm({ assistant }: { readonly assistant: Chrome['assistant'] }) {
  return (
    <form className="ask-form" action={searchPath} method="get">
      <input
        type="search"
        name="q"
        required
        maxLength={200}
        autoComplete="off"
        placeholder={assistant.placeholder}
        aria-label={`Ask ${assistant.name}`}
      />
      <button type="submit" aria-label="Send" data-live="">
        <Icon name="send" />
      </button>
    </form>
  );
}
