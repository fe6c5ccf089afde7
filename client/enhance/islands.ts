type Start = () => void;

/** When to start an island. Any other value is a media query; `interaction` is one that never matches. */
const triggers: Readonly<Record<string, (start: Start, root: Element) => void>> = {
  load: (start) => start(),
  // Safari lacks requestIdleCallback.
  idle: (start) => (window.requestIdleCallback ?? setTimeout)(start),
  visible: (start, root) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '100px' },
    );
    observer.observe(root);
  },
};

/** Interactions that start an island. */
const wakingEvents = ['click', 'focusin', 'input', 'keydown'] as const;

/** Hydrates each island of the page when its trigger fires. A page without islands loads nothing. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepareIsland(root);
}

function prepareIsland(root: HTMLElement): void {
  const { island = '', when = '' } = root.dataset;
  let isStarted = false;
  let clicked: HTMLElement | null = null;
  // Typed text stays in its field, where the island finds it; a click is repeated once the island runs.
  const onInteraction = (event: Event) => {
    const target = event.target as Element;
    // Enter in a field of several lines means the button beside it, which fields of one line click by themselves.
    const live =
      event.type === 'click'
        ? target.closest('[data-live]')
        : (event as KeyboardEvent).key === 'Enter' && target.matches('textarea') && target.nextElementSibling;
    if (live) {
      clicked = live as HTMLElement;
      event.preventDefault();
    }
    start();
  };
  const finish = () => {
    for (const type of wakingEvents) root.removeEventListener(type, onInteraction, true);
    // If the island failed to load, this click does what it does without script.
    if (clicked?.isConnected) clicked.click();
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    startIsland(island, root).then(finish, finish);
  };
  for (const type of wakingEvents) root.addEventListener(type, onInteraction, true);
  const trigger = triggers[when];
  if (trigger) trigger(start, root);
  else startWhenMatching(when, start);
  // Only the island can show what the URL's query asks for.
  if (location.search && 'query' in root.dataset) start();
}

function startWhenMatching(media: string, start: Start): void {
  const query = matchMedia(media);
  if (query.matches) start();
  else query.addEventListener('change', start);
}

/**
 * The version in the file names of client/islands/entries/, set by the bundler. All share one, so that this script does not
 * grow with their number.
 */
declare const islandVersion: string;

/**
 * Loads the entry `name` of client/islands/entries/ and calls its `start` with `root`; rejects if it cannot be loaded.
 */
export const startIsland = async (name: string, root?: HTMLElement): Promise<void> =>
  (await import(`/assets/${name}-${islandVersion}.js`)).start(root);
