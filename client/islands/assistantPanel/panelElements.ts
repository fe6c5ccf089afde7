import { t } from '../../../data/messages/t.ts';
/** The elements of the panel. */
export interface PanelElements {
  readonly dialog: HTMLDialogElement;
  /** Shown until the chat is loaded: a header like the chat's own, and the loading status. */
  readonly waiting: HTMLElement;
  readonly close: HTMLElement;
  readonly status: HTMLElement;
  readonly retry: HTMLElement;
  /** Where the chat is rendered. */
  readonly content: HTMLElement;
}

const markup = () => `<div class="panel-handle"></div>
<div class="panel-waiting conversation in-panel">
<header><img alt=""><div><h2></h2><p>${t('chat.guide')}</p></div>
<button type="button" aria-label="${t('chat.close')}"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6.5 6.5 11 11m0-11-11 11"/></svg></button></header>
<p role="status"></p>
<button type="button" class="button outline" hidden>${t('results.retry')}</button>
</div>
<div class="panel-chat"></div>`;

/** Adds the closed panel behind `link`, with the link's text and picture in its header. */
export function createPanelElements(link: HTMLAnchorElement): PanelElements {
  const dialog = document.createElement('dialog');
  dialog.className = 'chat-panel';
  dialog.tabIndex = -1;
  dialog.innerHTML = markup();
  const find = <T extends HTMLElement>(selector: string) => dialog.querySelector(selector) as T;
  const name = link.textContent.trim();
  dialog.setAttribute('aria-label', name);
  find('h2').textContent = name;
  find<HTMLImageElement>('img').src = link.querySelector('img')?.src ?? '';
  link.after(dialog);
  return {
    dialog,
    waiting: find('.panel-waiting'),
    close: find('header button'),
    status: find('[role=status]'),
    retry: find('.panel-waiting > button'),
    content: find('.panel-chat'),
  };
}
