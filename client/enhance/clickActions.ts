import { savedKey } from '../saved/savedDeals.ts';
import { startIsland } from './islands.ts';
import { recordClick } from './recordClick.ts';

/**
 * Runs the action of the clicked element; its code (islands/entries/actions.ts) loads with the first click. Links to vendors
 * open by themselves; their click is recorded and their code copied here, because this page may be frozen before that has
 * loaded, and only a page with the focus may copy.
 */
export function handleActionClick(event: MouseEvent, clicked: Element): void {
  const element = clicked.closest<HTMLAnchorElement>('[data-action]');
  const { code, opens } = element?.dataset ?? {};
  // The middle button opens links too; the right one only opens a menu.
  if (!element || event.button > (opens ? 1 : 0)) return;
  if (opens) recordClick(opens);
  else event.preventDefault();
  const copied = code ? navigator.clipboard?.writeText(code) : undefined;
  // What reports a failure may load after it.
  copied?.catch(() => {});
  togglePressed(element);
  startIsland('actions', element, copied).catch(() => {
    togglePressed(element);
    // Follow the link, as without script.
    if (!opens && element.href) location.href = element.href;
  });
}

/** Shows at once what the action of a toggle, such as a heart, will do. */
function togglePressed(element: Element): void {
  const isPressed = element.getAttribute('aria-pressed');
  if (isPressed) element.setAttribute('aria-pressed', `${isPressed === 'false'}`);
}

/**
 * Marks the deals saved on this device, now and whenever another tab changes them, and reopens the assistant's panel if it
 * was left open.
 */
export function restoreState(): void {
  const take = () => {
    try {
      if (localStorage[savedKey]) startIsland('actions').catch(() => {});
      if (sessionStorage.ask) startIsland('ask').catch(() => {});
    } catch {
      // Storage is blocked.
    }
  };
  // Handler properties are shorter than listeners, and nothing else sets them.
  window.onpageshow = take;
  window.onstorage = take;
}
