import { t } from '../../../data/messages/t.ts';
import { readRecent, withSearch, writeRecent } from './recentSearches.ts';

type IdeaLink = readonly [label: string, href: string];

/** Shows what to search for after `place` while `input` is empty: the latest searches in this browser, and popular ones. */
export function showSearchIdeas(input: HTMLInputElement, place: Element): void {
  const searchPage = input.form?.action ?? '';
  const ideas = document.createElement('div');
  ideas.className = 'ideas';
  const recent = readRecent().map(
    (words): IdeaLink => [words, `${searchPage}?q=${encodeURIComponent(words)}`],
  );
  if (recent.length > 0) {
    const part = ideasUnder(t('search.recent'), recent);
    part.append(clearButton(part));
    ideas.append(part);
  }
  popularSearches(searchPage).then(
    (links) => links.length > 0 && ideas.append(ideasUnder(t('search.popular'), links)),
    () => undefined,
  );
  const update = () => {
    ideas.hidden = input.value.trim() !== '';
  };
  input.addEventListener('input', update);
  input.form?.addEventListener('submit', () => writeRecent(withSearch(readRecent(), input.value)));
  update();
  place.after(ideas);
}

/** The popular searches of the search page, which knows them; pages that nobody searches from stay smaller. */
async function popularSearches(searchPage: string): Promise<IdeaLink[]> {
  const page = new DOMParser().parseFromString(await (await fetch(searchPage)).text(), 'text/html');
  const links = page.querySelectorAll<HTMLAnchorElement>('[data-popular] a');
  return Array.from(links, (link) => [link.textContent.trim(), link.getAttribute('href') ?? searchPage]);
}

function ideasUnder(heading: string, links: readonly IdeaLink[]): HTMLElement {
  const part = document.createElement('section');
  const title = document.createElement('h2');
  title.textContent = heading;
  const list = document.createElement('ul');
  for (const [label, href] of links) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = href;
    link.textContent = label;
    item.append(link);
    list.append(item);
  }
  part.append(title, list);
  return part;
}

function clearButton(part: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('search.clear');
  button.addEventListener('click', () => {
    writeRecent([]);
    part.closest('dialog')?.querySelector('input')?.focus();
    part.remove();
  });
  return button;
}
