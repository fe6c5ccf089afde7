import { savedKey } from '../saved/savedDeals.ts';
import { startIsland } from './islands.ts';

/**
 * Does what `clicked` stands for: loads what can (islands/entries/actions.ts) with the first click. A link to a vendor
 * opens as it is; that it was opened is told from here, because this page may be frozen before anything else arrives.
 */
export function handleActionClick(event: MouseEvent, clicked: Element): void {
  const element = clicked.closest<HTMLAnchorElement>('[data-action]');
  const opens = element?.dataset.opens;
  // The middle button opens links too, and the right one only a menu.
  if (!element || event.button > (opens ? 1 : 0)) return;
  if (opens) recordClick(opens);
  else event.preventDefault();
  startIsland('actions', element).catch(() => {
    // The link that it is without script.
    if (!opens && element.href) location.href = element.href;
  });
}

function recordClick(path: string): void {
  const { clicks } = document.documentElement.dataset;
  if (clicks) navigator.sendBeacon(clicks, JSON.stringify({ path }));
  else fetch(`/click.txt?path=${path}`, { keepalive: true }).catch(() => {});
}

/**
 * Marks the deals that are saved on this device, where there are any, now and when another tab saves some, and opens the
 * panel of the assistant again that was left open (islands/ask/keptOpen.ts).
 */
export function restoreState(): void {
  const take = () => {
    try {
      if (localStorage[savedKey]) startIsland('actions').catch(() => {});
      if (sessionStorage.ask) startIsland('ask').catch(() => {});
    } catch {
      // The visitor does not let sites keep anything.
    }
  };
  // Shorter than listeners; nothing else of the site sets these.
  window.onpageshow = take;
  window.onstorage = take;
}
