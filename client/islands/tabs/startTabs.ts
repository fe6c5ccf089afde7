/**
 * Turns links and the sections they point to into tabs. The URL's hash names the open tab without adding a history entry,
 * so that Back leaves the page and returning restores the tab.
 */
export function startTabs(root: HTMLElement): void {
  const list = root.querySelector('nav') as HTMLElement;
  const tabs = [...list.querySelectorAll('a')];
  const panels = tabs.map(({ hash }) => root.querySelector(hash) as HTMLElement);
  const names = panels.map(({ id }) => id);
  const isOpen = (index: number) => !panels[index]?.hidden;

  const open = (index: number) => {
    tabs.forEach((tab, place) => {
      tab.setAttribute('aria-selected', String(place === index));
      tab.tabIndex = place === index ? 0 : -1;
    });
    panels.forEach((panel, place) => {
      panel.hidden = place !== index;
    });
  };
  const choose = (index: number) => {
    open(index);
    history.replaceState(history.state, '', `#${names[index]}`);
  };

  list.setAttribute('role', 'tablist');
  tabs.forEach((tab, place) => {
    const panel = panels[place] as HTMLElement;
    tab.setAttribute('role', 'tab');
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
  });
  open(tabByHash(location.hash, names) ?? 0);

  list.addEventListener('click', (event) => {
    const index = tabs.indexOf((event.target as Element).closest('a') as HTMLAnchorElement);
    // These keys open the link in a new tab or window.
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(index);
  });
  list.addEventListener('keydown', (event) => {
    const from = tabs.indexOf(event.target as HTMLAnchorElement);
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = event.key === ' ' ? from : tabByKey(event.key, from, tabs.length, document.dir === 'rtl');
    if (index === null) return;
    event.preventDefault();
    choose(index);
    tabs[index]?.focus();
  });
  // Another link or a history entry names a tab.
  addEventListener('hashchange', () => {
    const index = tabByHash(location.hash, names);
    if (index === null || isOpen(index)) return;
    open(index);
    if (location.hash) panels[index]?.scrollIntoView();
  });
}

/**
 * The tab, of `count`, that a key moves to from the one at `index`, wrapping around; `null` for other keys. The next one is at
 * the left if the first is at the right.
 */
export function tabByKey(key: string, index: number, count: number, isFirstAtRight: boolean): number | null {
  switch (key) {
    case isFirstAtRight ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case isFirstAtRight ? 'ArrowRight' : 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The index of the name in a URL's `hash`: 0 without a hash, `null` for an unknown name. */
export function tabByHash(hash: string, names: readonly string[]): number | null {
  const index = hash ? names.indexOf(hash.slice(1)) : 0;
  return index < 0 ? null : index;
}
