/** What the panel consists of. */
export interface PanelParts {
  readonly dialog: HTMLDialogElement;
  /** Stands in for the chat until that is there: a head like its own, and how it is coming along. */
  readonly waiting: HTMLElement;
  readonly close: HTMLElement;
  readonly status: HTMLElement;
  readonly retry: HTMLElement;
  /** Where the chat goes. */
  readonly place: HTMLElement;
}

const markup = `<div class="panel-handle"></div>
<div class="panel-waiting conversation in-panel">
<header><img alt=""><div><h2></h2><p>Your guide to the city</p></div>
<button type="button" aria-label="Close"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m6.5 6.5 11 11m0-11-11 11"/></svg></button></header>
<p role="status"></p>
<button type="button" class="button outline" hidden>Try again</button>
</div>
<div class="panel-chat"></div>`;

/** The panel that `link` leads to, with its picture and its words, closed and at its side. */
export function createPanel(link: HTMLAnchorElement): PanelParts {
  const dialog = document.createElement('dialog');
  dialog.className = 'chat-panel';
  dialog.tabIndex = -1;
  dialog.innerHTML = markup;
  const part = <T extends HTMLElement>(selector: string) => dialog.querySelector(selector) as T;
  const name = link.textContent.trim();
  dialog.setAttribute('aria-label', name);
  part('h2').textContent = name;
  part<HTMLImageElement>('img').src = link.querySelector('img')?.src ?? '';
  link.after(dialog);
  return {
    dialog,
    waiting: part('.panel-waiting'),
    close: part('header button'),
    status: part('[role=status]'),
    retry: part('.panel-waiting > button'),
    place: part('.panel-chat'),
  };
}
