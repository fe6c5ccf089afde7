import { t } from '../../../data/messages/t.ts';
/** The id of the listbox; a page has only one search dialog. */
export const listId = 'search-results';

/** The suggestions below a search field. */
interface SuggestionList {
  readonly element: HTMLElement;
  /** Shows `links`, with the role of options, instead of the earlier ones. */
  show(links: readonly HTMLAnchorElement[]): void;
}

/** Creates the list of suggestions for `input`. The focus stays in the field, whose arrow keys and Enter reach the list. */
export function createSuggestionList(input: HTMLInputElement): SuggestionList {
  const element = document.createElement('div');
  element.id = listId;
  element.className = 'suggestions';
  setAttributes(element, { role: 'listbox', 'aria-label': t('search.results') });
  // A search field is no combobox, and would keep the first Escape for itself, to clear what is typed.
  setAttributes(input, { type: 'text', inputmode: 'search', enterkeyhint: 'search' });
  setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId });
  const options = () => [...element.children] as HTMLAnchorElement[];
  // -1 is the field itself, one position between the last and the first suggestion.
  let active = -1;

  const activate = (index: number) => {
    active = index;
    for (const [place, link] of options().entries())
      link.setAttribute('aria-selected', `${place === active}`);
    const id = options()[active]?.id;
    if (id) input.setAttribute('aria-activedescendant', id);
    else input.removeAttribute('aria-activedescendant');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const positions = options().length + 1;
    if (step !== undefined && positions > 1) activate(((active + 1 + step + positions) % positions) - 1);
    else if (event.key === 'Enter' && active >= 0) options()[active]?.click();
    else return;
    event.preventDefault();
  };
  input.addEventListener('keydown', onKeyDown);
  input.addEventListener('input', () => activate(-1));
  const show = (links: readonly HTMLAnchorElement[]) => {
    element.replaceChildren(...links);
    input.setAttribute('aria-expanded', `${links.length > 0}`);
    activate(-1);
  };
  show([]);
  return { element, show };
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
