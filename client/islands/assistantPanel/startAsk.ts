import { type AskPanel, createAskPanel } from './askPanel.ts';
import { wasLeftOpen } from './keptOpen.ts';
import type { LoadChat } from './panelChat.ts';

let panel: AskPanel | undefined;

/**
 * Has the way to the assistant open a panel over the page, and the form in `root`, if there is one, ask its question
 * there. A panel that was open on the page before is open again. Nothing where the page has no such way.
 */
export function startAsk(root: HTMLElement | undefined, loadChat: LoadChat): void {
  const link = document.querySelector<HTMLAnchorElement>('a.ask');
  if (!link) return;
  panel ??= openByLink(link, loadChat);
  if (root) panel.prepare();
  const form = root?.querySelector('form');
  if (form) askByForm(form, panel);
}

function openByLink(link: HTMLAnchorElement, loadChat: LoadChat): AskPanel {
  const created = createAskPanel(link, loadChat);
  link.setAttribute('aria-haspopup', 'dialog');
  link.addEventListener('click', (event) => {
    // With these keys the visitor asks for the link in a tab or window of its own.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    created.open(link).catch(() => location.assign(link.href));
  });
  const follow = () => created.follow(wasLeftOpen());
  follow();
  // A page that slept may have missed what became of the panel on others.
  addEventListener('pageshow', ({ persisted }) => persisted && follow());
  return created;
}

function askByForm(form: HTMLFormElement, { open }: AskPanel): void {
  const field = form.querySelector('input') as HTMLInputElement;
  form.addEventListener('submit', (event) => {
    const words = field.value.trim();
    if (words === '') return;
    event.preventDefault();
    open(field, words).then(
      () => form.reset(),
      () => form.submit(),
    );
  });
}
