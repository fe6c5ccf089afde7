/** The clicks on an island that is loading, to be repeated once it runs. */
const clicks = new Map<HTMLElement, HTMLElement[]>();

/**
 * Hydrates the islands of the page: on load, when visible, or else on interaction. A page without islands loads nothing.
 * Typed text stays in its field, where the island finds it. If an island cannot be loaded, clicks do what they do without
 * script; but a question for which there is no network stays in its field, and can be sent again.
 */
export function startIslands(): void {
  for (const root of islands()) {
    const { when, query } = root.dataset;
    // Only the island can show what the URL's query asks for.
    if (when === 'load' || (location.search && query !== undefined)) wake(root);
    if (when === 'visible')
      new IntersectionObserver((entries) => entries.some(isSeen) && wake(root), {
        rootMargin: '100px',
      }).observe(root);
  }
  for (const type of ['click', 'focusin', 'input', 'keydown'])
    document.addEventListener(type, handleInteraction, true);
}

/** Islands that have not been hydrated. */
const islands = () => document.querySelectorAll<HTMLElement>('[data-when]');

const isSeen = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting;

function handleInteraction(event: Event): void {
  const target = event.target as Element;
  const root = target.closest<HTMLElement>('[data-when]');
  if (!root) return;
  wake(root);
  // Enter in a field of several lines means the button beside it, which fields of one line click by themselves.
  const control =
    event.type === 'click'
      ? target.closest<HTMLElement>('[data-live]')
      : (event as KeyboardEvent).key === 'Enter' && target.matches('textarea') && target.nextElementSibling;
  if (!control) return;
  event.preventDefault();
  control.setAttribute('aria-busy', 'true');
  // The button of a sheet is followed by it.
  (control.nextElementSibling as Partial<HTMLDialogElement> | null)?.showModal?.();
  clicks.get(root)?.push(control as HTMLElement);
}

function wake(root: HTMLElement): void {
  if (clicks.has(root)) return;
  const waiting: HTMLElement[] = [];
  clicks.set(root, waiting);
  // What asks a question says in this line that it waits for the network (templates/parts/OfflineLine.tsx).
  const line = root.querySelector<HTMLElement>('[data-offline]');
  const finish = (isOffline?: unknown) => {
    if (line) line.hidden = !isOffline;
    if (isOffline) clicks.delete(root);
    else root.removeAttribute('data-when');
    for (const control of waiting) {
      control.removeAttribute('aria-busy');
      if (!isOffline && control.isConnected) control.click();
    }
  };
  startIsland(root.dataset.island ?? '', root)
    // Any answer will do. A browser may call itself online where nothing can be reached.
    .catch(() => line && fetch('', { cache: 'no-store' }))
    .then(() => finish(), finish);
}

/**
 * The version in the file names of client/islands/entries/, set by the bundler. All share one, so that this script does not
 * grow with their number.
 */
declare const islandVersion: string;

const load = (name: string): Promise<{ start(root?: HTMLElement, copied?: Promise<void>): unknown }> =>
  import(`/assets/${name}-${islandVersion}.js`);

/**
 * Loads the entry `name` of client/islands/entries/ and calls its `start` with `root` and what is being copied for it; rejects
 * if it cannot be loaded, or does not start.
 */
export const startIsland = (name: string, root?: HTMLElement, copied?: Promise<void>): Promise<unknown> =>
  load(name).then(({ start }) => start(root, copied));

/** Begins to load the code of a control while it is pressed: a finger rests on it for about a tenth of a second. */
export function loadOnPress(pressed: Element): void {
  const control = pressed.closest<HTMLElement>('[data-live], [data-action], [data-search]');
  if (!control) return;
  const { action, search } = control.dataset;
  const island = control.closest<HTMLElement>('[data-island]')?.dataset.island ?? '';
  load(action ? 'actions' : search === undefined ? island : 'search').catch(() => {});
}
