type Start = () => void;

/** When the time of an island has come; any other value is a media query. */
const triggers: Readonly<Record<string, (start: Start, root: Element) => void>> = {
  load: (start) => start(),
  // Not every browser knows of idle times.
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
  interaction: () => undefined,
};

/** What a visitor may do with an island before it lives. */
const wakingEvents = ['click', 'focusin', 'input', 'submit'] as const;

/** Brings each island of the page to life when its time has come. A page without islands loads nothing. */
export function startIslands(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepareIsland(root);
}

function prepareIsland(root: HTMLElement): void {
  const { island = '', when = '' } = root.dataset;
  let isStarted = false;
  let clicked: HTMLElement | null = null;
  // What is typed stays in its field, where the island finds it; a click waits for the island.
  const touched = (event: Event) => {
    const live = event.type === 'click' && (event.target as Element).closest<HTMLElement>('[data-live]');
    if (live) {
      clicked = live;
      event.preventDefault();
    }
    start();
  };
  const settle = () => {
    for (const type of wakingEvents) root.removeEventListener(type, touched, true);
    // Where the island could not be loaded, this is the click on the plain page that it would have been.
    if (clicked?.isConnected) clicked.click();
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    startIsland(island, root).then(settle, settle);
  };
  for (const type of wakingEvents) root.addEventListener(type, touched, true);
  const trigger = triggers[when];
  if (trigger) trigger(start, root);
  else startWhenMatching(when, start);
  // The address asks for something that only the island can show.
  if (location.search && 'query' in root.dataset) start();
}

function startWhenMatching(media: string, start: Start): void {
  const query = matchMedia(media);
  if (query.matches) start();
  else query.addEventListener('change', start);
}

/**
 * Ends the names of the files that are made of client/islands/entries/; the bundler puts it in. One for all of them, so
 * that this script grows with none.
 */
declare const islandVersion: string;

/**
 * Loads the file `name` of client/islands/entries/, with what it needs, and has it start with `root`; rejects where it
 * cannot be loaded.
 */
export const startIsland = async (name: string, root?: HTMLElement): Promise<void> =>
  (await import(`/assets/${name}-${islandVersion}.js`)).start(root);
